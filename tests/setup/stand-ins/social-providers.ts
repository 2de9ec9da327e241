import { exportPKCS8, generateKeyPair } from "jose";
import type { SocialProvider } from "#contract/social-sign-in.ts";
import { startFacebookStandIn } from "./facebook-stand-in.ts";
import { startOpenIdProvider } from "./openid-provider.ts";

/** Google, Apple and Facebook on this machine, and the settings that lead a site to them. */
export async function startSocialProviders(site: string) {
  const redirectUri = (provider: SocialProvider) => `${site}/api/auth/${provider}/callback`;
  const { privateKey, publicKey } = await generateKeyPair("ES256", { extractable: true });
  const google = await startOpenIdProvider({
    clientId: "our-google-client",
    redirectUri: redirectUri("google"),
    secret: { shared: "our-google-secret" },
  });
  const apple = await startOpenIdProvider({
    clientId: "nl.kwispel.test",
    redirectUri: redirectUri("apple"),
    secret: { teamId: "TEAM123456", keyId: "KEY1234567", publicKey },
  });
  const facebook = await startFacebookStandIn({
    appId: "1234567890",
    appSecret: "our-facebook-secret",
    redirectUri: redirectUri("facebook"),
  });
  const environment = {
    GOOGLE_CLIENT_ID: "our-google-client",
    GOOGLE_CLIENT_SECRET: "our-google-secret",
    GOOGLE_ISSUER: google.issuer,
    APPLE_CLIENT_ID: "nl.kwispel.test",
    APPLE_TEAM_ID: "TEAM123456",
    APPLE_KEY_ID: "KEY1234567",
    APPLE_PRIVATE_KEY: (await exportPKCS8(privateKey)).replaceAll("\n", "\\n"),
    APPLE_ISSUER: apple.issuer,
    FACEBOOK_APP_ID: "1234567890",
    FACEBOOK_APP_SECRET: "our-facebook-secret",
    FACEBOOK_URL: facebook.url,
    FACEBOOK_GRAPH_URL: facebook.url,
  };
  const stop = async () => {
    await Promise.all([google.stop(), apple.stop(), facebook.stop()]);
  };
  return { google, apple, facebook, environment, stop };
}
