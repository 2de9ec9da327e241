import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { users } from "#server/db/schema/account.ts";
import { makeBookingPair } from "#tests/factories/bookings.ts";
import { makeVisit } from "#tests/factories/logbooks.ts";
import { codeOf, logbookCalls, type Side } from "#tests/setup/logbooks/logbook-calls.ts";
import { statementsOf } from "#tests/setup/test-database.ts";

const { db, stay, path, call, check, did, logbook, minutes } = logbookCalls();

describe("what was done", () => {
  it("is written by the sitter who is there, about an animal of the stay", async () => {
    expect(codeOf(await did({ kind: "fed" }))).toEqual([409, "checkInToEdit"]);
    await check();
    const fed = await did({ kind: "fed", pet_id: stay.petIds[0], note: "Alles op." });
    expect(fed.statusCode).toBe(201);
    expect(fed.json().data).toMatchObject({ kind: "fed", pet_id: stay.petIds[0] });
    expect((await did({ kind: "fed", pet_id: 999_999 })).json().errors).toHaveProperty("pet_id");
    const [inside] = (await logbook()).entries.filter(
      ({ check_in_time }: { check_in_time?: string }) => check_in_time,
    );
    expect(inside.activities).toMatchObject([{ note: "Alles op." }]);
    const byOwner = await call("POST", path("/serviceActivity"), "owner", { kind: "fed" });
    expect(byOwner.statusCode).toBe(404);
  });

  it("comes once, however often and late it is sent", async () => {
    await check({ action: "check_in", happened_at: "2026-11-15T07:00:00Z" });
    await check({ action: "check_out", happened_at: "2026-11-15T07:40:00Z" });
    const water = { kind: "water", client_id: randomUUID(), happened_at: "2026-11-15T07:10:00Z" };
    const first = await did(water);
    expect(first.statusCode).toBe(201);
    expect((await did(water)).json().data.id).toBe(first.json().data.id);
    const activities = (await logbook()).entries.flatMap(
      ({ activities: all }: { activities: unknown[] }) => all,
    );
    expect(activities).toMatchObject([{ done_at: "2026-11-15T07:10:00Z" }]);
    const later = { ...water, client_id: randomUUID(), happened_at: "2026-11-15T08:10:00Z" };
    expect(codeOf(await did(later))).toEqual([409, "checkInToEdit"]);
  });

  it("can be changed and taken back while being there, and stays away", async () => {
    await check();
    const pill = { kind: "medication", client_id: randomUUID() };
    const { id } = (await did(pill)).json().data;
    const update = (body: object) =>
      call("POST", `/api/logbooks/updateServiceActivity/${id}`, "sitter", body);
    expect((await update({ note: "In kip" })).json().data.note).toBe("In kip");
    expect((await update({ is_removed: true })).json()).toEqual({});
    expect((await update({ is_removed: true })).statusCode).toBe(200);
    expect((await did(pill)).statusCode).toBe(201);
    for (const { activities } of (await logbook()).entries) expect(activities).toEqual([]);
    const byOwner = `/api/logbooks/updateServiceActivity/${id}`;
    expect((await call("POST", byOwner, "owner", { note: "x" })).statusCode).toBe(404);
  });

  it("ticks off what the owner asked for", async () => {
    const tasks = [
      { text: "Planten", pet_id: stay.petIds[0] },
      { text: "Post", time: "18:00" },
    ];
    const saved = await call("PUT", path(), "owner", { tasks, notes: "De deur klemt." });
    expect(saved.statusCode).toBe(200);
    const [plants, post] = saved.json().data.tasks;
    expect(codeOf(await call("PUT", path(), "sitter", { tasks }))).toEqual([403, "forbidden"]);
    await check();
    await did({ kind: "plants", task_id: plants.id });
    const tick = (isDone: boolean) =>
      call("PUT", path(`/task/${post.id}`), "sitter", { is_done: isDone });
    expect((await tick(true)).json().data.tasks[1].done_at).toBe("2026-11-15T09:30:00Z");
    const after = (await tick(false)).json().data;
    expect(after.tasks[0].done_at).toBeDefined();
    expect(after.tasks[1].done_at).toBeUndefined();
    expect(after.owner_notes).toBe("De deur klemt.");
    // What is named stays as it was ticked off; what is not goes.
    const kept = await call("PUT", path(), "owner", { tasks: [{ id: plants.id, text: "Varens" }] });
    expect(kept.json().data.tasks).toMatchObject([{ id: plants.id, text: "Varens" }]);
    expect(kept.json().data.tasks[0].done_at).toBeDefined();
  });
});

