import { useInfiniteQuery } from "@tanstack/react-query";
import type { Logbook } from "#contract/logbooks.ts";
import { getLogbook } from "../logbook-calls.ts";
import { earlierKey } from "../logbooks-cache.ts";

/** Visits before those that came with the page, a page at a time, as the reader comes near them. */
export function useEarlier({ id, earlierThan }: Pick<Logbook, "id" | "earlierThan">) {
  return useInfiniteQuery({
    queryKey: earlierKey(id, earlierThan ?? ""),
    queryFn: ({ pageParam, signal }) => getLogbook(id, { before: pageParam }, signal),
    initialPageParam: earlierThan ?? "",
    getNextPageParam: (page: Logbook) => page.earlierThan,
    // Asked for by scrolling, never by itself.
    enabled: false,
  });
}
