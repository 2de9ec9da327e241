import type { RequestCard as RequestCardData } from "#contract/requests/public-requests.ts";
import { HeartButton } from "#web/features/favorites/heart-button.tsx";
import { RequestCard } from "#web/features/requests/request-card.tsx";
import type { SearchData } from "#web/features/search/search-data.ts";
import { SearchScreen } from "#web/features/search/search-screen.tsx";
import { formatMoney } from "#web/lib/text/formatting.ts";
import { fetchRequestCard } from "./fetch-card.ts";

export type RequestsScreenProps = { data: SearchData<RequestCardData> };

export function RequestsScreen({ data }: RequestsScreenProps) {
  return (
    <SearchScreen
      data={data}
      fetchItem={fetchRequestCard}
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
