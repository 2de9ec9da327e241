import { Blob as CloneableBlob } from "node:buffer";
import "fake-indexeddb/auto";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createMemoryOutboxStore } from "#web/lib/outbox/memory-outbox-store.ts";
import { openOutboxStore } from "#web/lib/outbox/outbox-store.ts";
import { forgetUnsent, hasUnsent, readUnsent } from "#web/lib/outbox/unsent.ts";
import { type MessageStore, openMessageStore } from "./message-store.ts";
import { messageRules, type NewMessage, oldQueueKeyOf } from "./queued-messages.ts";

const message = (clientId: string, more: Partial<NewMessage> = {}): NewMessage => ({
  clientId,
  chatRoomId: 1,
  message: `bericht ${clientId}`,
  afterId: 0,
  createdAt: "2026-11-19T10:00:00.000Z",
  ...more,
});
// Node's own: the page's can't be cloned into the database.
const picture = new CloneableBlob(["ab"], { type: "image/jpeg" }) as Blob;
const idsIn = async (store: MessageStore) => (await store.list()).map(({ clientId }) => clientId);

/** As a private window may have it, or a device that is full. */
const refusing: MessageStore = {
  ...createMemoryOutboxStore(messageRules),
  add: () => Promise.reject(new DOMException("full", "QuotaExceededError")),
};

let user = 1_000;
/** Each test is somebody else on the same device. */
beforeEach(() => {
  user += 1;
  vi.stubGlobal("Blob", CloneableBlob);
});

describe("messages that wait", () => {
  it("are there when the tab is opened again, however large their pictures", async () => {
    const store = await openMessageStore(user);
    await store.add(message("a"));
    await store.add(message("b", { pictureKey: "b" }), picture);
    const again = await openMessageStore(user);
    expect(await idsIn(again)).toEqual(["a", "b"]);
    expect((await again.list()).some(({ isInMemory }) => isInMemory)).toBe(false);
    expect(await (await again.picture("b"))?.text()).toBe("ab");
    await again.arrived("b");
    expect(await again.picture("b")).toBeUndefined();
  });

  it("say so and go out all the same where the device refuses them, in the order of writing", async () => {
    const device = openOutboxStore("messages", user, messageRules);
    const full = { ...device, add: refusing.add };
    const store = await openMessageStore(user, full);
    await store.add(message("a", { pictureKey: "a" }), picture);
    // There is room again.
    await device.add(message("b", { createdAt: "2026-11-19T10:00:01.000Z" }));
    expect(await store.list()).toMatchObject([
      { clientId: "a", isInMemory: true },
      { clientId: "b" },
    ]);
    expect(await (await store.picture("a"))?.text()).toBe("ab");
    expect(await store.markTried("a")).toMatchObject({ clientId: "a", isTried: true });
    await store.arrived("a");
    expect(await idsIn(store)).toEqual(["b"]);
  });

  it("count when their writer logs out, and go", async () => {
    const store = await openMessageStore(user);
    await store.add(message("a", { pictureKey: "a" }), picture);
    expect(await readUnsent(user)).toEqual({ pictures: 0, others: 0, messages: 1 });
    expect([await hasUnsent(user, "messages"), await hasUnsent(user, "deeds")]).toEqual([
      true,
      false,
    ]);
    await forgetUnsent(user);
    expect(await idsIn(store)).toEqual([]);
    expect(await store.picture("a")).toBeUndefined();
  });
});

describe("what an older version left in local storage", () => {
  const old = (key: string, more: object = {}) => ({
    key,
    chatRoomId: 1,
    message: `bericht ${key}`,
    afterId: 0,
    createdAt: "2026-11-19T10:00:00.000Z",
    ...more,
  });
  const leave = (messages: unknown) =>
    localStorage.setItem(oldQueueKeyOf(user), JSON.stringify(messages));
  const left = () => localStorage.getItem(oldQueueKeyOf(user));

  it("is moved once, under the key that it may have been sent with, with its picture", async () => {
    leave([
      old("a"),
      old("b", { message: undefined, image: `data:image/jpeg;base64,${btoa("ab")}` }),
    ]);
    const store = await openMessageStore(user);
    expect(await idsIn(store)).toEqual(["a", "b"]);
    expect(await (await store.picture("b"))?.text()).toBe("ab");
    expect(left()).toBeNull();
    await store.arrived("a");
    expect(await idsIn(await openMessageStore(user))).toEqual(["b"]);
  });

  it("stays there where the device refuses it, until it has been sent", async () => {
    leave([old("a"), old("b")]);
    const store = await openMessageStore(user, refusing);
    expect(await idsIn(store)).toEqual(["a", "b"]);
    await store.arrived("a");
    expect(await idsIn(await openMessageStore(user, refusing))).toEqual(["b"]);
    await store.remove(["b"]);
    expect(left()).toBeNull();
  });

  it.each([
    [null],
    ["half"],
    [[{ key: "a" }]],
    [[old("a", { chatRoomId: "1" })]],
    [[old("a", { message: undefined })]],
    [[old("a", { message: undefined, image: "data:image/jpeg;base64,%%" })]],
    [[null]],
  ])("is left out when it makes no sense: %j", async (kept) => {
    leave(kept);
    expect(await idsIn(await openMessageStore(user))).toEqual([]);
  });
});
