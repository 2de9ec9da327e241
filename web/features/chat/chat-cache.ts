import type { QueryClient } from "@tanstack/react-query";
import type { ChatRoom } from "#contract/chat.ts";
import { type RoomFilter, type RoomList, withRoom } from "./rooms/room-lists.ts";

/** What the browser keeps of chats, by the names of its queries. */
export const roomsKey = (filter: RoomFilter, name: string) => ["chatRooms", filter, name] as const;
export const roomKey = (roomId: number) => ["chatRoom", roomId] as const;
export const messagesKey = (roomId: number) => ["messages", roomId] as const;

/** A room has changed: wherever it is kept, it is that one now. */
export function cacheRoom(queries: QueryClient, room: ChatRoom): void {
  queries.setQueryData<ChatRoom>(roomKey(room.id), room);
  for (const query of queries.getQueryCache().findAll({ queryKey: ["chatRooms"] })) {
    const [, filter, name] = query.queryKey as ReturnType<typeof roomsKey>;
    queries.setQueryData<RoomList>(query.queryKey, (list) => {
      if (!list) return list;
      // Who is found by a name is for the server to say; only those found already are followed.
      const isFollowed = name === "" || list.data.some(({ id }) => id === room.id);
      return isFollowed ? withRoom(list, filter, room) : list;
    });
  }
}
