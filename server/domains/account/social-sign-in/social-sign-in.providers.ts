import type { SocialProvider } from "#contract/social-sign-in.ts";
import type { Config } from "#server/platform/config/config.ts";
import { appleProvider } from "./social-sign-in.apple.ts";
import { facebookProvider } from "./social-sign-in.facebook.ts";
import { googleProvider } from "./social-sign-in.google.ts";
import type { Provider } from "./social-sign-in.openid.ts";

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
