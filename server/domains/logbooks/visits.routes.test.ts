import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { hourMs } from "#contract/shared/durations.ts";
import { logIn, makeUser } from "#tests/factories/account.ts";
import { makeHome, makeLogbook } from "#tests/factories/logbooks.ts";
import { codeOf, logbookCalls } from "#tests/setup/logbooks/logbook-calls.ts";

const { server, db, stay, path, call, check, logbook } = logbookCalls();

describe("the logbook of a booking", () => {
  it("is planned from its days and visits, for both, and for nobody else", async () => {
    const seen = await logbook("sitter");
    expect(seen).toMatchObject({
      booking_id: stay.bookingId,
      side: "pet_sitter",
      status: "not_started",
      pets: [{ id: stay.petIds[0] }, { id: stay.petIds[1] }],
      edit_code: "checkInToEdit",
    });
    expect(
      seen.days.map(({ date, visits }: { date: string; visits: number }) => [date, visits]),
    ).toEqual([
      ["2026-11-15", 2],
      ["2026-11-16", 2],
      ["2026-11-17", 2],
    ]);
    expect((await logbook("owner")).side).toBe("pet_owner");
    const stranger = await logIn(db(), (await makeUser(db())).id);
    for (const url of [path(), `/api/booking/${stay.bookingId}/logbook`]) {
      expect((await server.current.call("GET", url, { as: stranger })).statusCode).toBe(404);
    }
  });

  it("is told with the booking, and found by it", async () => {
    const booking = await call("GET", `/api/booking/${stay.bookingId}`, "owner");
    expect(booking.json().data.logbook).toEqual({ id: stay.logbookId });
    const found = await call("GET", `/api/booking/${stay.bookingId}/logbook`, "owner");
    expect(found.json().data.id).toBe(stay.logbookId);
  });
});

describe("checking in and out", () => {
  it("is for the planned visit within two hours, with the place where it was", async () => {
    server.current.clock.set("2026-11-15T08:30:00Z");
    const inside = await check({ lat: 52.0907, lng: 5.1214 });
    expect(inside.statusCode).toBe(200);
    const entry = inside.json().data.entries[0];
    expect(entry).toMatchObject({
      planned_at: "2026-11-15T07:00:00Z",
      check_in_time: "2026-11-15T08:30:00Z",
      check_in_location: { state: "known", latitude: 52.0907 },
    });
    expect(inside.json().data).toMatchObject({
      status: "in_progress",
      checked_in_at: "2026-11-15T08:30:00Z",
    });
    server.current.clock.advance(39 * 60_000);
    const outside = (await check()).json().data;
    expect(outside.entries[0]).toMatchObject({
      check_out_time: "2026-11-15T09:09:00Z",
      check_out_location: { state: "refused" },
    });
    expect(outside.next_visit_at).toBe("2026-11-15T17:00:00Z");
  });

  it("tells the owner about how far it was, the sitter only how near, and forbids nothing", async () => {
    await makeHome(db(), stay.owner.userId, { lat: 52.09, lng: 5.12 });
    const comes = { lat: 52.0963, lng: 5.12, happened_at: "2026-11-15T07:10:00Z" };
    const [far] = (await check(comes)).json().data.entries;
    expect(far.near).toBe("far");
    expect(far).not.toHaveProperty("distance_m");
    const [seen] = (await logbook("owner")).entries;
    expect(seen.distance_m).toBe(700);
    expect(seen).not.toHaveProperty("near");
  });

  it("measures nothing once the sitter may not know the address any more", async () => {
    await makeHome(db(), stay.owner.userId, { lat: 52.09, lng: 5.12 });
    const reason = { reason: "Mijn reis gaat niet door." };
    await call("DELETE", `/api/booking/${stay.bookingId}`, "owner", reason);
    const late = { lat: 52.09, lng: 5.12, happened_at: "2026-11-15T07:10:00Z" };
    const [entry] = (await check(late)).json().data.entries;
    expect(entry.check_in_time).toBe("2026-11-15T07:10:00Z");
    expect(entry).not.toHaveProperty("near");
  });

  it("never toggles back by a retry or a late replay", async () => {
    const [comes, goes] = [randomUUID(), randomUUID()];
    const checkIn = { action: "check_in", client_id: comes, happened_at: "2026-11-15T07:02:00Z" };
    const checkOut = { action: "check_out", client_id: goes, happened_at: "2026-11-15T07:41:00Z" };
    const twice = [checkIn, checkIn, checkOut, checkIn, checkOut, checkIn];
    for (const body of twice) expect((await check(body)).statusCode).toBe(200);
    const { entries } = await logbook("sitter");
    const done = entries.filter((entry: { check_in_time?: string }) => entry.check_in_time);
    expect(done).toMatchObject([
      { check_in_time: "2026-11-15T07:02:00Z", check_out_time: "2026-11-15T07:41:00Z" },
    ]);
    // Another device says the same without knowing: who is out is out.
    expect((await check({ action: "check_out" })).statusCode).toBe(200);
    expect(
      (await logbook("sitter")).entries.filter(
        (e: { check_out_time?: string }) => e.check_out_time,
      ),
    ).toHaveLength(1);
  });

  it("takes what a device with a wrong clock says for what it meant", async () => {
    // Two hours ahead, and ten minutes ago.
    const body = { happened_at: "2026-11-15T11:20:00Z", sent_at: "2026-11-15T11:30:00Z" };
    const { entries } = (await check(body)).json().data;
    expect(entries).toContainEqual(
      expect.objectContaining({ check_in_time: "2026-11-15T09:20:00Z" }),
    );
  });

  it("the evening before is for the first of the next day if it is said, and shows at once", async () => {
    server.current.clock.set("2026-11-15T17:00:00Z");
    await check({ action: "check_in" });
    await check({ action: "check_out" });
    // Half past eight in the evening; the next visit is at eight.
    server.current.clock.set("2026-11-15T19:30:00Z");
    const next = (await logbook("sitter")).entries.find(
      ({ planned_at }: { planned_at?: string }) => planned_at === "2026-11-16T07:00:00Z",
    );
    await check({ action: "check_in", entry_id: next.id });
    const { entries } = (await check({ action: "check_out", note: "Het ging goed" })).json().data;
    expect(entries).toContainEqual(
      expect.objectContaining({ planned_at: "2026-11-16T07:00:00Z", note: "Het ging goed" }),
    );
  });

  it("that comes after a later visit has begun is put before it", async () => {
    await check({ action: "check_in", happened_at: "2026-11-15T09:00:00Z" });
    const early = { action: "check_in", happened_at: "2026-11-15T06:30:00Z" };
    expect((await check(early)).statusCode).toBe(200);
    const fed = { kind: "fed", happened_at: "2026-11-15T06:45:00Z" };
    const made = await call("POST", path("/serviceActivity"), "sitter", fed);
    expect(made.statusCode).toBe(201);
    await check({ action: "check_out", happened_at: "2026-11-15T07:00:00Z" });
    const { entries } = await logbook("sitter");
    const times = entries
      .filter((entry: { check_in_time?: string }) => entry.check_in_time)
      .map((e: { check_in_time: string; check_out_time?: string }) => [
        e.check_in_time,
        e.check_out_time,
      ]);
    expect(times).toEqual([
      ["2026-11-15T06:30:00Z", "2026-11-15T07:00:00Z"],
      ["2026-11-15T09:00:00Z", undefined],
    ]);
  });

  it("can be taken back for ten minutes, and the old check-out doesn't come again", async () => {
    await check();
    const goes = { action: "check_out", client_id: randomUUID() };
    await check(goes);
    server.current.clock.advance(9 * 60_000);
    expect((await check({ action: "undo_check_out" })).json().data.checked_in_at).toBeDefined();
    expect((await check(goes)).json().data.checked_in_at).toBeDefined();
    await check({ action: "check_out" });
    server.current.clock.advance(11 * 60_000);
    const late = await check({ action: "undo_check_out" });
    expect(codeOf(late)).toEqual([409, "cannotEditAfterCheckout"]);
  });

  it("is the sitter's alone, and nobody's once the booking was cancelled", async () => {
    const owner = await call("PUT", path("/checkInOut"), "owner", {});
    expect(owner.statusCode).toBe(404);
    const reason = { reason: "Mijn reis gaat niet door." };
    expect(
      (await call("DELETE", `/api/booking/${stay.bookingId}`, "owner", reason)).statusCode,
    ).toBe(200);
    const late = await check();
    expect(codeOf(late)).toEqual([409, "logbookReadOnly"]);
    expect(await logbook("sitter")).toMatchObject({ is_read_only: true, is_cancelled: true });
  });

  it("of two who press at once checks in once", async () => {
    const all = await Promise.all(
      Array.from({ length: 6 }, () => check({ action: "check_in", client_id: randomUUID() })),
    );
    expect(all.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200]);
    const { entries } = await logbook("sitter");
    expect(entries.filter((entry: { check_in_time?: string }) => entry.check_in_time)).toHaveLength(
      1,
    );
  });
});

