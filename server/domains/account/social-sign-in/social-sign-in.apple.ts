import { createPrivateKey, type KeyObject } from "node:crypto";
import { SignJWT } from "jose";
import type { ClientAuth } from "openid-client";
import type { Config } from "#server/platform/config/config.ts";
import { openIdProvider, type Provider } from "./social-sign-in.openid.ts";

export function appleProvider(config: Config, callbackUrl: string): Provider | null {
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
