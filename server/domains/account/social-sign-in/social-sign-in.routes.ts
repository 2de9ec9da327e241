import { type Locale, localeCookie, parseLocale } from "#contract/shared/locale.ts";
import {
  freshLoginCookie,
  type SocialProvider,
  socialProviders,
  socialSignInEndpoints,
} from "#contract/social-sign-in.ts";
import type { Context, VisitorContext } from "#server/platform/context.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import { confirmSocialLink } from "./social-admission.service.ts";
import {
  freshLoginLifetimeMs,
  type Landing,
  landingPath,
  signInLifetimeMs,
} from "./social-sign-in.rules.ts";
import {
  finishSignIn,
  prepareReturn,
  prepareSignIn,
  startSignIn,
  storePostedNames,
  type WithProviders,
} from "./social-sign-in.service.ts";

export function bindSocialSignIn({ bind }: DomainEntries<WithProviders>): void {
  bind(socialSignInEndpoints.listProviders, async ({ providers }) => ({
    data: socialProviders.filter((provider) => providers[provider]),
  }));

  bind(socialSignInEndpoints.start, {
    prepare: (ctx, { params }) => prepareSignIn(ctx, params),
    run: async (ctx, { params: { provider }, query, prepared }) => {
      const { cookies } = ctx.visit;
      const locale = query.locale ?? localeOf(ctx);
      const redirectTo = query.redirect ?? null;
      if (!prepared) return problem({ provider, locale, redirectTo });
      const { browser } = await startSignIn(ctx, {
        provider,
        browser: cookies.read(browserCookie(ctx)),
        redirectTo,
        profileType: query.profileType ?? null,
        invitation: query.invitation ?? null,
        locale,
        secrets: prepared.secrets,
      });
      cookies.setHidden(browserCookie(ctx), browser, signInLifetimeMs / 1000);
      return { location: prepared.address };
    },
  });

  bind(socialSignInEndpoints.finish, {
    prepare: (ctx, { params: { provider }, query }) =>
      prepareReturn(ctx, {
        provider,
        browser: ctx.visit.cookies.read(browserCookie(ctx)),
        locale: localeOf(ctx),
        answer: query,
      }),
    run: async (ctx, { params: { provider }, prepared }) => {
      const landing = await finishSignIn(ctx, prepared);
      if (landing.at === "loginToken") {
        ctx.visit.cookies.setHidden(freshLoginCookie, landing.token, freshLoginLifetimeMs / 1000);
      }
      // Facebook leaves `#_=_` behind its address, and browsers carry that on unless told otherwise.
      const path = landingPath(landing);
      return { location: provider === "facebook" ? `${path}#` : path };
    },
  });

  /**
   * A post from another site comes without our cookies, which are Lax. Sent on to the same address
   * by a GET, the browser brings them: no cookie has to be open to every site for Apple's sake.
   */
  bind(socialSignInEndpoints.finishByPost, async (ctx, { params: { provider }, body }) => {
    const { user, ...answer } = body;
    await storePostedNames(ctx, { provider, state: answer.state, user });
    const given = Object.entries(answer).filter((entry): entry is [string, string] => !!entry[1]);
    return { location: `/api/auth/${provider}/callback?${new URLSearchParams(given)}` };
  });

  bind(socialSignInEndpoints.confirmLink, async (ctx, { body }) => {
    const device = body.device ?? ctx.visit.device;
    return confirmSocialLink(ctx, { token: body.token, device });
  });
}

/** A cookie of that name can only be set by this very host, never by a neighbouring subdomain. */
function browserCookie({ config }: Context<"config">): string {
  return config.isHttps ? "__Host-sign_in" : "sign_in";
}

type Whence = { provider: SocialProvider; locale: Locale; redirectTo: string | null };

function problem(whence: Whence): { location: string } {
  const landing: Landing = { at: "login", problem: "failed", ...whence };
  return { location: landingPath(landing) };
}

/** A page is asked for by the browser, whose own language may be another than the one chosen here. */
function localeOf({ visit, locale }: VisitorContext): Locale {
  return parseLocale(visit.cookies.read(localeCookie.name)) ?? locale;
}