describe("notes", () => {
  it("are each side's own, and the owner's need no visit", async () => {
    await call("PUT", `/api/booking/${stay.bookingId}/logbook`, "owner", { notes: "Geen kaas." });
    await check();
    await call("PUT", `/api/booking/${stay.bookingId}/logbook/sitter`, "sitter", {
      notes: "Gezellig.",
    });
    expect(await logbook("sitter")).toMatchObject({
      owner_notes: "Geen kaas.",
      sitter_notes: "Gezellig.",
    });
    const wrong = `/api/booking/${stay.bookingId}/logbook/sitter`;
    expect((await call("PUT", wrong, "owner", { notes: "x" })).statusCode).toBe(404);
    const emptied = await call("PUT", path(), "owner", { notes: "" });
    expect(emptied.json().data.owner_notes).toBeUndefined();
  });
});

it("is written in by the sitter only while being there, by either address", async () => {
  const tooEarly = [409, "checkInToEdit"];
  const addresses = [path(), `/api/booking/${stay.bookingId}/logbook/sitter`];
  const write = () =>
    Promise.all(
      addresses.map(async (address) => {
        const answer = await call("PUT", address, "sitter", { notes: "Gezellig.", title: "Week" });
        return answer.statusCode === 200 ? "written" : codeOf(answer);
      }),
    );
  expect(await write()).toEqual([tooEarly, tooEarly]);
  await check();
  expect(await write()).toEqual(["written", "written"]);
  minutes(60);
  await check();
  minutes(1);
  expect(await logbook("sitter")).toMatchObject({ sitter_notes: "Gezellig.", title: "Week" });
  // Visits are still to come: the next time they are there.
  expect(await write()).toEqual([tooEarly, tooEarly]);
});

describe("the list", () => {
  it("has those of the profile in use, with what they have not read", async () => {
    await check();
    await did({ kind: "fed" });
    const list = (await call("GET", "/api/logbooks", "owner")).json();
    expect(list).toMatchObject({ unread_updates: 2, data: [{ id: stay.logbookId }] });
    expect(list.data[0]).toMatchObject({
      unread_updates_count: 2,
      checked_in_at: "2026-11-15T09:30:00Z",
      sitter: { first_name: "Sanne" },
    });
    expect((await call("GET", "/api/logbooks", "sitter")).json().unread_updates).toBe(0);
    const read = await call("PUT", path("/read"), "owner");
    expect(read.json()).toEqual({ unread_updates: 0 });
    expect((await call("GET", "/api/logbooks?filter=past", "owner")).json().data).toEqual([]);
    const elsewhere = "/api/logbooks?filter=upcoming&date=2026-11-20";
    expect((await call("GET", elsewhere, "owner")).json().data).toEqual([]);
  });

  it("leads to the latest with somebody", async () => {
    const url = `/api/logbooks/lastWithProfile/${stay.sitter.profileId}`;
    expect((await call("GET", url, "owner")).json().data.id).toBe(stay.logbookId);
    const own = `/api/logbooks/lastWithProfile/${stay.owner.profileId}`;
    expect((await call("GET", own, "owner")).statusCode).toBe(404);
  });

  it("has a sample for who has none", async () => {
    const sample = (await call("GET", "/api/logbooks/introduction", "sitter")).json().data;
    expect(sample.entries[0].images).toHaveLength(2);
  });
});

