import type { ChatRoom } from "#contract/chat.ts";

/** Which rooms somebody looks at; the deleted ones are those whose other side has gone. */
export const roomFilters = ["open", "archived", "deleted"] as const;
export type RoomFilter = (typeof roomFilters)[number];

export type RoomList = {
  readonly data: readonly ChatRoom[];
  readonly total: number;
  /** Over all rooms that are not archived. */
  readonly unreadMessagesCount: number;
};

export function filterOf(value: string | null): RoomFilter {
  return roomFilters.find((filter) => filter === value) ?? "open";
}

function belongsIn(filter: RoomFilter, room: ChatRoom): boolean {
  const isDeleted = room.profiles.some((profile) => profile.isDeleted);
  if (filter === "deleted") return isDeleted;
  return !isDeleted && room.archived === (filter === "archived");
}

/** A room has changed: into its place, to the top of the list, or out of it. */
export function withRoom(list: RoomList, filter: RoomFilter, room: ChatRoom): RoomList {
  const before = list.data.find(({ id }) => id === room.id);
  const others = list.data.filter(({ id }) => id !== room.id);
  if (!belongsIn(filter, room)) {
    if (!before) return list;
    return { ...list, data: others, total: list.total - 1 };
  }
  // Beyond the end of what is loaded there may be others that are as old.
  const isBeyond = !before && list.total > list.data.length && isOlderThanAll(room, others);
  if (isBeyond) return list;
  const data = [...others, room].toSorted(latestFirst);
  return { ...list, data, total: before ? list.total : list.total + 1 };
}

/** One of the sizes that the API offers. */
export const roomsAPage = 50;

/**
 * The page that the list goes on with. Rooms come and go while it is open, so that the next one may begin
 * with some that are known, or be the last one again for what has moved up.
 */
export function pageAfter(list: RoomList): number {
  return Math.floor(list.data.length / roomsAPage) + 1;
}

/** The next page of the same list; a room that moved up meanwhile may be in both. */
export function withMore(list: RoomList, more: RoomList): RoomList {
  const known = new Set(list.data.map(({ id }) => id));
  return { ...more, data: [...list.data, ...more.data.filter(({ id }) => !known.has(id))] };
}

function latestFirst(a: ChatRoom, b: ChatRoom): number {
  return Date.parse(b.lastActivityAt) - Date.parse(a.lastActivityAt) || b.id - a.id;
}

function isOlderThanAll(room: ChatRoom, others: readonly ChatRoom[]): boolean {
  return others.every((other) => latestFirst(other, room) < 0);
}
