import type { SitterCard as SitterCardData } from "#contract/sitters.ts";
import { HeartButton } from "#web/features/favorites/heart-button.tsx";
import type { SearchData } from "#web/features/search/search-data.ts";
import { SearchScreen } from "#web/features/search/search-screen.tsx";
import { lowestPrice } from "#web/features/sitters/prices.ts";
import { SitterCard } from "#web/features/sitters/sitter-card.tsx";
import { api } from "#web/lib/api/browser-api.ts";
import { formatMoney } from "#web/lib/text/formatting.ts";

export type SittersScreenProps = { data: SearchData<SitterCardData> };

export function SittersScreen({ data }: SittersScreenProps) {
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
