import { beforeEach, describe, expect, it } from "vitest";
import { hourMs } from "#contract/shared/durations.ts";
import { messages } from "#server/db/schema/chat.ts";
import { followClock } from "#server/domains/bookings/clock/booking-clock.jobs.ts";
import { askLater } from "#server/domains/reviews/reviews.jobs.ts";
import { makeBooking } from "#tests/factories/bookings.ts";
import { bookingCalls, type Person } from "#tests/setup/bookings/booking-calls.ts";
import { testStart } from "#tests/setup/test-server.ts";

const { server, pair, call, visits, get } = bookingCalls();
const db = () => server.current.platform.db;
const fromNow = (hours: number) => new Date(Date.parse(testStart) + hours * hourMs);

let stayId = 0;
let aheadId = 0;
beforeEach(async () => {
  stayId = await makeBooking(db(), pair, {
    startsAt: fromNow(-24),
    endsAt: fromNow(24),
    petIds: pair.petIds,
  });
  aheadId = await makeBooking(db(), pair, { startsAt: fromNow(240), endsAt: fromNow(264) });
});

const block = (body: object) =>
  call("PUT", `/api/user/blocks/${pair.sitter.userId}`, pair.owner, body);
const write = (from: Person) =>
  call("POST", "/api/messages", from, { chat_room_id: pair.roomId, message: "Hoe gaat het?" });
const asked = async () =>
  (await db().select().from(messages)).filter(({ type }) => type === "REVIEW_REQUEST").length;

async function run(job: (ctx: Parameters<typeof followClock>[0]) => Promise<void>) {
  const { platform, clock } = server.current;
  await job({
    ...platform,
    now: clock.now(),
    inTransaction: (work) =>
      platform.db.transaction((tx) => work({ ...platform, db: tx, now: clock.now() })),
  });
}

describe("a block while a stay goes on", () => {
  it("is told of the stay first", async () => {
    const path = `/api/user/blocks/${pair.sitter.userId}/stay`;
    const { stay } = (await call("GET", path, pair.owner)).json();
    expect(stay).toMatchObject({ booking_id: stayId, ends_at: expect.any(String) });
    expect(stay.pet_names).toHaveLength(2);
    server.current.clock.set(fromNow(25).toISOString());
    expect((await call("GET", path, pair.owner)).json()).toEqual({});
  });

  it("may wait for its end: that stay and its chat go on, all else ends", async () => {
    expect((await block({ after_stay: true })).statusCode).toBe(204);
    expect(await get(stayId, pair.sitter)).toMatchObject({ status: "accepted", phase: "running" });
    expect(await get(aheadId, pair.sitter)).toMatchObject({ closed_reason: "cancelled" });
    for (const person of [pair.owner, pair.sitter]) {
      expect((await write(person)).statusCode).toBe(201);
    }
    const another = await call("POST", "/api/booking", pair.owner, visits());
    expect(another.json().error).toBe("contactClosed");
    expect(await asked()).toBe(0);
  });

  it("…begins with the end, and a day later both are asked how it was, once", async () => {
    await block({ after_stay: true });
    server.current.clock.set(fromNow(24).toISOString());
    await run(followClock);
    expect((await write(pair.sitter)).json().error).toBe("contactClosed");
    await run(askLater);
    expect(await asked()).toBe(0);
    server.current.clock.set(fromNow(48).toISOString());
    await run(askLater);
    await run(askLater);
    expect(await asked()).toBe(2);
  });

  it("or ends it now: handed over, and nobody is asked in the same minute", async () => {
    await block({});
    expect(await get(stayId, pair.sitter)).toMatchObject({
      closed_reason: "cancelled",
      handover: { said: [] },
    });
    expect((await write(pair.sitter)).json().error).toBe("contactClosed");
    await run(askLater);
    expect(await asked()).toBe(0);
    server.current.clock.set(fromNow(24).toISOString());
    await run(askLater);
    expect(await asked()).toBe(2);
  });

  it("that waits begins when asked for once more, and is taken back like any other", async () => {
    await block({ after_stay: true });
    await call("DELETE", `/api/user/blocks/${pair.sitter.userId}`, pair.owner);
    await block({ after_stay: true });
    await block({});
    expect(await get(stayId, pair.sitter)).toMatchObject({ closed_reason: "cancelled" });
  });

  it("without a stay waits for nothing", async () => {
    await call("DELETE", `/api/booking/${stayId}`, pair.owner, { reason: "Toch niet." });
    await block({ after_stay: true });
    expect((await write(pair.sitter)).json().error).toBe("contactClosed");
  });
});
