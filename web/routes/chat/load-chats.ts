import { fromNewest, openingPage } from "#web/features/chat/conversation.ts";
import { type RoomFilter, roomsAPage } from "#web/features/chat/rooms/room-lists.ts";
import { loaded } from "#web/lib/page/loaded.ts";
import { notFound, type Page } from "#web/lib/page/page.server.ts";

export async function loadRooms(page: Page, filter: RoomFilter) {
  const query = { limit: roomsAPage };
  const list =
    filter === "deleted"
      ? await page.call("chat.listDeleted", { query })
      : await page.call("chat.list", {
          query: { ...query, archived: filter === "archived" ? "1" : "0" },
        });
  return loaded(list);
}

/** A room with the messages it opens with; a 404 for whoever is not one of its two. */
export async function loadRoom(page: Page, id: string) {
  if (!/^[1-9]\d{0,8}$/.test(id)) notFound(page);
  const { data: room } = await page.call("chat.get", { params: { id } });
  const { offset, limit } = openingPage(room.unreadMessagesCount);
  const query = { offset, limit };
  const newest = await page.call("chat.listMessages", { params: { id }, query });
  return { room: loaded(room), conversation: loaded(fromNewest(newest, offset)) };
}
