import { productName } from "#contract/shared/product.ts";
import { AnimalsSection } from "#web/features/home/animals-section.tsx";
import { Hero } from "#web/features/home/hero.tsx";
import { SittersBand } from "#web/features/home/sitters-band.tsx";
import { StepsSection } from "#web/features/home/steps-section.tsx";
import { lastProfileTypeCookie, parseProfileType } from "#web/lib/consent.ts";
import { readCookie } from "#web/lib/cookies.ts";
import { finishSignupFirst } from "#web/lib/guards.ts";
import { openPage } from "#web/lib/page.server.ts";
import { metaTags } from "#web/lib/page-meta.ts";
import type { RouteHandle } from "#web/lib/route-handle.ts";
import { carrySkip, useSkipEndsOnLeaving } from "#web/lib/skip-signup.ts";
import { profileTypeInUse, useUser } from "#web/lib/user.ts";
import type { Route } from "./+types/home.ts";

export const middleware = [finishSignupFirst];
export const clientMiddleware = [carrySkip];

export const handle: RouteHandle = { namespaces: ["home"], sky: true };

export function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const t = page.texts("home");
  const cookies = args.request.headers.get("cookie");
  return {
    /** As whom this browser was used last, for a visitor who has not logged in yet. */
    lastProfileType: parseProfileType(readCookie(cookies, lastProfileTypeCookie)),
    meta: page.meta({ title: t("meta.title"), description: t("meta.description"), path: "/" }),
  };
}

/** Guests with the same cookies see the same page, so the server may render it once for all of them. */
export const headers: Route.HeadersFunction = () => ({ "X-Guest-Cache": "30" });

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...metaTags(loaderData?.meta),
  ...(loaderData ? [organization(loaderData.meta.canonical)] : []),
];

/** Tells search engines whose site this is. */
function organization(url: string | undefined) {
  return {
    "script:ld+json": {
      "@context": "https://schema.org",
      "@type": "Organization",
      name: productName,
      url,
      logo: url && new URL("/icon-512.png", url).href,
    },
  };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const user = useUser();
  useSkipEndsOnLeaving();
  const profileType = user ? profileTypeInUse(user) : loaderData.lastProfileType;
  return (
    <>
      <Hero forSitter={profileType === "pet_sitter"} />
      <AnimalsSection />
      <StepsSection />
      <SittersBand />
    </>
  );
}
