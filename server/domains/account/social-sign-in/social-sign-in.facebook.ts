import { createHmac } from "node:crypto";
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretPost,
  Configuration,
  fetchProtectedResource,
} from "openid-client";
import * as z from "zod";
import type { Config } from "#server/platform/config/config.ts";
import {
  answeredUrl,
  authorizationParameters,
  type Provider,
  timeoutSeconds,
  whenLocal,
} from "./social-sign-in.openid.ts";

const person = z.object({
  id: z.string(),
  email: z.string().optional(),
  first_name: z.string().optional(),
  last_name: z.string().optional(),
});

/** Facebook is OAuth 2 without the rest: who it is has to be asked, and no address is vouched for. */
export function facebookProvider(config: Config, callbackUrl: string): Provider | null {
  const { FACEBOOK_APP_ID: appId, FACEBOOK_APP_SECRET: appSecret } = config;
  if (!appId || !appSecret) return null;
  const { FACEBOOK_URL: site, FACEBOOK_GRAPH_URL: graph } = config;
  const server = {
    issuer: site,
    authorization_endpoint: `${site}/dialog/oauth`,
    token_endpoint: `${graph}/oauth/access_token`,
  };
  const configuration = new Configuration(server, appId, appSecret, ClientSecretPost(appSecret));
  configuration.timeout = timeoutSeconds;
  for (const allow of whenLocal(graph)) allow(configuration);

  return {
    async addressFor({ state, codeVerifier }) {
      const parameters = await authorizationParameters({
        callbackUrl,
        scope: "email public_profile",
        state,
        codeVerifier,
        // Who kept their address to themselves the last time is asked for it again.
        parameters: { auth_type: "rerequest" },
      });
      return buildAuthorizationUrl(configuration, parameters).href;
    },
    async identify({ state, codeVerifier }, answer) {
      const tokens = await authorizationCodeGrant(
        configuration,
        answeredUrl(callbackUrl, state, answer),
        { expectedState: state, pkceCodeVerifier: codeVerifier },
      );
      const url = new URL(`${graph}/me`);
      url.searchParams.set("fields", "id,email,first_name,last_name");
      // Shows that we are the app that the token was made for, and not somebody who found it.
      const proof = createHmac("sha256", appSecret).update(tokens.access_token).digest("hex");
      url.searchParams.set("appsecret_proof", proof);
      const answered = await fetchProtectedResource(configuration, tokens.access_token, url, "GET");
      if (!answered.ok) throw new Error(`Graph API answered ${answered.status}`);
      const { id, first_name, last_name, ...rest } = person.parse(await answered.json());
      return { sub: id, given_name: first_name, family_name: last_name, ...rest };
    },
  };
}
