import { useEffect } from "react";
import { consentCookie, lastPlaceCookie, parsePlaceSlug } from "#contract/shared/guest-cookies.ts";
import type { SitterCard as SitterCardData } from "#contract/sitters.ts";
import { HeartButton } from "#web/features/favorites/heart-button.tsx";
import type { SearchData } from "#web/features/search/search-data.ts";
import { SearchScreen } from "#web/features/search/search-screen.tsx";
import { lowestPrice } from "#web/features/sitters/prices.ts";
import { SitterCard } from "#web/features/sitters/sitter-card.tsx";
import { api } from "#web/lib/api/browser-api.ts";
import { loadUser, openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { mayRemember } from "#web/lib/session/consent.ts";
import { readBrowserCookie, writeBrowserCookie } from "#web/lib/session/cookies.ts";
import { formatMoney } from "#web/lib/text/formatting.ts";
import type { Route } from "./+types/search.ts";
import { loadSearch } from "./load-search.ts";
import { isAnotherSearch } from "./revalidation.ts";

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

type SittersScreenProps = { data: SearchData<SitterCardData> };

function SittersScreen({ data }: SittersScreenProps) {
  const wanted = data.search.filters.serviceTypes;
  return (
    <SearchScreen
      data={data}
      fetchItem={fetchCard}
      textOf={({ services }) => {
        const price = lowestPrice(
          services.filter(({ serviceType }) => !wanted?.length || wanted.includes(serviceType)),
        );
        return price && formatMoney(price.priceCents);
      }}
      renderCard={(sitter, { index, onMap }) => (
        <SitterCard
          sitter={sitter}
          heart={onMap ? undefined : <HeartButton subject={sitter} />}
          first={index === 0}
          wanted={wanted}
          row
        />
      )}
    />
  );
}

/** Of a pin that isn't in the list. */
async function fetchCard(id: number): Promise<SitterCardData> {
  return (await api.call("sitters.get", { params: { id: String(id) } })).data;
}

const placeDays = 90;

/** A place, never a postal code or a point. */
function rememberPlace(slug: string): void {
  if (!mayRemember(readBrowserCookie(consentCookie))) return;
  if (parsePlaceSlug(slug)) writeBrowserCookie(lastPlaceCookie, slug, placeDays);
}
