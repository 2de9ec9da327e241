import { useEffect, useState } from "react";
import { logError } from "#web/lib/browser/log.ts";
import type { SearchKind } from "../address/search.ts";
import type { SearchData } from "../search-data.ts";

/** The card of one pin: from the list, or fetched; 'gone' when it can't be had. */
export function useCardOnMap<Item extends { id: number }>(
  { kind, items }: SearchData<Item>,
  id: number,
): Item | "gone" | null {
  const listed = items.find((item) => item.id === id);
  const [fetched, setFetched] = useState<Item | "gone" | null>(null);

  useEffect(() => {
    if (listed) return;
    let isStale = false;
    fetchCard(kind, id).then(
      (card) => {
        if (!isStale) setFetched(card as unknown as Item);
      },
      (error: unknown) => {
        if (!isStale) setFetched("gone");
        logError("card of a pin not loaded", error);
      },
    );
    return () => {
      isStale = true;
    };
  }, [kind, id, listed]);

  return listed ?? fetched;
}

async function fetchCard(kind: SearchKind, id: number): Promise<{ id: number }> {
  const { api } = await import("#web/lib/api/browser-api.ts");
  const params = { id: String(id) };
  if (kind === "sitters") {
    const { sittersEndpoints } = await import("#contract/sitters.ts");
    return (await api.call(sittersEndpoints.get, { params })).data;
  }
  const { publicRequestsEndpoints } = await import("#contract/public-requests.ts");
  return (await api.call(publicRequestsEndpoints.get, { params })).data;
}
