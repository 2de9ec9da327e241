import { Blob } from "node:buffer";
import "fake-indexeddb/auto";
import { deleteDB } from "idb";
import { describe, expect, it } from "vitest";
import { openDeviceDatabase } from "#web/lib/outbox/device-database.ts";
import { forgetUnsent, readUnsent } from "#web/lib/outbox/unsent.ts";
import type { Deed, DeedFacts } from "./deeds.ts";
import { createMemoryDeedStore, openDeedStore } from "./logbook-queue.ts";

const deed = (clientId: string, facts: DeedFacts): Deed => ({
  clientId,
  logbookId: 7,
  happenedAt: "2026-11-16T08:00:00.000Z",
  ...facts,
});
const fed = (clientId: string) => deed(clientId, { kind: "activity", activity: "fed" });
const noted = (clientId: string, activityClientId: string, note: string | null) =>
  deed(clientId, {
    kind: "changeActivity",
    activityClientId,
    activity: "fed",
    note,
    minutes: null,
  });
const image = (clientId: string) =>
  deed(clientId, { kind: "image", pictureKey: `key-${clientId}`, width: 4, height: 3, bytes: 2 });
// Node's own: the page's can't be cloned into the database.
const picture = new Blob(["ab"], { type: "image/jpeg" }) as globalThis.Blob;

let users = 0;
/** Each test is somebody else on the same device. */
const nextUser = () => {
  users += 1;
  return users;
};

describe.each([
  ["on the device", async () => openDeedStore(nextUser())],
  ["in memory", async () => createMemoryDeedStore()],
])("deeds %s", (_where, open) => {
  const idsIn = async (store: Awaited<ReturnType<typeof open>>) =>
    (await store.list()).map(({ clientId }) => clientId);

  it("come back in the order in which they were done, once each", async () => {
    const store = await open();
    await Promise.all([store.add(fed("a")), store.add(fed("b")), store.add(fed("c"))]);
    await store.add(fed("b"));
    expect(await idsIn(store)).toEqual(["a", "b", "c"]);
  });

  it("keep a picture as long as its deed", async () => {
    const store = await open();
    await store.add(image("a"), picture);
    expect(await (await store.picture("key-a"))?.text()).toBe("ab");
    await store.arrived("a", 90);
    expect(await store.picture("key-a")).toBeUndefined();
    expect(await store.list()).toEqual([]);
  });

  it("know what was tried and what was refused, and may be tried again", async () => {
    const store = await open();
    await store.add(fed("a"));
    expect(await store.markTried("a")).toMatchObject({ clientId: "a", isTried: true });
    expect(await store.markTried("gone")).toBeUndefined();
    await store.refused("a", "Nee");
    expect(await store.list()).toMatchObject([{ isTried: true, refusal: "Nee" }]);
    await store.allowAgain();
    expect((await store.list())[0]?.refusal).toBeUndefined();
  });

  it("that were never sent just go when they are taken back", async () => {
    const store = await open();
    await store.add(image("a"), picture);
    await store.add(deed("b", { kind: "removeImage", imageClientId: "a" }));
    expect(await store.list()).toEqual([]);
    expect(await store.picture("key-a")).toBeUndefined();
  });

  it("that were never sent say from the start what is said of them later", async () => {
    const store = await open();
    await store.add(fed("a"));
    await store.add(noted("b", "a", "Alles op."));
    expect(await store.list()).toMatchObject([
      { clientId: "a", kind: "activity", note: "Alles op." },
    ]);
    await store.add(noted("c", "a", null));
    expect(await idsIn(store)).toEqual(["a"]);
    expect((await store.list())[0]).not.toHaveProperty("note");
  });

  it("that may have arrived are changed behind it, by the number they got and by the last word", async () => {
    const store = await open();
    await store.add(fed("a"));
    await store.markTried("a");
    await store.add(noted("b", "a", "Bijna alles op."));
    await store.add(noted("c", "a", "Alles op."));
    expect(await idsIn(store)).toEqual(["a", "c"]);
    await store.arrived("a", 90);
    expect(await store.list()).toMatchObject([
      { clientId: "c", activityId: 90, note: "Alles op." },
    ]);
  });

  it("that may have arrived are removed behind it, by the number they got", async () => {
    const store = await open();
    await store.add(fed("a"));
    await store.markTried("a");
    await store.add(deed("b", { kind: "removeActivity", activityClientId: "a" }));
    expect(await idsIn(store)).toEqual(["a", "b"]);
    await store.arrived("a", 90);
    expect(await store.list()).toMatchObject([{ clientId: "b", activityId: 90 }]);
  });

  it("hold the latest notes alone", async () => {
    const store = await open();
    await store.add(deed("a", { kind: "notes", notes: "een" }));
    await store.add(fed("b"));
    await store.add(deed("c", { kind: "notes", notes: "twee" }));
    expect(await idsIn(store)).toEqual(["b", "c"]);
    await store.remove(["b", "c"]);
    expect(await store.list()).toEqual([]);
  });
});

it("goes on when the database was closed for a release that changes its tables", async () => {
  const store = openDeedStore(nextUser());
  await store.add(fed("a"));
  // It asks who has it open to close it, as a new version does.
  await deleteDB("kwispel");
  await store.add(fed("b"));
  expect(await store.list()).toMatchObject([{ clientId: "b" }]);
});

describe("two users of one device", () => {
  it("see nothing of each other, and log out by themselves", async () => {
    const database = await openDeviceDatabase();
    const [tess, sam] = [nextUser(), nextUser()];
    const ofTess = openDeedStore(tess);
    const ofSam = openDeedStore(sam);
    await ofTess.add(image("a"), picture);
    await ofTess.add(fed("b"));
    await ofSam.add(fed("c"));
    expect(await ofSam.list()).toMatchObject([{ clientId: "c" }]);
    expect(await ofSam.picture("key-a")).toBeUndefined();
    expect(await readUnsent(tess)).toEqual({ pictures: 1, others: 1, messages: 0 });
    await forgetUnsent(tess);
    expect(await ofTess.list()).toEqual([]);
    expect(await database.get("pictures", "key-a")).toBeUndefined();
    expect(await ofSam.list()).toHaveLength(1);
  });
});
