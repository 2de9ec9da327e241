import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientAuth,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
} from "openid-client";

/** The secrets of one sign-in: made before somebody leaves, needed when they are back. */
export type Secrets = { state: string; nonce: string; codeVerifier: string };
/** What the provider sent them back with. */
export type Answer = { code: string; iss?: string | undefined };

export type Provider = {
  /** The provider's own log-in page. */
  addressFor(secrets: Secrets): Promise<string>;
  /** Whom the provider says it is, checked to come from it and to be meant for us, now. */
  identify(secrets: Secrets, answer: Answer): Promise<unknown>;
};

export const timeoutSeconds = 10;

export type OpenIdOptions = {
  issuer: string;
  clientId: string;
  clientAuth: ClientAuth;
  callbackUrl: string;
  scope: string;
  parameters?: Record<string, string>;
};

/** A provider by the book: OpenID Connect with discovery, code flow and PKCE. */
export function openIdProvider(options: OpenIdOptions): Provider {
  let discovered: Promise<Configuration> | undefined;

  /** What was found is kept until something fails: then it may be what has changed. */
  async function withConfiguration<Result>(use: (found: Configuration) => Promise<Result>) {
    discovered ??= discover(options);
    try {
      return await use(await discovered);
    } catch (error) {
      discovered = undefined;
      throw error;
    }
  }

  return {
    addressFor: (secrets) =>
      withConfiguration(async (configuration) => {
        const { state, nonce, codeVerifier } = secrets;
        const url = buildAuthorizationUrl(configuration, {
          ...(await authorizationParameters({ ...options, state, codeVerifier })),
          nonce,
        });
        return url.href;
      }),
    identify: (secrets, answer) =>
      withConfiguration(async (configuration) => {
        const { state, nonce, codeVerifier } = secrets;
        const url = answeredUrl(options.callbackUrl, state, answer);
        const tokens = await authorizationCodeGrant(configuration, url, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
        });
        return tokens.claims();
      }),
  };
}

function discover({ issuer, clientId, clientAuth }: OpenIdOptions): Promise<Configuration> {
  return discovery(new URL(issuer), clientId, undefined, clientAuth, {
    timeout: timeoutSeconds,
    // Signatures are checked although the token comes straight from the provider: it costs nothing.
    execute: [enableNonRepudiationChecks, ...whenLocal(issuer)],
  });
}

/** Plain http is for a provider on this machine; the real ones have https addresses. */
export function whenLocal(address: string) {
  return address.startsWith("http:") ? [allowInsecureRequests] : [];
}

export async function authorizationParameters(input: {
  callbackUrl: string;
  scope: string;
  state: string;
  codeVerifier: string;
  parameters?: Record<string, string>;
}): Promise<Record<string, string>> {
  return {
    redirect_uri: input.callbackUrl,
    scope: input.scope,
    state: input.state,
    code_challenge: await calculatePKCECodeChallenge(input.codeVerifier),
    code_challenge_method: "S256",
    ...input.parameters,
  };
}

/** The library reads the answer off the address that the browser was sent to. */
export function answeredUrl(callbackUrl: string, state: string, { code, iss }: Answer): URL {
  const url = new URL(callbackUrl);
  url.searchParams.set("code", code);
  url.searchParams.set("state", state);
  if (iss) url.searchParams.set("iss", iss);
  return url;
}
