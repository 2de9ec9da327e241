import { fewestInAPlace } from "#contract/search/sitter-figures.ts";
import { productName } from "#contract/shared/product.ts";
import { urlsFor } from "#contract/urls/urls.ts";
import { placeDescription, placeTitle } from "#web/features/content/places/place-words.ts";
import { findWord, wordIn } from "#web/features/search/address/search-words.ts";
import { listedData } from "#web/features/search/address/structured-search.ts";
import { notFound, openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { crumbsData } from "#web/lib/page/structured-data.ts";
import type { Route } from "./+types/place-page.ts";
import { loadPlace } from "./places/load-place.ts";
import { PlaceScreen } from "./places/place-screen.tsx";
import { stayOrMove } from "./stay-or-move.ts";

export const handle: RouteHandle = {
  namespaces: ["place-page", "content", "care", "sitters", "favorites"],
  sky: true,
};

/** `/hondenoppas/utrecht`: other names of the word and of the place lead to this one. */
export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const word = findWord(args.params.word);
  if (!word) return notFound(page);
  const place = await loadPlace(page, { word, place: args.params.place });
  const { name, slug, figures } = place.sitters;
  const urls = urlsFor(page.locale);
  const asked = args.url.pathname.replace(/\/+$/, "");
  const path = stayOrMove(asked, urls.placePage(word, slug));
  const t = page.texts("place-page");
  const title = placeTitle(t, place);
  const crumbs = [
    { name: productName, to: urls.home() },
    { name: t(`words.${word}.name`), to: urls.search(wordIn(word, page.locale)) },
    { name, to: path },
  ];
  return {
    place,
    structured: [crumbsData(page.origin, crumbs), ...listedData(page, title, place.best)],
    meta: page.meta({
      title,
      description: placeDescription(t, place),
      image: urls.ogPlace(word, slug),
      ...(figures.total >= fewestInAPlace ? { path } : {}),
    }),
  };
}

/** Guests with the same cookies see the same page, so the server may render it once for all of them. */
export const headers: Route.HeadersFunction = () => ({ "X-Guest-Cache": "30" });

export default function PlacePage({ loaderData: { place } }: Route.ComponentProps) {
  return <PlaceScreen place={place} />;
}
