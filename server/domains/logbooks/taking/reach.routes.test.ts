import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { makePicture } from "#tests/factories/pictures.ts";
import { codeOf, logbookCalls } from "#tests/setup/logbooks/logbook-calls.ts";
import { sendingTo } from "#tests/uploads/sending-pictures.ts";

const { server, stay, path, call, check, did, logbook, minutes } = logbookCalls();
const { post } = sendingTo(server);

const block = () => call("PUT", `/api/user/blocks/${stay.sitter.userId}`, "owner");
const unread = async () =>
  (await call("GET", "/api/logbooks", "owner"))
    .json()
    .data.find(({ id }: { id: number }) => id === stay.logbookId).unread_updates_count;
const picture = async (happened_at?: string) => {
  const fields: [string, string | Uint8Array][] = [["image", await makePicture()]];
  if (happened_at) fields.push(["happened_at", happened_at]);
  return post(path("/image"), fields, stay.sitter.token);
};
const walk = (started_at: string) =>
  call("POST", path("/track"), "sitter", { client_id: randomUUID(), started_at, points: [] });

/** Begun without a booking, with somebody in the house since half past ten. */
async function begin() {
  const form = { profile_id: stay.owner.profileId };
  stay.logbookId = (await call("POST", "/api/logbooks", "sitter", form)).json().data.id;
  await check({ action: "check_in" });
  minutes(10);
}

describe("a logbook without a booking, after a block", () => {
  beforeEach(async () => {
    await begin();
    expect((await block()).statusCode).toBe(204);
    minutes(5);
  });

  it("takes nothing that happens from then on, from either side", async () => {
    const closed = [409, "contactClosed"];
    expect(codeOf(await check({ action: "check_in", extra: true }))).toEqual(closed);
    expect(codeOf(await did({ kind: "fed", note: "Ik weet waar je bent." }))).toEqual(closed);
    expect(codeOf(await picture())).toEqual(closed);
    expect(codeOf(await walk("2026-11-15T09:44:00Z"))).toEqual(closed);
    expect(codeOf(await call("PUT", path(), "sitter", { notes: "Hallo?" }))).toEqual(closed);
    expect(codeOf(await call("PUT", path(), "sitter", { title: "Hallo?" }))).toEqual(closed);
    const tasks = [{ text: "Planten" }];
    expect(codeOf(await call("PUT", path(), "owner", { tasks }))).toEqual(closed);
    const again = { profile_id: stay.owner.profileId };
    expect(codeOf(await call("POST", "/api/logbooks", "sitter", again))).toEqual(closed);
    const seen = await logbook();
    expect(seen).toMatchObject({ is_read_only: true, is_cancelled: false });
    // Who was there is not said to be there for ever.
    expect(seen.checked_in_at).toBeUndefined();
  });

  it("takes for a day what happened before it in that visit, without a word to the owner", async () => {
    const before = await unread();
    const fed = { kind: "fed", happened_at: "2026-11-15T09:35:00Z" };
    expect((await did(fed)).statusCode).toBe(201);
    expect((await picture("2026-11-15T09:36:00Z")).statusCode).toBe(201);
    expect(
      (await check({ action: "check_out", happened_at: "2026-11-15T09:38:00Z" })).statusCode,
    ).toBe(200);
    expect(await unread()).toBe(before);
    minutes(24 * 60);
    const late = { kind: "fed", happened_at: "2026-11-15T09:36:00Z" };
    expect(codeOf(await did(late))).toEqual([409, "contactClosed"]);
  });

  it("takes no visit that is made up afterwards", async () => {
    const made = { action: "check_in", extra: true, happened_at: "2026-11-15T08:00:00Z" };
    expect(codeOf(await check(made))).toEqual([409, "contactClosed"]);
  });

  it("goes on when the block is lifted", async () => {
    await call("DELETE", `/api/user/blocks/${stay.sitter.userId}`, "owner");
    expect((await check({ action: "check_in", extra: true })).statusCode).toBe(200);
  });
});

it("a logbook without a booking ends with a no", async () => {
  await begin();
  const no = await call("POST", "/api/messages/decline", "owner", { chat_room_id: stay.roomId });
  // A booking that lies ahead keeps the contact.
  expect(codeOf(no)).toEqual([409, "upcomingBookings"]);
  const reason = { reason: "Mijn reis gaat niet door." };
  await call("DELETE", `/api/booking/${stay.bookingId}`, "owner", reason);
  const declined = await call("POST", "/api/messages/decline", "owner", {
    chat_room_id: stay.roomId,
  });
  expect(declined.statusCode).toBe(201);
  minutes(1);
  expect(codeOf(await did({ kind: "fed" }))).toEqual([409, "contactClosed"]);
});

describe("the logbook of a booking", () => {
  it("takes after a block what happened before it, for a day, and no check-in out of the blue", async () => {
    await check();
    minutes(30);
    await block();
    minutes(30);
    const before = await unread();
    const fed = { kind: "fed", happened_at: "2026-11-15T09:40:00Z" };
    expect((await did(fed)).statusCode).toBe(201);
    expect(await unread()).toBe(before);
    const after = { kind: "fed", happened_at: "2026-11-15T10:10:00Z" };
    expect(codeOf(await did(after))).toEqual([409, "contactClosed"]);
    const made = { action: "check_in", happened_at: "2026-11-15T05:00:00Z", extra: true };
    expect(codeOf(await check(made))).toEqual([409, "contactClosed"]);
    minutes(24 * 60);
    expect(codeOf(await did({ ...fed, kind: "water" }))).toEqual([409, "contactClosed"]);
  });

  it("takes for a week after the end what happened, however late, says so; and doses always", async () => {
    await check();
    server.current.clock.set("2026-11-24T17:00:00Z");
    const at = "2026-11-15T09:40:00Z";
    const fed = await did({ kind: "fed", happened_at: at });
    expect(fed.json().data).toMatchObject({ done_at: at, is_told_later: true });
    server.current.clock.set("2026-11-24T18:00:00Z");
    expect(codeOf(await did({ kind: "water", happened_at: at }))).toEqual([409, "contactClosed"]);
    expect((await did({ kind: "medication", happened_at: at })).statusCode).toBe(201);
  });

  it("says nothing of what comes within the hour", async () => {
    await check();
    minutes(50);
    const fed = await did({ kind: "fed", happened_at: "2026-11-15T09:40:00Z" });
    expect(fed.json().data).not.toHaveProperty("is_told_later");
  });
});
