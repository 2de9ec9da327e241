import { ClientSecretPost } from "openid-client";
import type { Config } from "#server/platform/config/config.ts";
import { openIdProvider, type Provider } from "./social-sign-in.openid.ts";

export function googleProvider(config: Config, callbackUrl: string): Provider | null {
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