describe("one without a booking", () => {
  const begin = (side: Side, body: object) => call("POST", "/api/logbooks", side, body);

  it("is begun by a sitter, with an owner who has accepted the contact", async () => {
    const made = await begin("sitter", {
      profile_id: stay.owner.profileId,
      title: "Rondjes met Moos",
      pets: [stay.petIds[0]],
    });
    expect(made.statusCode).toBe(201);
    expect(made.json().data).toMatchObject({ title: "Rondjes met Moos", pets: [{ name: "Moos" }] });
    stay.logbookId = made.json().data.id;
    await check();
    expect((await logbook()).entries).toMatchObject([{ check_in_time: "2026-11-15T09:30:00Z" }]);
    const byOwner = { profile_id: stay.sitter.profileId };
    expect((await begin("owner", byOwner)).statusCode).toBe(403);
    const other = await makeBookingPair(db());
    expect((await begin("sitter", { profile_id: other.owner.profileId })).statusCode).toBe(404);
  });
});

describe("one logbook", () => {
  it("has the numbers to call, which no list has, and asks who the two are once", async () => {
    await db().update(users).set({ phone: "+31612345678" }).where(eq(users.id, stay.sitter.userId));
    const sent = await statementsOf(async () => {
      expect((await logbook()).sitter.phone).toBe("+31612345678");
    });
    const asked = sent.filter((statement) => statement.includes('"last_name"'));
    expect(asked.length).toBeLessThan(2);
    const [listed] = (await call("GET", "/api/logbooks", "owner")).json().data;
    expect(listed.sitter.phone).toBeUndefined();
  });

  it("shows a stay of several nights on each of its days", async () => {
    const stayId = await makeVisit(db(), stay.logbookId, {
      checkInAt: new Date("2026-11-15T16:00:00Z"),
      checkOutAt: new Date("2026-11-18T09:00:00Z"),
    });
    const shown = async (date: string) => {
      const { entries } = (await call("GET", path(`?date=${date}`), "owner")).json().data;
      return entries.some(({ id }: { id: number }) => id === stayId);
    };
    const days = [
      "0001-01-01",
      "2026-11-14",
      "2026-11-15",
      "2026-11-17",
      "2026-11-18",
      "2026-11-19",
    ];
    const found: boolean[] = [];
    for (const day of days) found.push(await shown(day));
    expect(found).toEqual([false, false, true, true, true, false]);
  });
});

describe("a long logbook", () => {
  it("comes a page at a time, always with what the rule of editing needs", async () => {
    for (let nr = 1; nr <= 70; nr += 1) {
      const day = `2026-10-${String(1 + (nr % 30)).padStart(2, "0")}`;
      const checkInAt = new Date(`${day}T${String(6 + (nr % 12)).padStart(2, "0")}:00:00Z`);
      await makeVisit(db(), stay.logbookId, { day, checkInAt, checkOutAt: checkInAt });
    }
    const latest = await logbook("sitter");
    expect(latest.entries.length).toBeLessThanOrEqual(32);
    expect(latest.edit_code).toBe("checkInToEdit");
    expect(latest.earlier_than).toBeDefined();
    const seen = new Set<number>();
    let before: string | undefined;
    do {
      const query = before ? `?before=${before}` : "";
      const { entries, earlier_than } = (await call("GET", path(query), "sitter")).json().data;
      for (const { id, check_in_time } of entries) if (check_in_time) seen.add(id);
      before = earlier_than;
    } while (before);
    expect(seen.size).toBe(70);
    const one = (await call("GET", path("?date=2026-10-05"), "sitter")).json().data;
    const days = one.entries.map((e: { check_in_time?: string }) => e.check_in_time?.slice(0, 10));
    expect(days.filter((day: string | undefined) => day === "2026-10-05")).toHaveLength(3);
  });
});
