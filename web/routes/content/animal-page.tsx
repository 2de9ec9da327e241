import { lastPlaceCookie, parsePlaceSlug } from "#contract/shared/guest-cookies.ts";
import { urls } from "#contract/urls/urls.ts";
import { textPageData } from "#web/features/content/structured-data.ts";
import { listedData } from "#web/features/search/address/structured-search.ts";
import { openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { readCookie } from "#web/lib/session/cookies.ts";
import type { Route } from "./+types/animal-page.ts";
import { AnimalScreen } from "./animals/animal-screen.tsx";
import { loadAnimalMarket } from "./animals/load-animal-market.ts";
import { pageImage } from "./share-images.ts";
import { stayOrMove } from "./stay-or-move.ts";

export const handle: RouteHandle = {
  namespaces: ["content", "search-block", "care", "sitters", "favorites"],
  sky: true,
};

/** Care for one animal: what it is, who does it, what it costs. Its address is its slug. */
export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const slug = args.url.pathname.replace(/^\/|\/+$/g, "");
  const { data } = await page.call("content.website", { params: { id: slug } });
  const { id, title, description, sections, search } = data;
  // Only pages of animals come by this address, and the loader of the texts saw to it that they search.
  if (!search) throw new Response(null, { status: 404 });
  const path = stayOrMove(urls.textPage(slug), urls.textPage(id));
  const lastPlace = parsePlaceSlug(readCookie(args.request.headers.get("cookie"), lastPlaceCookie));
  const market = await loadAnimalMarket(page, { search, lastPlace });
  return {
    page: { ...data, search },
    market,
    structured: [
      ...textPageData(page.origin, { title, path, sections }),
      ...listedData(page, title, market.sitters),
    ],
    meta: page.meta({ title, description, path, image: pageImage(page, data) }),
  };
}

/** Guests with the same cookies see the same page, so the server may render it once for all of them. */
export const headers: Route.HeadersFunction = () => ({ "X-Guest-Cache": "30" });

export default function AnimalPage({ loaderData: { page, market } }: Route.ComponentProps) {
  return <AnimalScreen page={page} market={market} />;
}
