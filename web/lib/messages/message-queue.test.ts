import { beforeEach, describe, expect, it } from "vitest";
import { wireMessage } from "#tests/factories/wire-messages.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { createMessageQueue, queueKeyOf, type SendMessage } from "./message-queue.ts";
import type { QueuedMessage } from "./queued-messages.ts";

/** The part of the Storage interface that matters, with room for so many characters. */
function memoryStorage(room = 10_000): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => void items.delete(key),
    setItem(key, value) {
      if (value.length > room) throw new DOMException("full", "QuotaExceededError");
      items.set(key, value);
    },
  };
}

/** A server that answers when it is told to. */
function createReceiver() {
  const waiting: { queued: QueuedMessage; settle: (error?: unknown) => void }[] = [];
  let lastId = 0;
  const send: SendMessage = (queued, { signal }) =>
    new Promise((resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason));
      waiting.push({
        queued,
        settle(error) {
          lastId += 1;
          if (error === undefined) resolve(wireMessage(lastId, { message: queued.message }));
          else reject(error);
        },
      });
    });
  return { send, waiting, texts: () => waiting.map(({ queued }) => queued.message) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

let storage: Storage;
let receiver: ReturnType<typeof createReceiver>;
const lock = (_name: string, action: () => Promise<void>) => action();
const open = () => createMessageQueue({ userId: 7, send: receiver.send, storage, lock });
const write = (queue: ReturnType<typeof open>, message: string, chatRoomId = 1) =>
  queue.add({ chatRoomId, message, afterId: 0 });
const texts = (queue: ReturnType<typeof open>) =>
  queue.current().queue.map(({ message }) => message);

beforeEach(() => {
  storage = memoryStorage();
  receiver = createReceiver();
});

describe("the queue of messages", () => {
  it("sends one at a time a room, in the order of writing", async () => {
    const queue = open();
    for (const text of ["een", "twee"]) write(queue, text);
    write(queue, "elders", 2);
    await settled();
    expect(receiver.texts()).toEqual(["een", "elders"]);
    receiver.waiting[0]?.settle();
    await settled();
    expect(receiver.texts()).toEqual(["een", "elders", "twee"]);
    expect(texts(queue)).toEqual(["twee", "elders"]);
  });

  it("keeps what was not acknowledged, with its key, for the next time", async () => {
    write(open(), "een");
    await settled();
    const [first] = receiver.waiting;
    receiver = createReceiver();
    const again = open();
    again.goOn();
    await settled();
    expect(receiver.waiting[0]?.queued.key).toBe(first?.queued.key);
    receiver.waiting[0]?.settle();
    await settled();
    expect(storage.getItem(queueKeyOf(7))).toBeNull();
  });

  it("holds on to a message while nothing answers, and goes on when asked", async () => {
    const queue = open();
    write(queue, "een");
    await settled();
    receiver.waiting[0]?.settle(new ApiError({ status: 0 }));
    await settled();
    write(queue, "twee");
    await settled();
    expect(receiver.texts()).toEqual(["een"]);
    queue.goOn();
    await settled();
    expect(receiver.texts()).toEqual(["een", "een"]);
    expect(texts(queue)).toEqual(["een", "twee"]);
  });

  it("marks what was refused, and sends it again under a new key when asked", async () => {
    const queue = open();
    write(queue, "een");
    await settled();
    receiver.waiting[0]?.settle(new ApiError({ status: 409, code: "awaitingReply" }));
    await settled();
    const [refused] = queue.current().queue;
    expect(refused).toMatchObject({ message: "een", problem: "awaitingReply" });
    queue.retry(refused?.key ?? "");
    await settled();
    expect(receiver.waiting[1]?.queued.problem).toBeUndefined();
    expect(receiver.waiting[1]?.queued.key).not.toBe(refused?.key);
  });

  it("lets go of a message that is cut off while it is sent", async () => {
    const queue = open();
    write(queue, "een");
    await settled();
    queue.remove(queue.current().queue[0]?.key ?? "");
    await settled();
    expect(texts(queue)).toEqual([]);
  });

  it("leaves out what another tab has sent meanwhile", async () => {
    const queue = open();
    write(queue, "een");
    write(queue, "twee");
    await settled();
    const kept = JSON.parse(storage.getItem(queueKeyOf(7)) ?? "[]") as QueuedMessage[];
    storage.setItem(queueKeyOf(7), JSON.stringify(kept.slice(0, 1)));
    receiver.waiting[0]?.settle();
    await settled();
    expect(receiver.texts()).toEqual(["een"]);
    expect(texts(queue)).toEqual([]);
  });

  it("sends a picture that is too large to keep, and keeps the words beside it", async () => {
    storage = memoryStorage(500);
    const queue = open();
    write(queue, "woorden");
    queue.add({ chatRoomId: 2, image: `data:image/jpeg;base64,${"a".repeat(900)}`, afterId: 0 });
    await settled();
    expect(receiver.waiting).toHaveLength(2);
    expect(queue.current().queue).toHaveLength(2);
    expect(JSON.parse(storage.getItem(queueKeyOf(7)) ?? "")).toHaveLength(1);
  });

  it("tells who listens what has arrived", async () => {
    const queue = open();
    const sent: unknown[] = [];
    queue.onSent((message) => sent.push(message.message));
    write(queue, "een");
    await settled();
    receiver.waiting[0]?.settle();
    await settled();
    expect(sent).toEqual(["een"]);
  });
});
