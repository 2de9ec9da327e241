import { useQueryClient } from "@tanstack/react-query";
import { isKept } from "#web/lib/device/kept-pages.ts";
import { useKeptPages, useKeptValue } from "#web/lib/device/use-kept.ts";
import { loadMessageQueue } from "#web/lib/messages/use-message-queue.ts";
import { useUser } from "#web/lib/session/user.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { messagesKey, roomsKey } from "./chat-cache.ts";
import type { Conversation } from "./conversation.ts";
import type { RoomFilter, RoomList } from "./rooms/room-lists.ts";

/** The messages of a room that was opened can be read without network. */
export function useKeptConversation(roomId: number, conversation: Conversation) {
  const queries = useQueryClient();
  return useKeptValue({
    userId: useUser()?.id,
    key: `chat-${roomId}`,
    value: conversation,
    takeUp(kept, isFromDevice) {
      if (!isFromDevice || lastIdOf(kept) < lastIdOf(conversation)) return false;
      queries.setQueryData(messagesKey(roomId), kept);
      return true;
    },
  });
}

/** The list as it was last seen; the archive is asked for when there is network. */
export function useKeptRooms(filter: RoomFilter, name: string, rooms: RoomList) {
  const queries = useQueryClient();
  const user = useUser();
  return useKeptValue({
    userId: filter === "open" && name === "" ? user?.id : undefined,
    // Each profile has chats of its own.
    key: `chats-${user?.profile?.id}`,
    value: rooms,
    takeUp(kept, isFromDevice) {
      if (!isFromDevice || latestIn(kept) < latestIn(rooms)) return false;
      queries.setQueryData(roomsKey(filter, ""), kept);
      return true;
    },
  });
}

/** The list, and the room that is open: at the address at which it was opened. */
export function useKeptChatPages(room?: string): void {
  const urls = useUrls();
  const addresses = [urls.chats(), ...(room ? [room] : [])];
  useKeptPages({
    userId: useUser()?.id,
    pages: addresses.map((at) => ({ at, from: at })),
    // What is written there without network is stored by it.
    loadParts: () => Promise.allSettled([loadMessageQueue()]),
    // The one that leads to a logbook is of more use at the door.
    offline: async () =>
      (await isKept(urls.offline())) ? undefined : urls.offline({ chats: true }),
  });
}

const lastIdOf = ({ messages }: Conversation) => messages.at(-1)?.id ?? 0;

const latestIn = ({ data }: RoomList) =>
  Math.max(0, ...data.map(({ lastActivityAt }) => Date.parse(lastActivityAt)));
