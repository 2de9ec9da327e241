import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useLayoutEffect } from "react";
import type { Loaded } from "#web/lib/page/loaded.ts";
import { useAction } from "#web/ui/actions/use-action.ts";
import { roomsKey } from "../chat-cache.ts";
import { listRooms } from "../chat-calls.ts";
import { pageAfter, type RoomFilter, type RoomList, withMore } from "./room-lists.ts";

/** The list that the page came with, then whatever is looked for in it. */
export function useRooms(filter: RoomFilter, name: string, source: Loaded<RoomList>) {
  const queries = useQueryClient();
  const queryKey = roomsKey(filter, name);
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

  const loading = useAction({
    send: (_call, list: RoomList) => listRooms(filter, name, { page: pageAfter(list) }),
    onDone: (more) =>
      queries.setQueryData<RoomList>(queryKey, (before) =>
        before ? withMore(before, more) : more,
      ),
  });
  const loadMore = async () => void (query.data && (await loading.press(query.data)));

  return { query, loadMore, isLoadingMore: loading.pending };
}
