import { type InfiniteData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useLayoutEffect } from "react";
import type { Loaded } from "#web/lib/page/loaded.ts";
import { listBookings } from "../booking-calls.ts";
import { type BookingList, pastOf, pastQuery } from "../booking-lists.ts";
import { pastKey } from "../bookings-cache.ts";

type Pages = InfiniteData<BookingList, number>;

/** What was, the latest first: the page that came with the screen, and more when asked for. */
export function usePast(source: Loaded<BookingList>) {
  const queries = useQueryClient();

  // A page that is opened anew knows better than what was kept; pages that were fetched since stay.
  useLayoutEffect(() => {
    queries.setQueryData<Pages>(pastKey, (before) => ({
      pages: [source.value, ...(before?.pages.slice(1) ?? [])],
      pageParams: before?.pageParams ?? [1],
    }));
  }, [queries, source]);

  const query = useInfiniteQuery({
    queryKey: pastKey,
    queryFn: ({ pageParam, signal }) => listBookings(pastQuery(pageParam), signal),
    initialPageParam: 1,
    getNextPageParam: ({ currentPage, lastPage }) =>
      currentPage < lastPage ? currentPage + 1 : undefined,
    initialData: () => ({ pages: [source.value], pageParams: [1] }),
  });
  return { past: pastOf(query.data.pages), query };
}
