import { createPrivateKey, type KeyObject } from "node:crypto";
import { SignJWT } from "jose";
import { type ClientAuth, ClientSecretPost } from "openid-client";
import type { SocialProvider } from "#contract/social-sign-in.ts";
import type { Config } from "#server/platform/config/config.ts";
import { facebookProvider } from "./social-sign-in.facebook.ts";
import { openIdProvider, type Provider } from "./social-sign-in.openid.ts";

export type Providers = Partial<Record<SocialProvider, Provider>>;

/** Those that this installation has the keys of. */
export function createProviders(config: Config): Providers {
  const callback = (provider: SocialProvider) => `${config.appUrl}/api/auth/${provider}/callback`;
  const google = googleProvider(config, callback("google"));
  const apple = appleProvider(config, callback("apple"));
  const facebook = facebookProvider(config, callback("facebook"));
  return {
    ...(google ? { google } : {}),
    ...(apple ? { apple } : {}),
    ...(facebook ? { facebook } : {}),
  };
}

function appleProvider(config: Config, callbackUrl: string): Provider | null {
  const { APPLE_CLIENT_ID: clientId, APPLE_PRIVATE_KEY: privateKey } = config;
  const { APPLE_TEAM_ID: teamId, APPLE_KEY_ID: keyId, APPLE_ISSUER: issuer } = config;
  if (!clientId || !privateKey || !teamId || !keyId) return null;
  const key = createPrivateKey(privateKey);
  return openIdProvider({
    issuer,
    clientId,
    clientAuth: signedSecret({ clientId, teamId, keyId, key, issuer }),
    callbackUrl,
    scope: "openid name email",
    // Apple gives name and address only to those who let it post its answer.
    parameters: { response_mode: "form_post" },
  });
}

type Signer = { clientId: string; teamId: string; keyId: string; key: KeyObject; issuer: string };

/** Apple's client secret is a token that one signs oneself; a fresh one each time never runs out. */
function signedSecret({ clientId, teamId, keyId, key, issuer }: Signer): ClientAuth {
  return async (_server, _client, body) => {
    const secret = await new SignJWT()
      .setProtectedHeader({ alg: "ES256", kid: keyId })
      .setIssuer(teamId)
      .setSubject(clientId)
      .setAudience(issuer)
      .setIssuedAt()
      .setExpirationTime("5 minutes")
      .sign(key);
    body.set("client_id", clientId);
    body.set("client_secret", secret);
  };
}

function googleProvider(config: Config, callbackUrl: string): Provider | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: secret } = config;
  if (!clientId || !secret) return null;
  return openIdProvider({
    issuer: config.GOOGLE_ISSUER,
    clientId,
    clientAuth: ClientSecretPost(secret),
    callbackUrl,
    scope: "openid email profile",
    // Who has several accounts is asked which, where Google would take the one used last.
    parameters: { prompt: "select_account" },
  });
}
