import { describe, expect, it } from "vitest";
import { wireMessage } from "#tests/factories/wire-messages.ts";
import {
  type Conversation,
  firstUnreadId,
  fromNewest,
  hasHole,
  inParts,
  openingPage,
  refreshed,
  windowMaxLength,
  withAllRead,
  withChanges,
  withMessage,
  withNewer,
  withOlder,
  withReadUntil,
} from "./conversation.ts";

const some = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => wireMessage(from + index));
const ids = ({ messages }: Conversation) => messages.map(({ id }) => id);
const ends = (conversation: Conversation) => [ids(conversation)[0], ids(conversation).at(-1)];
const newestFirst = (from: number, to: number, hasMore = true) => ({
  data: some(from, to).toReversed(),
  hasMore,
});

describe("openingPage", () => {
  it.each([
    [0, { offset: 0, limit: 50 }],
    [12, { offset: 0, limit: 50 }],
    [60, { offset: 0, limit: 80 }],
    [80, { offset: 0, limit: 100 }],
    // The hundred around the first that was not read, twenty of them older.
    [300, { offset: 220, limit: 100 }],
  ])("with %i unread: %o", (unread, expected) => {
    expect(openingPage(unread)).toEqual(expected);
  });
});

describe("a conversation", () => {
  const loaded = fromNewest(newestFirst(51, 100));

  it("is oldest first, whatever the order it came in", () => {
    expect(ends(loaded)).toEqual([51, 100]);
    expect(loaded).toMatchObject({ hasOlder: true, hasNewer: false });
  });

  it("grows upwards, and overlapping pages don't double anything", () => {
    const grown = withOlder(loaded, newestFirst(1, 55, false));
    expect(ids(grown)).toEqual(some(1, 100).map(({ id }) => id));
    expect(grown.hasOlder).toBe(false);
  });

  it("lets go of the latest when it grows too long upwards, and of the earliest downwards", () => {
    const full = fromNewest(newestFirst(501, 500 + windowMaxLength));
    const up = withOlder(full, newestFirst(451, 500));
    expect(ends(up)).toEqual([451, 450 + windowMaxLength]);
    expect(up.hasNewer).toBe(true);
    const missing = some(451 + windowMaxLength, 500 + windowMaxLength);
    const down = withNewer(up, { data: missing, hasMore: false });
    expect(ends(down)).toEqual(ends(full));
    expect(down).toMatchObject({ hasOlder: true, hasNewer: false });
  });

  it("keeps the objects of messages that did not change: those are not drawn again", () => {
    const grown = withOlder(loaded, newestFirst(1, 50, false));
    expect(grown.messages.slice(50).every((one, at) => one === loaded.messages[at])).toBe(true);
  });

  it("takes in a live message once, in its place", () => {
    const twice = withMessage(withMessage(loaded, wireMessage(102)), wireMessage(102));
    expect(ids(withMessage(twice, wireMessage(101))).slice(-3)).toEqual([100, 101, 102]);
  });

  it("leaves a live message out while it ends before the latest", () => {
    const elsewhere = { ...loaded, hasNewer: true };
    expect(withMessage(elsewhere, wireMessage(140))).toBe(elsewhere);
  });

  it("shows what was taken back, if it is loaded", () => {
    const hidden = wireMessage(60, { isHidden: true });
    const changed = withChanges(loaded, [hidden, wireMessage(3, { isHidden: true })]);
    expect(changed.messages.filter(({ isHidden }) => isHidden)).toEqual([hidden]);
    expect(changed.messages).toHaveLength(50);
  });
});

describe("a page in parts", () => {
  it.each([
    ["older ones", newestFirst(51, 100), withOlder],
    ["the last of the older ones", newestFirst(88, 100, false), withOlder],
    ["newer ones", { data: some(201, 225), hasMore: false }, withNewer],
    ["nothing", { data: [], hasMore: false }, withOlder],
  ])("comes to the same as the page at once: %s", (_case, page, add) => {
    const loaded = fromNewest(newestFirst(101, 200), 1);
    expect(inParts(page).reduce(add, loaded)).toEqual(add(loaded, page));
  });

  it("says that there is more until its last part", () => {
    const parts = inParts(newestFirst(1, 23, false));
    expect(parts.map(({ data, hasMore }) => [data.length, hasMore])).toEqual([
      [10, true],
      [10, true],
      [3, false],
    ]);
  });
});

describe("what was missed", () => {
  const loaded = fromNewest(newestFirst(51, 100));

  it("joins what was loaded", () => {
    expect(ends(refreshed(loaded, newestFirst(71, 120)))).toEqual([51, 120]);
  });

  it("replaces it when there is a hole between the two", () => {
    const fresh = refreshed(loaded, newestFirst(151, 200));
    expect(ends(fresh)).toEqual([151, 200]);
    expect(fresh.hasOlder).toBe(true);
  });

  it.each([
    ["meets what is here", 100, newestFirst(51, 100), false],
    ["begins right after it, with more before", 100, newestFirst(101, 150), true],
    ["begins after it, and is all there is", 100, newestFirst(101, 150, false), false],
    ["comes to an empty room", undefined, newestFirst(1, 50), false],
    ["is empty", 100, { data: [], hasMore: false }, false],
  ])("has a hole in front when the latest page %s", (_case, last, newest, expected) => {
    expect(hasHole(last, newest)).toBe(expected);
  });

  it("fills an empty room", () => {
    const empty = fromNewest({ data: [], hasMore: false });
    expect(ids(refreshed(empty, newestFirst(1, 2, false)))).toEqual([1, 2]);
  });

  it("does not come in while the window is elsewhere", () => {
    const elsewhere = { ...loaded, hasNewer: true };
    expect(ends(refreshed(elsewhere, newestFirst(151, 200)))).toEqual([51, 100]);
  });

  it("says of older ones too that they were read", () => {
    const own = fromNewest({
      data: [wireMessage(2, { isOwn: true }), wireMessage(1, { isOwn: true })],
      hasMore: false,
    });
    const { messages } = refreshed(own, {
      data: [wireMessage(2, { isOwn: true, read: true })],
      hasMore: true,
    });
    expect(messages.map(({ read }) => read)).toEqual([true, true]);
  });
});

describe("reading", () => {
  const conversation = fromNewest({
    data: [
      wireMessage(5),
      wireMessage(4, { isOwn: true }),
      wireMessage(3),
      wireMessage(2, { isOwn: true }),
      wireMessage(1, { type: "WELCOME" }),
    ],
    hasMore: false,
  });

  it("by the other side goes up to a message, and touches only ours", () => {
    const { messages } = withReadUntil(conversation, 3);
    expect(messages.filter(({ read }) => read).map(({ id }) => id)).toEqual([2]);
  });

  it("begins at the first that a person sent", () => {
    expect(firstUnreadId(conversation)).toBe(3);
    expect(firstUnreadId(withAllRead(conversation))).toBeNull();
  });

  it("changes nothing when there is nothing to change", () => {
    const read = withAllRead(conversation);
    expect(withAllRead(read)).toBe(read);
  });
});
