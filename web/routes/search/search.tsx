import { HeartButton } from "#web/features/favorites/heart-button.tsx";
import { SearchScreen } from "#web/features/search/search-screen.tsx";
import { lowestPrice } from "#web/features/sitters/prices.ts";
import { SitterCard } from "#web/features/sitters/sitter-card.tsx";
import { formatMoney } from "#web/lib/formatting.ts";
import { openPage } from "#web/lib/page.server.ts";
import { metaTags } from "#web/lib/page-meta.ts";
import type { RouteHandle } from "#web/lib/route-handle.ts";
import type { Route } from "./+types/search.ts";
import { loadSearch } from "./load-search.ts";
import { isAnotherSearch } from "./revalidation.ts";

export const handle: RouteHandle = {
  namespaces: ["search", "search-block", "sitters", "favorites", "care", "map"],
};

export function loader(args: Route.LoaderArgs) {
  return loadSearch(openPage(args), "sitters", args.params, args.url.searchParams);
}

export const shouldRevalidate = isAnotherSearch;

/** All guests see it alike, so its scripts may come after it; but never kept: who leaves is gone. */
export const headers: Route.HeadersFunction = () => ({ "X-Guest-Cache": "0" });

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...metaTags(loaderData?.meta),
  ...(loaderData?.structured ?? []).map((each) => ({ "script:ld+json": each })),
];

export default function Search({ loaderData: data }: Route.ComponentProps) {
  const wanted = data.search.filters.serviceTypes;
  return (
    <SearchScreen
      data={data}
      textOf={({ services }) => {
        const price = lowestPrice(services.filter((each) => isWanted(each.serviceType)));
        return price && formatMoney(price.priceCents);
      }}
      renderCard={(sitter, { index, onMap }) => (
        <SitterCard
          sitter={sitter}
          heart={
            onMap ? undefined : (
              <span className="noscript:hidden">
                <HeartButton subject={sitter} />
              </span>
            )
          }
          first={index === 0}
          wanted={wanted}
          row
        />
      )}
    />
  );

  function isWanted(serviceType: (typeof data.items)[number]["services"][number]["serviceType"]) {
    return !wanted?.length || wanted.includes(serviceType);
  }
}
