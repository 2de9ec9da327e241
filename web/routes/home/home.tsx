import { type ComponentType, memo, Suspense } from "react";
import {
  lastPlaceCookie,
  lastProfileTypeCookie,
  parsePlaceSlug,
  parseProfileType,
} from "#contract/shared/guest-cookies.ts";
import { productName } from "#contract/shared/product.ts";
import { urls } from "#contract/urls/urls.ts";
import type { DashboardData } from "#web/features/dashboard/dashboard-data.ts";
import { HeroLinks } from "#web/features/home/hero.tsx";
import { faqData } from "#web/features/home/home-sections.tsx";
import { SearchBlock } from "#web/features/search/search-block.tsx";
import { lazyPart } from "#web/lib/page/lazy-part.ts";
import { loadUser, openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { readCookie } from "#web/lib/session/cookies.ts";
import { adminsAtWork, finishSignupFirst } from "#web/lib/session/guards.ts";
import { carrySkip, useSkipEndsOnLeaving } from "#web/lib/session/skip-signup.ts";
import { readToken } from "#web/lib/session/token.ts";
import type { Route } from "./+types/home.ts";
import { FrontDoor } from "./front-door.tsx";
import { loadDashboard } from "./load-dashboard.ts";
import { loadFrontDoor } from "./load-front-door.ts";

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
    },
    structured: [siteData(page.origin), faqData(t)],
    meta: page.meta({ title: t("meta.title"), description: t("meta.description"), path: "/" }),
  };
}

/** Guests with the same cookies see the same page, so the server may render it once for all of them. */
export const headers: Route.HeadersFunction = () => ({ "X-Guest-Cache": "30" });

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

/** Tells search engines whose site this is, and how to search it from their own pages. */
function siteData(origin: string): object {
  const organization = new URL("/#organization", origin).href;
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Organization",
        "@id": organization,
        name: productName,
        url: new URL("/", origin).href,
        logo: new URL("/icon-512.png", origin).href,
      },
      {
        "@type": "WebSite",
        name: productName,
        url: new URL("/", origin).href,
        publisher: { "@id": organization },
        inLanguage: ["nl", "en"],
        potentialAction: {
          "@type": "SearchAction",
          target: {
            "@type": "EntryPoint",
            urlTemplate: `${new URL(urls.search(), origin).href}?place={place}`,
          },
          "query-input": "required name=place",
        },
      },
    ],
  };
}

const importDashboard = () => import("./dashboard.tsx");

/** On the server it is at hand, so that the page is whole; in the browser guests do without. */
const Dashboard: ComponentType<{ data: DashboardData }> = import.meta.env.SSR
  ? (await importDashboard()).Dashboard
  : lazyPart(async () => (await importDashboard()).Dashboard);

// A user who opens this page is about to need it: not only once React gets there.
if (!import.meta.env.SSR && readToken()) void importDashboard();

/** Kept as it is while the frame changes: React would give up what it waits for, and show nothing. */
const DashboardPart = memo(function DashboardPart({ data }: { data: DashboardData }) {
  return (
    <Suspense>
      <Dashboard data={data} />
    </Suspense>
  );
});

/** Client middleware: on the way home a user's script comes together with the data. */
async function withDashboard<Result>(_args: unknown, next: () => Promise<Result>): Promise<Result> {
  if (!readToken()) return next();
  const [result] = await Promise.all([next(), importDashboard()]);
  return result;
}
