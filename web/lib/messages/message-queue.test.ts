import { beforeEach, describe, expect, it } from "vitest";
import { wireMessage } from "#tests/factories/wire-messages.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { createMemoryOutboxStore } from "#web/lib/outbox/memory-outbox-store.ts";
import { createMessageQueue, type SendMessage } from "./message-queue.ts";
import type { MessageStore } from "./message-store.ts";
import { idempotencyKeyOf, messageRules, type QueuedMessage } from "./queued-messages.ts";

/** A server that answers when it is told to. */
function createReceiver() {
  const waiting: {
    queued: QueuedMessage;
    picture: Blob | undefined;
    settle: (error?: unknown) => void;
  }[] = [];
  let lastId = 0;
  const send: SendMessage = (queued, { signal, picture }) =>
    new Promise((resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason));
      waiting.push({
        queued,
        picture,
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
const image = new Blob(["ab"], { type: "image/jpeg" });

let store: MessageStore;
let receiver: ReturnType<typeof createReceiver>;
let users = 0;
const lock = (_name: string, action: () => Promise<void>) => action();
/** Each test is somebody else: tabs of one user hear each other. */
const open = (lockTabs = lock) =>
  createMessageQueue({
    userId: users,
    send: receiver.send,
    store: Promise.resolve(store),
    lock: lockTabs,
  });
const write = (queue: ReturnType<typeof open>, message: string, chatRoomId = 1) =>
  queue.add({ chatRoomId, message, afterId: 0 });
const texts = (queue: ReturnType<typeof open>) =>
  queue.current().queue.map(({ message }) => message);

beforeEach(() => {
  users += 1;
  store = createMemoryOutboxStore(messageRules);
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
    expect(receiver.waiting[0]?.queued.clientId).toBe(first?.queued.clientId);
    receiver.waiting[0]?.settle();
    await settled();
    expect(await store.list()).toEqual([]);
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
    expect(refused).toMatchObject({ message: "een", refusal: "awaitingReply" });
    queue.retry(refused?.clientId ?? "");
    await settled();
    const [first, second] = receiver.waiting.map(({ queued }) => queued);
    expect(second?.refusal).toBeUndefined();
    if (!first || !second) throw new Error("it was not sent again");
    expect(idempotencyKeyOf(second)).not.toBe(idempotencyKeyOf(first));
  });

  it("lets go of a message that is cut off while it is sent", async () => {
    const queue = open();
    write(queue, "een");
    await settled();
    queue.remove(queue.current().queue[0]?.clientId ?? "");
    await settled();
    expect(texts(queue)).toEqual([]);
  });

  it("is on the screen before the device has stored it, in the order of writing", async () => {
    const queue = open();
    write(queue, "een");
    write(queue, "twee");
    expect(texts(queue)).toEqual(["een", "twee"]);
    await settled();
    expect(texts(queue)).toEqual(["een", "twee"]);
  });

  it("leaves out what another tab has sent meanwhile, which both show", async () => {
    let last = Promise.resolve();
    const turns = (_name: string, action: () => Promise<void>) => {
      last = last.then(action);
      return last;
    };
    const [here, there] = [open(turns), open(turns)];
    write(here, "een");
    write(here, "twee");
    await expect.poll(() => texts(there)).toEqual(["een", "twee"]);
    receiver.waiting[0]?.settle();
    await expect.poll(() => receiver.waiting.length).toBe(2);
    receiver.waiting[1]?.settle();
    await expect.poll(() => [texts(here), texts(there)]).toEqual([[], []]);
    expect(receiver.texts()).toEqual(["een", "twee"]);
  });

  it("sends a picture with its message, and shows it from the first moment", async () => {
    const queue = open();
    queue.add({ chatRoomId: 1, afterId: 0 }, image);
    expect(queue.current().queue[0]?.pictureUrl).toMatch(/^blob:/);
    await settled();
    expect(await receiver.waiting[0]?.picture?.text()).toBe("ab");
    receiver.waiting[0]?.settle();
    await settled();
    expect(await store.list()).toEqual([]);
  });

  it("refuses a message whose picture the browser has thrown away", async () => {
    store = { ...store, picture: async () => undefined };
    const queue = open();
    queue.add({ chatRoomId: 1, message: "Kijk!", afterId: 0 }, image);
    await settled();
    expect(receiver.waiting).toEqual([]);
    expect(queue.current().queue).toMatchObject([{ message: "Kijk!", refusal: "failed" }]);
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
