import { type Locale, localeCookie, parseLocale } from "#contract/shared/locale.ts";
import {
  freshLoginCookie,
  type SocialProvider,
  socialProviders,
  socialSignInEndpoints,
} from "#contract/social-sign-in.ts";
import type { CallCookies } from "#server/platform/http/call.ts";
import type { Platform } from "#server/platform/platform.ts";
import { createProviders } from "./social-sign-in.providers.ts";
import {
  freshLoginLifetimeMs,
  type Landing,
  landingPath,
  signInLifetimeMs,
} from "./social-sign-in.rules.ts";
import {
  confirmSocialLink,
  finishSignIn,
  keepPostedNames,
  startSignIn,
} from "./social-sign-in.service.ts";

export function bindSocialSignIn(platform: Platform): void {
  const { bind, config } = platform;
  const providers = createProviders(config);
  const parts = { ...platform, providers };
  // A cookie of that name can only be set by this very host, never by a neighbouring subdomain.
  const browserCookie = config.isHttps ? "__Host-sign_in" : "sign_in";

  bind(socialSignInEndpoints.listProviders, async () => ({
    data: socialProviders.filter((provider) => providers[provider]),
  }));

  bind(socialSignInEndpoints.start, async ({ params: { provider }, query, cookies, ...call }) => {
    const locale = query.locale ?? localeOf(cookies, call.locale);
    const redirectTo = query.redirect ?? null;
    const started = await startSignIn(parts, {
      provider,
      browser: cookies.read(browserCookie),
      redirectTo,
      profileType: query.profileType ?? null,
      locale,
    });
    if (!started) return problem({ provider, locale, redirectTo });
    cookies.keep(browserCookie, started.browser, signInLifetimeMs / 1000);
    return { location: started.address };
  });

  bind(socialSignInEndpoints.finish, async ({ params: { provider }, query, cookies, ...call }) => {
    const landing = await finishSignIn(parts, {
      provider,
      browser: cookies.read(browserCookie),
      locale: localeOf(cookies, call.locale),
      answer: query,
    });
    if (landing.at === "loginToken") {
      cookies.keep(freshLoginCookie, landing.token, freshLoginLifetimeMs / 1000);
    }
    // Facebook leaves `#_=_` behind its address, and browsers carry that on unless told otherwise.
    const path = landingPath(landing);
    return { location: provider === "facebook" ? `${path}#` : path };
  });

  /**
   * A post from another site comes without our cookies, which are Lax. Sent on to the same address
   * by a GET, the browser brings them: no cookie has to be open to every site for Apple's sake.
   */
  bind(socialSignInEndpoints.finishByPost, async ({ params: { provider }, body, db }) => {
    const { user, ...answer } = body;
    await keepPostedNames(db, provider, answer.state, user);
    const given = Object.entries(answer).filter((entry): entry is [string, string] => !!entry[1]);
    return { location: `/api/auth/${provider}/callback?${new URLSearchParams(given)}` };
  });

  bind(socialSignInEndpoints.confirmLink, async ({ body, device, cookies }) => {
    const opened = await confirmSocialLink(parts, {
      token: body.token,
      device: body.device ?? device,
    });
    cookies.setSession(opened.token);
    return opened;
  });
}

type Whence = { provider: SocialProvider; locale: Locale; redirectTo: string | null };

function problem(whence: Whence): { location: string } {
  const landing: Landing = { at: "login", problem: "failed", ...whence };
  return { location: landingPath(landing) };
}

/** A page is asked for by the browser, whose own language may be another than the one chosen here. */
function localeOf(cookies: CallCookies, fallback: Locale): Locale {
  return parseLocale(cookies.read(localeCookie.name)) ?? fallback;
}
