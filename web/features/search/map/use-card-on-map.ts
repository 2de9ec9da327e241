import { useEffect, useState } from "react";
import { logError } from "#web/lib/browser/log.ts";

/** The card of one pin: from the list, or fetched; 'gone' when it can't be had. */
export function useCardOnMap<Item extends { id: number }>(
  items: readonly Item[],
  id: number,
  fetchItem: (id: number) => Promise<Item>,
): Item | "gone" | null {
  const listed = items.find((item) => item.id === id);
  const [fetched, setFetched] = useState<Item | "gone" | null>(null);

  useEffect(() => {
    if (listed) return;
    let isStale = false;
    fetchItem(id).then(
      (card) => {
        if (!isStale) setFetched(card);
      },
      (error: unknown) => {
        if (!isStale) setFetched("gone");
        logError("card of a pin not loaded", error);
      },
    );
    return () => {
      isStale = true;
    };
  }, [id, listed, fetchItem]);

  return listed ?? fetched;
}
