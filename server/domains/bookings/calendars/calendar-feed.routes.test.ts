import { beforeEach, describe, expect, it } from "vitest";
import { dayMs } from "#contract/shared/durations.ts";
import { calendarFeeds } from "#server/db/schema/calendars.ts";
import { profiles } from "#server/db/schema/profiles.ts";
import { type BookingPair, makeBooking, makeBookingPair } from "#tests/factories/bookings.ts";
import { makeRoom } from "#tests/factories/chat.ts";
import { makeOwner } from "#tests/factories/pets.ts";
import { tablesHolding } from "#tests/setup/personal-values.ts";
import { readIcs } from "#tests/setup/reading/read-ics.ts";
import { testServer, testStart } from "#tests/setup/test-server.ts";

const lines: string[] = [];
const server = testServer({
  environment: { APP_URL: "https://kwispel.test", APP_KEY: "k".repeat(40), LOG_LEVEL: "info" },
  logTo: { write: (line) => lines.push(line) },
});
let pair: BookingPair;
const daysFromNow = (days: number) => new Date(Date.parse(testStart) + days * dayMs);

beforeEach(async () => {
  server.current.clock.set(testStart);
  pair = await makeBookingPair(server.current.platform.db);
});

const feedPath = "/api/user/calendarFeed";
const own = (method: string, as = pair.sitter.token) =>
  server.current.call(method, feedPath, { as });
async function makeFeed(as = pair.sitter.token): Promise<string> {
  const answer = await own("POST", as);
  expect(answer.statusCode).toBe(200);
  return new URL(answer.json().data.url).pathname;
}
let visitors = 0;
function read(path: string, headers: Record<string, string> = {}) {
  visitors += 1;
  const address = `198.51.100.${visitors % 250}`;
  return server.current.call("GET", path, { headers, address });
}
const eventsAt = async (path: string) => readIcs((await read(path)).body).events;

