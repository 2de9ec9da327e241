import type { ChatRoom } from "#contract/chat.ts";
import type { Loaded } from "#web/lib/page/loaded.ts";
import { useLoadedQuery } from "#web/lib/page/loaded-query.ts";
import { roomKey } from "../chat-cache.ts";

export function useRoom(source: Loaded<ChatRoom>): ChatRoom {
  const { id } = source.value;
  const query = {
    queryKey: roomKey(id),
    queryFn: async () => (await import("../chat-calls.ts")).getRoom(id),
  };
  return useLoadedQuery(query, source).data ?? source.value;
}
