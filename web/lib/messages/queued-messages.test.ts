import { describe, expect, it } from "vitest";
import { wireMessage } from "#tests/factories/wire-messages.ts";
import { idempotencyKeyOf, notArrived, type QueuedMessage } from "./queued-messages.ts";

const queued = (clientId: string, more: Partial<QueuedMessage> = {}): QueuedMessage => ({
  clientId,
  order: 1,
  chatRoomId: 1,
  message: "Hoi",
  afterId: 10,
  createdAt: "2026-11-15T10:00:00Z",
  ...more,
});
const ids = (queue: readonly QueuedMessage[]) => queue.map(({ clientId }) => clientId);
const own = (id: number, message = "Hoi") => wireMessage(id, { isOwn: true, message });

describe("what has not arrived", () => {
  it.each([
    ["stays while the room does not have it", [own(9), own(10)], ["a", "b"]],
    ["goes, one at a time, when the live event comes first", [own(11)], ["b"]],
    ["goes altogether when all are there", [own(11), own(12)], []],
    ["is not taken for somebody else's", [wireMessage(11, { message: "Hoi" })], ["a", "b"]],
    ["is not taken for another text", [own(11, "Hoi!")], ["a", "b"]],
  ])("%s", (_case, messages, expected) => {
    expect(ids(notArrived([queued("a"), queued("b")], messages))).toEqual(expected);
  });

  it("is recognised as the server tidied it", () => {
    const untidy = queued("a", { message: "  Hoi\r\n\r\n\r\n\r\nDag " });
    expect(notArrived([untidy], [own(11, "Hoi\n\nDag")])).toEqual([]);
  });

  it("stays when it was refused, whatever else is there", () => {
    expect(notArrived([queued("a", { refusal: "tooLarge" })], [own(11)])).toHaveLength(1);
  });
});

it("goes by another key when somebody sends it anew after a refusal", () => {
  expect(idempotencyKeyOf(queued("a"))).toBe("a");
  expect(idempotencyKeyOf(queued("a", { retries: 2 }))).toBe("a-2");
});
