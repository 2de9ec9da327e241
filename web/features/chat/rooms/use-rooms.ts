import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useLayoutEffect, useState } from "react";
import { logError } from "#web/lib/browser/log.ts";
import type { Loaded } from "#web/lib/page/loaded.ts";
import { roomsKey } from "../chat-cache.ts";
import { listRooms } from "../chat-calls.ts";
import { pageAfter, type RoomFilter, type RoomList, withMore } from "./room-lists.ts";

/** The list that the page came with, then whatever is looked for in it. */
export function useRooms(filter: RoomFilter, name: string, source: Loaded<RoomList>) {
  const queries = useQueryClient();
  const queryKey = roomsKey(filter, name);
  const [isLoadingMore, setLoadingMore] = useState(false);

  // A page that is opened anew knows better than what was kept.
  useLayoutEffect(() => {
    queries.setQueryData(roomsKey(filter, ""), source.value);
  }, [queries, filter, source]);

  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => listRooms(filter, name, { signal }),
    // What was found before stays until the new names are there; of another list it would mislead.
    placeholderData: (previous, before) =>
      before?.queryKey[1] === filter ? keepPreviousData(previous) : undefined,
    ...(name === "" ? { initialData: () => source.value } : {}),
  });

  async function loadMore() {
    const list = query.data;
    if (!list || isLoadingMore) return;
    setLoadingMore(true);
    try {
      const more = await listRooms(filter, name, { page: pageAfter(list) });
      queries.setQueryData<RoomList>(queryKey, (before) =>
        before ? withMore(before, more) : more,
      );
    } catch (error) {
      logError("more rooms not loaded", error);
    } finally {
      setLoadingMore(false);
    }
  }

  return { query, loadMore, isLoadingMore };
}