describe("the feed of one's bookings", () => {
  it("has an address that needs no log-in, and is shown to its owner again", async () => {
    expect((await own("GET")).json().data).toEqual({ is_on: false });
    const path = await makeFeed();
    expect(path).toMatch(/^\/calendar\/[\w-]{43}\.ics$/);
    const shown = (await own("GET")).json().data;
    expect(shown).toEqual({
      is_on: true,
      url: `https://kwispel.test${path}`,
      created_at: "2026-11-15T09:30:00Z",
    });
    const answer = await read(path);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe("text/calendar; charset=utf-8");
    expect(answer.headers["cache-control"]).toBe("private, no-cache");
    expect(answer.headers["x-robots-tag"]).toContain("noindex");
    expect((await own("GET")).json().data.last_read_at).toBe("2026-11-15T09:30:00Z");
  });

  it("has what was agreed: of both profiles, from 90 days back, cancelled ones for a month", async () => {
    const { db } = server.current.platform;
    const make = (input: Parameters<typeof makeBooking>[2]) => makeBooking(db, pair, input);
    const [second] = await db
      .insert(profiles)
      .values({ userId: pair.sitter.userId, profileType: "pet_owner" })
      .returning();
    if (!second) throw new Error("no profile");
    const other = await makeBookingPair(db);
    const asOwner = { owner: { profileId: second.id }, sitter: other.sitter };
    const ahead = await make({});
    const asked = await makeBooking(
      db,
      { ...asOwner, roomId: await makeRoom(db, asOwner) },
      { kind: "introduction", startsAt: daysFromNow(2), endsAt: daysFromNow(3) },
    );
    const past = (days: number) =>
      make({
        status: "closed",
        closedReason: "completed",
        startsAt: daysFromNow(-days - 1),
        endsAt: daysFromNow(-days),
      });
    const recent = await past(89);
    const old = await past(91);
    const cancelled = (days: number) =>
      make({ status: "closed", closedReason: "cancelled", closedAt: daysFromNow(-days) });
    const fresh = await cancelled(29);
    const stale = await cancelled(31);
    const pending = await make({ status: "pending", acceptedAt: null, awaiting: "pet_sitter" });
    const declined = await make({ status: "declined", acceptedAt: null });
    const expired = await make({ status: "closed", closedReason: "expired", acceptedAt: null });
    const notTheirs = await makeBooking(db, other, {});

    const found = new Map(
      (await eventsAt(await makeFeed())).map(({ uid, status }) => [
        Number(/\d+/.exec(uid)?.[0]),
        status,
      ]),
    );
    expect(Object.fromEntries(found)).toEqual({
      [ahead]: "CONFIRMED",
      [asked]: "CONFIRMED",
      [recent]: "CONFIRMED",
      [fresh]: "CANCELLED",
    });
    for (const id of [old, stale, pending, declined, expired, notTheirs]) {
      expect(found.has(id)).toBe(false);
    }
  });

  it("is the same text as long as nothing changed, and says so shortly", async () => {
    const bookingId = await makeBooking(server.current.platform.db, pair, {});
    const path = await makeFeed();
    const first = await read(path);
    const etag = String(first.headers.etag);
    server.current.clock.advance(60_000);
    const again = await read(path, { "if-none-match": `W/${etag}` });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe("");
    const body = { reason: "Ziek" };
    await server.current.call("DELETE", `/api/booking/${bookingId}`, {
      as: pair.owner.token,
      body,
    });
    const changed = await read(path, { "if-none-match": etag });
    expect(changed.statusCode).toBe(200);
    expect(readIcs(changed.body).events).toMatchObject([{ status: "CANCELLED" }]);
  });

  it("gets another address, and then none", async () => {
    const first = await makeFeed();
    const second = await makeFeed();
    expect(second).not.toBe(first);
    expect((await read(first)).statusCode).toBe(404);
    expect((await read(second)).statusCode).toBe(200);
    expect((await own("DELETE")).statusCode).toBe(204);
    expect((await read(second)).statusCode).toBe(404);
    expect((await own("GET")).json().data).toEqual({ is_on: false });
  });

  it.each([
    "/calendar/x.ics",
    `/calendar/${"a".repeat(43)}.ics`,
    `/calendar/${"a".repeat(43)}`,
    "/calendar/..%2f..%2fetc.ics",
  ])("is not at %s", async (path) => {
    expect((await read(path)).statusCode).toBe(404);
  });

  it("is not found by trying", async () => {
    const address = "203.0.113.77";
    const tries = [];
    for (let nr = 0; nr < 25; nr += 1) {
      const path = `/calendar/${String(nr).padStart(43, "x")}.ics`;
      tries.push((await server.current.call("GET", path, { address })).statusCode);
    }
    expect(tries.slice(0, 20).every((status) => status === 404)).toBe(true);
    expect(tries.at(-1)).toBe(429);
  });

  it("is read so often and no more", async () => {
    server.current.clock.advance(10 * 60_000);
    const path = await makeFeed();
    const statuses = [];
    for (let nr = 0; nr < 31; nr += 1) statuses.push((await read(path)).statusCode);
    expect(statuses.at(-2)).toBe(200);
    expect(statuses.at(-1)).toBe(429);
  });

  it("keeps its key to itself: not in the database, not in the log", async () => {
    const path = await makeFeed();
    await read(path);
    const token = path.slice("/calendar/".length, -".ics".length);
    expect(await tablesHolding(server.current.platform.db, [token])).toEqual([]);
    expect(lines.some((line) => line.includes("/calendar/"))).toBe(true);
    expect(lines.join("")).not.toContain(token);
    expect(lines.join("")).not.toContain(token.slice(0, 12));
  });

  it("goes with the account", async () => {
    const { db } = server.current.platform;
    const { user, token } = await makeOwner(db);
    const path = await makeFeed(token);
    const before = await db.$count(calendarFeeds);
    const body = { password: "een hond in de zon" };
    expect((await server.current.call("DELETE", "/api/user", { as: token, body })).statusCode).toBe(
      204,
    );
    expect((await read(path)).statusCode).toBe(404);
    expect(await db.$count(calendarFeeds)).toBe(before - 1);
    expect(user.id).toBeGreaterThan(0);
  });
});
