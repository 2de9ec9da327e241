import { describe, expect, it } from "vitest";
import { wireMessage } from "#tests/factories/wire-messages.ts";
import {
  mayWorkLater,
  nextToSend,
  notArrived,
  type QueuedMessage,
  readQueue,
  retryDelayMs,
} from "./queued-messages.ts";

const queued = (key: string, more: Partial<QueuedMessage> = {}): QueuedMessage => ({
  key,
  chatRoomId: 1,
  message: "Hoi",
  afterId: 10,
  createdAt: "2026-11-15T10:00:00Z",
  ...more,
});
const keys = (queue: readonly QueuedMessage[]) => queue.map(({ key }) => key);
const own = (id: number, message = "Hoi") => wireMessage(id, { isOwn: true, message });

describe("what was kept", () => {
  it("is given back", () => {
    const queue = [queued("a"), queued("b", { problem: "contactDeclined" })];
    expect(readQueue(JSON.parse(JSON.stringify(queue)))).toEqual(queue);
  });

  it.each([
    [null],
    ["half"],
    [{ key: "a" }],
    [[{ ...queued("a"), chatRoomId: "1" }]],
    [[{ ...queued("a"), message: undefined }]],
    [[null]],
  ])("is nothing when it makes no sense: %j", (kept) => {
    expect(readQueue(kept)).toEqual([]);
  });
});

describe("the order of sending", () => {
  const queue = [
    queued("a"),
    queued("b"),
    queued("c", { chatRoomId: 2 }),
    queued("d", { chatRoomId: 3, problem: "contactClosed" }),
  ];

  it("is one a room, the first that was written", () => {
    expect(keys(nextToSend(queue, new Set()))).toEqual(["a", "c"]);
  });

  it("waits for the one that is on its way", () => {
    expect(keys(nextToSend(queue, new Set([1])))).toEqual(["c"]);
  });

  it("goes past one that was refused", () => {
    const refused = [queued("a", { problem: "validation" }), queued("b")];
    expect(keys(nextToSend(refused, new Set()))).toEqual(["b"]);
  });
});

describe("what has not arrived", () => {
  it.each([
    ["stays while the room does not have it", [own(9), own(10)], ["a", "b"]],
    ["goes, one at a time, when the live event comes first", [own(11)], ["b"]],
    ["goes altogether when all are there", [own(11), own(12)], []],
    ["is not taken for somebody else's", [wireMessage(11, { message: "Hoi" })], ["a", "b"]],
    ["is not taken for another text", [own(11, "Hoi!")], ["a", "b"]],
  ])("%s", (_case, messages, expected) => {
    expect(keys(notArrived([queued("a"), queued("b")], messages))).toEqual(expected);
  });

  it("is recognised as the server tidied it", () => {
    const untidy = queued("a", { message: "  Hoi\r\n\r\n\r\n\r\nDag " });
    expect(notArrived([untidy], [own(11, "Hoi\n\nDag")])).toEqual([]);
  });

  it("stays when it was refused, whatever else is there", () => {
    expect(notArrived([queued("a", { problem: "tooLarge" })], [own(11)])).toHaveLength(1);
  });
});

it.each([
  [0, null, 1_000],
  [3, null, 8_000],
  [9, null, 30_000],
  [1, 12, 12_000],
])("after %i failures, asked to wait %s: %i ms", (failures, asked, expected) => {
  expect(retryDelayMs(failures, asked)).toBe(expected);
});

it.each([
  [0, true],
  [429, true],
  [500, true],
  [503, true],
  [409, false],
  [422, false],
  [404, false],
])("status %i may work later: %s", (status, expected) => {
  expect(mayWorkLater(status)).toBe(expected);
});
