import { describe, expect, it } from "vitest";
import { wireRoom, wireRoomProfile } from "#tests/factories/wire-rooms.ts";
import { filterOf, pageAfter, type RoomList, withMore, withRoom } from "./room-lists.ts";

const at = (id: number, minute: number, more = {}) =>
  wireRoom(id, { lastActivityAt: `2026-11-15T10:${String(minute).padStart(2, "0")}:00Z`, ...more });
const list = (data: RoomList["data"], total = data.length): RoomList => ({
  data,
  total,
  unreadMessagesCount: 0,
});
const ids = ({ data }: RoomList) => data.map(({ id }) => id);
const deleted = {
  profiles: [wireRoomProfile({ isOwn: true }), wireRoomProfile({ isDeleted: true })],
};

describe("a list of rooms", () => {
  const three = list([at(3, 30), at(2, 20), at(1, 10)]);

  it.each([
    ["moves a room with a new message to the top", at(1, 40), [1, 3, 2], 3],
    ["keeps one that was only read in its place", at(2, 20), [3, 2, 1], 3],
    ["takes in a new one", at(4, 40), [4, 3, 2, 1], 4],
    ["lets go of one that was put away", at(2, 20, { archived: true }), [3, 1], 2],
    ["lets go of one whose other side is gone", at(2, 20, deleted), [3, 1], 2],
    ["does not take in one of another list", at(9, 50, { archived: true }), [3, 2, 1], 3],
  ])("%s", (_case, room, expected, total) => {
    const changed = withRoom(three, "open", room);
    expect(ids(changed)).toEqual(expected);
    expect(changed.total).toBe(total);
  });

  it("takes back what comes out of the archive", () => {
    expect(ids(withRoom(list([]), "archived", at(1, 10, { archived: true })))).toEqual([1]);
    expect(ids(withRoom(list([at(1, 10, { archived: true })]), "archived", at(1, 10)))).toEqual([]);
  });

  it("leaves out a room that belongs below what is loaded", () => {
    const part = list([at(3, 30), at(2, 20)], 40);
    expect(withRoom(part, "open", at(9, 5))).toBe(part);
    expect(ids(withRoom(part, "open", at(9, 25)))).toEqual([3, 9, 2]);
  });

  it.each([
    [0, 1],
    [49, 1],
    [50, 2],
    [53, 2],
    [100, 3],
  ])("that has %i rooms goes on with page %i", (count, page) => {
    const rooms = Array.from({ length: count }, (_, nr) => at(nr + 1, 10));
    expect(pageAfter(list(rooms))).toBe(page);
  });

  it("goes on with the next page without doubling anything", () => {
    const more = list([at(2, 20), at(1, 10)], 3);
    expect(ids(withMore(list([at(3, 30), at(2, 20)], 3), more))).toEqual([3, 2, 1]);
  });
});

it.each([
  ["archived", "archived"],
  ["deleted", "deleted"],
  ["nonsense", "open"],
  [null, "open"],
])("the filter %s is %s", (value, expected) => {
  expect(filterOf(value)).toBe(expected);
});
