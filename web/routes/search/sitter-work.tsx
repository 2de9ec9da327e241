import type { RequestCard as RequestCardData } from "#contract/requests/public-requests.ts";
import { HeartButton } from "#web/features/favorites/heart-button.tsx";
import { RequestCard } from "#web/features/requests/request-card.tsx";
import type { SearchData } from "#web/features/search/search-data.ts";
import { SearchScreen } from "#web/features/search/search-screen.tsx";
import { api } from "#web/lib/api/browser-api.ts";
import { loadUser, openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { formatMoney } from "#web/lib/text/formatting.ts";
import type { Route } from "./+types/sitter-work.ts";
import { loadSearch } from "./load-search.ts";
import { isAnotherSearch } from "./revalidation.ts";

export const handle: RouteHandle = {
  namespaces: ["search", "search-block", "requests", "favorites", "care", "map"],
};

export function loader(args: Route.LoaderArgs) {
  return loadSearch(openPage(args), "requests", {
    params: args.params,
    fields: args.url.searchParams,
    loadUser: () => loadUser(args),
  });
}

export const shouldRevalidate = isAnotherSearch;

export default function SitterWork({ loaderData: data }: Route.ComponentProps) {
  return <RequestsScreen data={data} />;
}

type RequestsScreenProps = { data: SearchData<RequestCardData> };

function RequestsScreen({ data }: RequestsScreenProps) {
  return (
    <SearchScreen
      data={data}
      fetchItem={fetchCard}
      textOf={({ budgetCents }) => (budgetCents ? formatMoney(budgetCents) : undefined)}
      renderCard={(request, { index, onMap }) => (
        <RequestCard
          request={request}
          today={data.today}
          heart={
            onMap ? undefined : <HeartButton subject={{ ...request, id: request.profileId }} />
          }
          first={index === 0}
          row
        />
      )}
    />
  );
}

/** Of a pin that isn't in the list. */
async function fetchCard(id: number): Promise<RequestCardData> {
  return (await api.call("publicRequests.get", { params: { id: String(id) } })).data;
}
