import { useEffect } from "react";
import type { SearchData } from "#web/features/search/search-data.ts";
import { loadUser, openPage } from "#web/lib/page/page.server.ts";
import { metaTags } from "#web/lib/page/page-meta.ts";
import { rememberPlace } from "#web/lib/page/remember-place.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import type { Route } from "./+types/search.ts";
import { loadSearch } from "./load-search.ts";
import { isAnotherSearch } from "./revalidation.ts";
import { SittersScreen } from "./sitters-screen.tsx";

export const handle: RouteHandle = {
  namespaces: ["search", "search-block", "sitters", "favorites", "care", "map"],
};

export function loader(args: Route.LoaderArgs) {
  return loadSearch(openPage(args), "sitters", {
    params: args.params,
    fields: args.url.searchParams,
    loadUser: () => loadUser(args),
  });
}

export const shouldRevalidate = isAnotherSearch;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...metaTags(loaderData?.meta),
  ...(loaderData?.structured ?? []).map((each) => ({ "script:ld+json": each })),
];

export default function Search({ loaderData: data }: Route.ComponentProps) {
  useRememberedPlace(data);
  return <SittersScreen data={data} />;
}

/** The front page then shows who is near there. */
function useRememberedPlace({ search, place }: SearchData): void {
  const { slug } = search.where;
  useEffect(() => {
    if (slug && place) rememberPlace(slug);
  }, [slug, place]);
}
