import {
  lastPlaceCookie,
  lastProfileTypeCookie,
  parsePlaceSlug,
  parseProfileType,
} from "#contract/shared/guest-cookies.ts";
import { faqData } from "#web/features/home/faq.ts";
import { HeroLinks } from "#web/features/home/hero-links.tsx";
import { SearchBlock } from "#web/features/search/search-block.tsx";
import { loadUser, openPage } from "#web/lib/page/page.server.ts";
import { metaTags } from "#web/lib/page/page-meta.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { readCookie } from "#web/lib/session/cookies.ts";
import { adminsAtWork, finishSignupFirst } from "#web/lib/session/guards.ts";
import { carrySkip, useSkipEndsOnLeaving } from "#web/lib/session/skip-signup.ts";
import type { Route } from "./+types/home.ts";
import { DashboardPart, withDashboard } from "./dashboard-part.tsx";
import { FrontDoor } from "./front-door.tsx";
import { loadDashboard } from "./load-dashboard.ts";
import { loadFrontDoor } from "./load-front-door.ts";
import { siteData } from "./structured-data.ts";

export const middleware = [adminsAtWork, finishSignupFirst];
export const clientMiddleware = [carrySkip, withDashboard];

export const handle: RouteHandle = {
  namespaces: (loaded) =>
    (loaded as { dashboard?: unknown } | undefined)?.dashboard
      ? [
          "dashboard",
          "badge-names",
          "bookings",
          "care",
          "sitters",
          "requests",
          "favorites",
          "profiles",
        ]
      : ["home", "search-block", "care", "sitters", "favorites", "reviews"],
  sky: true,
};

export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const user = await loadUser(args);
  const profile = user?.profile;
  if (user && profile) {
    const meta = page.meta({ title: page.texts("dashboard")("title") });
    return { dashboard: await loadDashboard(page, user, profile), frontDoor: null, meta };
  }
  const t = page.texts("home");
  const cookies = args.request.headers.get("cookie");
  const lastPlace = parsePlaceSlug(readCookie(cookies, lastPlaceCookie));
  return {
    dashboard: null,
    frontDoor: {
      ...(await loadFrontDoor(page, lastPlace)),
      /** As whom this browser was used last, for a visitor who has not logged in yet. */
      lastProfileType: parseProfileType(readCookie(cookies, lastProfileTypeCookie)),
      structured: [siteData(page.origin), faqData(t)],
    },
    meta: page.meta({ title: t("meta.title"), description: t("meta.description"), path: "/" }),
  };
}

/** Guests with the same cookies see the same page, so the server may render it once for all of them. */
export const headers: Route.HeadersFunction = () => ({ "X-Guest-Cache": "30" });

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...metaTags(loaderData?.meta),
  ...(loaderData?.frontDoor?.structured ?? []).map((about) => ({ "script:ld+json": about })),
];

export default function Home({ loaderData }: Route.ComponentProps) {
  useSkipEndsOnLeaving();
  const { dashboard, frontDoor } = loaderData;
  if (dashboard) return <DashboardPart data={dashboard} />;
  return (
    <FrontDoor data={frontDoor}>
      {frontDoor.lastProfileType === "pet_sitter" ? <HeroLinks /> : <SearchBlock />}
    </FrontDoor>
  );
}
