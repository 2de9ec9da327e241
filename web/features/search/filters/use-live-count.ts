import { useEffect, useState } from "react";
import { api } from "#web/lib/api/browser-api.ts";
import { logError } from "#web/lib/browser/log.ts";
import type { Search, SearchKind } from "../address/search.ts";
import { searchQuery } from "../search-query.ts";

const waitMs = 250;

/** How many there would be; null when that can't be said. Of one search it is known already. */
export function useLiveCount(
  kind: SearchKind,
  search: Search,
  known: { search: Search; total: number },
): number | null {
  const [counted, setCounted] = useState<number | null>(known.total);
  const asked = JSON.stringify(searchQuery(kind, search));
  const isKnown = asked === JSON.stringify(searchQuery(kind, known.search));

  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` stands for the search.
  useEffect(() => {
    if (isKnown) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      countFor(kind, search, stop.signal).then(setCounted, (error: unknown) => {
        if (stop.signal.aborted) return;
        setCounted(null);
        logError("results not counted", error);
      });
    }, waitMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [kind, asked, isKnown]);

  return isKnown ? known.total : counted;
}

async function countFor(kind: SearchKind, search: Search, signal: AbortSignal): Promise<number> {
  // The fewest that can be asked for: it is the total that counts.
  const fewest = { page: "1", limit: "5" };
  if (kind === "sitters") {
    const query = { ...searchQuery(kind, search), ...fewest };
    return (await api.call("search.sitters", { query }, { signal })).total;
  }
  const query = { ...searchQuery(kind, search), ...fewest };
  return (await api.call("publicRequests.list", { query }, { signal })).total;
}