describe("a logbook without a booking", () => {
  it("has no place, and so no distance, for either of the two", async () => {
    await makeHome(db(), stay.owner.userId, { lat: 52.09, lng: 5.12 });
    const made = await call("POST", "/api/logbooks", "sitter", {
      profile_id: stay.owner.profileId,
    });
    const url = `/api/logbooks/${made.json().data.id}`;
    const tried: object[] = [];
    for (const lat of [52.0, 52.05, 52.0901]) {
      const inside = await call("PUT", `${url}/checkInOut`, "sitter", { lat, lng: 5.12 });
      expect(inside.statusCode).toBe(200);
      await call("PUT", `${url}/checkInOut`, "sitter", { action: "check_out" });
      server.current.clock.advance(hourMs);
      tried.push(...inside.json().data.entries);
    }
    const read = (await call("GET", url, "owner")).json().data;
    expect(read.entries).toHaveLength(3);
    for (const entry of [...tried, ...read.entries]) {
      expect(entry).not.toHaveProperty("distance_m");
      expect(entry).not.toHaveProperty("near");
    }
    expect(read).not.toHaveProperty("place");
  });
});

describe("other days that were agreed on", () => {
  it("move what nobody has come for; what was done stays", async () => {
    const made = await makeLogbook(db(), stay, {
      startsAt: new Date("2026-11-16T07:00:00Z"),
      startOn: "2026-11-16",
    });
    Object.assign(stay, made);
    // A day early, for the key: a visit of its own.
    await check();
    const dates = {
      start_date: "2026-11-17",
      time: "08:00",
      end_date: "2026-11-18",
      end_time: "08:00",
      visits: ["08:00"],
    };
    const booking = `/api/booking/${stay.bookingId}`;
    const proposed = await call("PUT", `${booking}/dates`, "sitter", dates);
    expect(proposed.statusCode).toBe(200);
    const yes = await call("PUT", `${booking}/status`, "owner", { status: "accepted" });
    expect(yes.statusCode).toBe(200);
    const { days, status } = await logbook("sitter");
    expect(status).toBe("in_progress");
    expect(
      days.map(({ date, visits }: { date: string; visits: number }) => [date, visits]),
    ).toEqual([
      ["2026-11-15", 1],
      ["2026-11-17", 1],
      ["2026-11-18", 1],
    ]);
  });
});
