import type { ChatRoom } from "#contract/chat.ts";
import type { Message } from "#contract/messages.ts";
import { api } from "#web/lib/api/browser-api.ts";
import type { Api } from "#web/lib/api/client.ts";
import { type RoomFilter, type RoomList, roomsAPage } from "./rooms/room-lists.ts";

export async function listRooms(
  filter: RoomFilter,
  name: string,
  { page = 1, signal }: { page?: number; signal?: AbortSignal } = {},
): Promise<RoomList> {
  const query = { page, limit: roomsAPage };
  const options = signal ? { signal } : {};
  if (filter === "deleted") return api.call("chat.listDeleted", { query }, options);
  const archived = filter === "archived" ? "1" : "0";
  return api.call(
    "chat.list",
    { query: { ...query, archived, ...(name ? { name } : {}) } },
    options,
  );
}

const roomParams = (id: number) => ({ params: { id: String(id) } });

export async function getRoom(id: number): Promise<ChatRoom> {
  return (await api.call("chat.get", roomParams(id))).data;
}

export async function listMessages(
  roomId: number,
  query: { offset?: number; limit?: number; before?: number; after?: number },
): Promise<{ data: Message[]; hasMore: boolean }> {
  const { before, after, ...window } = query;
  return api.call("chat.listMessages", {
    ...roomParams(roomId),
    query: {
      ...window,
      ...(before === undefined ? {} : { before: String(before) }),
      ...(after === undefined ? {} : { after: String(after) }),
    },
  });
}

export async function archiveRoom(id: number, archived: boolean): Promise<ChatRoom> {
  const input = { ...roomParams(id), body: { archived } };
  return (await api.call("chat.archive", input)).data;
}

export async function markRoomAsRead(id: number): Promise<ChatRoom> {
  return (await api.call("chat.markAsRead", roomParams(id))).data;
}

export async function takeBack(call: Api["call"], messageId: number): Promise<Message> {
  return (await call("messages.hide", roomParams(messageId))).data;
}

export async function declineContact(
  call: Api["call"],
  chatRoomId: number,
  message: string,
): Promise<Message> {
  const body = { chatRoomId, ...(message.trim() ? { message } : {}) };
  return (await call("messages.decline", { body })).data;
}

export async function indicateInterest(
  call: Api["call"],
  chatRoomId: number,
  forIntroduction: boolean,
): Promise<Message> {
  const body = { chatRoomId, forIntroduction };
  return (await call("messages.indicateInterest", { body })).data;
}

/** Null: not at all any more. */
export async function setBlocked(
  call: Api["call"],
  userId: number,
  block: { afterStay: boolean } | null,
): Promise<void> {
  const input = { params: { userId: String(userId) } };
  if (block) await call("safety.block", { ...input, body: block });
  else await call("safety.unblock", input);
}
