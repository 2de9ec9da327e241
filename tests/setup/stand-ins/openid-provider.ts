import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type CryptoKey, exportJWK, generateKeyPair, jwtVerify } from "jose";
import Provider, { type Configuration, interactionPolicy } from "oidc-provider";
import { createMemoryAdapter } from "./openid-memory.ts";

/**
 * A real OpenID provider on this machine, dressed as Google or as Apple. Its log-in page takes any
 * account by name; whoever it was not told about has that name at example.test, and verified.
 */
export type OpenIdProvider = {
  issuer: string;
  /** What it says about somebody, by the account's name. */
  people: Map<string, Person>;
  /** The next token that it gives out is not right. */
  spoilOnce(how: Spoiling): void;
  stop(): Promise<void>;
};

export type Person = {
  email?: string;
  email_verified?: boolean | string;
  given_name?: string;
  family_name?: string;
};

export type Spoiling = "signature" | "nothing at all";

export type OpenIdClient = {
  clientId: string;
  redirectUri: string;
  /** Apple's secret is signed by us, and its answer is posted, with the name at the first time. */
  secret: { shared: string } | { teamId: string; keyId: string; publicKey: CryptoKey };
};

export async function startOpenIdProvider(client: OpenIdClient): Promise<OpenIdProvider> {
  const people = new Map<string, Person>();
  const spoilings: Spoiling[] = [];
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  // To a browser `localhost` is another site than 127.0.0.1, where ours is: as it is in the world.
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const personOf = (account: string): Person =>
    people.get(account) ?? { email: `${account}@example.test`, email_verified: true };

  const provider = new Provider(issuer, await configurationFor(client, personOf));
  if ("teamId" in client.secret) acceptSignedSecrets(provider, issuer, client);
  const greeted = new Set<string>();
  provider.use(async (context, next) => {
    await next();
    if (context.path === "/token" && spoilings.length > 0) {
      context.body = spoil(context.body as Tokens, spoilings.shift());
    }
    const account = context.oidc?.session?.accountId;
    if (account && typeof context.body === "string" && !greeted.has(account)) {
      greeted.add(account);
      context.body = context.body.replace(
        "<noscript>",
        `${nameField(personOf(account))}<noscript>`,
      );
    }
  });

  const callback = provider.callback();
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    if (request.url === "/favicon.ico") return void response.writeHead(204).end();
    if (!request.url?.startsWith("/interaction/")) return void callback(request, response);
    answerInteraction(provider, request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  return {
    issuer,
    people,
    spoilOnce: (how) => spoilings.push(how),
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

async function configurationFor(
  client: OpenIdClient,
  personOf: (account: string) => Person,
): Promise<Configuration> {
  const isApple = "teamId" in client.secret;
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const policy = interactionPolicy.base();
  policy.remove("consent");
  policy.add(new interactionPolicy.Prompt({ name: "select_account", requestable: true }), 0);
  return {
    adapter: createMemoryAdapter(),
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: "RS256", use: "sig" }] },
    cookies: { keys: [randomBytes(16).toString("hex")] },
    clients: [
      {
        client_id: client.clientId,
        client_secret: "shared" in client.secret ? client.secret.shared : "signed each time",
        token_endpoint_auth_method: "client_secret_post",
        redirect_uris: [client.redirectUri],
        grant_types: ["authorization_code"],
        response_types: ["code"],
      },
    ],
    scopes: ["openid", "email", ...(isApple ? ["name"] : ["profile"])],
    claims: {
      openid: ["sub"],
      email: ["email", "email_verified"],
      ...(isApple ? {} : { profile: ["given_name", "family_name"] }),
    },
    // Google and Apple put what they know into the token; the letter of the standard would not.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_context, { uid }) => `/interaction/${uid}` },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: () => ({ sub, ...personOf(sub) }),
    }),
    // Whoever logs in has agreed.
    async loadExistingGrant({ oidc }) {
      const accountId = oidc.session?.accountId;
      const clientId = oidc.client?.clientId;
      if (!accountId || !clientId) return undefined;
      const grant = new oidc.provider.Grant({ accountId, clientId });
      grant.addOIDCScope(String(oidc.params?.scope ?? ""));
      await grant.save();
      return grant;
    },
  };
}

/** Apple wants its client's secret to be a token of the team's own making, by its written rules. */
function acceptSignedSecrets(provider: Provider, issuer: string, client: OpenIdClient): void {
  const { secret, clientId } = client;
  if (!("teamId" in secret)) return;
  provider.Client.prototype.compareClientSecret = async (given: string) => {
    const { protectedHeader, payload } = await jwtVerify(given, secret.publicKey, {
      issuer: secret.teamId,
      subject: clientId,
      audience: issuer,
      algorithms: ["ES256"],
      requiredClaims: ["iat", "exp"],
    });
    const lifetime = Number(payload.exp) - Number(payload.iat);
    return protectedHeader.kid === secret.keyId && lifetime <= 15_777_000;
  };
}

async function answerInteraction(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method === "GET") {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(loginPage);
    return;
  }
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const form = new URLSearchParams(Buffer.concat(chunks).toString());
  const result =
    form.get("answer") === "cancel"
      ? { error: "access_denied", error_description: "The person said no." }
      : { login: { accountId: form.get("account") ?? "" }, select_account: {} };
  await provider.interactionFinished(request, response, result);
}

const loginPage = `<!doctype html>
<html lang="en"><title>A provider</title>
<main><h1>A provider</h1>
<form method="post">
  <label>Account <input name="account"></label>
  <button name="answer" value="continue">Continue</button>
  <button name="answer" value="cancel">Cancel</button>
</form></main></html>`;

type Tokens = { id_token?: string };

function spoil(tokens: Tokens, how: Spoiling | undefined): Tokens {
  if (how !== "signature" || !tokens.id_token) return {};
  const [head, body, signature = ""] = tokens.id_token.split(".");
  const other = signature.startsWith("A") ? "B" : "A";
  return { ...tokens, id_token: `${head}.${body}.${other}${signature.slice(1)}` };
}

function nameField({ given_name, family_name, email }: Person): string {
  const user = JSON.stringify({ name: { firstName: given_name, lastName: family_name }, email });
  return `<input type="hidden" name="user" value="${user.replaceAll('"', "&quot;")}"/>`;
}
