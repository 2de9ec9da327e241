import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { dayMs } from "#contract/shared/durations.ts";
import { logbookEntries, logbookWalkPoints } from "#server/db/schema/logbooks.ts";
import { startSession } from "#server/platform/sessions/sessions.ts";
import { logIn, makeUser } from "#tests/factories/account.ts";
import { makeBookingPair } from "#tests/factories/bookings.ts";
import { makeVisit } from "#tests/factories/logbooks.ts";
import { codeOf, logbookCalls } from "#tests/setup/logbooks/logbook-calls.ts";
import { testJobContext } from "#tests/setup/test-context.ts";
import { testStart } from "#tests/setup/test-server.ts";
import { eraseOldRoutes } from "./walks.service.ts";

const { server, db, stay, path, call, check, minutes } = logbookCalls();
let entryId: number;

/** The sitter is there since 9:00 in Amsterdam; now it is half past ten. */
beforeEach(async () => {
  entryId = await makeVisit(db(), stay.logbookId);
});

const start = Date.parse("2026-11-15T09:00:00Z");
const instant = (seconds: number) => new Date(start + seconds * 1000).toISOString();
type Point = { lat: number; lng: number; at: string; accuracy?: number; segment?: number };
/** Along two sides of a square, a point each five seconds; the first is at the start. */
const points = (from: number, to: number): Point[] =>
  Array.from({ length: to - from }, (_, index) => {
    const step = from + index;
    const lat = 52.09 + (Math.min(step, 20) * 7) / 111_195;
    const lng = 5.12 + (Math.max(0, step - 20) * 7) / 68_300;
    return { lat, lng, at: instant(step * 5), accuracy: 8, segment: 0 };
  });

type Track = {
  client_id: string;
  started_at?: string;
  ended_at?: string;
  sent_at?: string;
  pet_ids?: number[];
  points: Point[];
};
const track = (body: Track, as = stay.sitter.token) =>
  server.current.call("POST", path("/track"), {
    as,
    body: { started_at: instant(0), ...body },
  });
const walksFor = async (as: string) => {
  const { data } = (await server.current.call("GET", path(), { as })).json();
  return data.entries.flatMap(({ walks }: { walks: unknown[] }) => walks);
};
const countPoints = (walkId: number) =>
  db().$count(logbookWalkPoints, eq(logbookWalkPoints.walkId, walkId));
const checkOut = (happenedAt: string) =>
  check({ action: "check_out", happened_at: happenedAt, client_id: randomUUID() });

describe("a walk", () => {
  it("grows by batches, and is the owner's to see when it has ended", async () => {
    const client_id = randomUUID();
    const pet_ids = [stay.petIds[0]];
    const first = await track({ client_id, pet_ids, points: points(0, 21) });
    expect(first.statusCode).toBe(200);
    expect(first.json().data).toMatchObject({ entry_id: entryId, distance_m: 140, minutes: 2 });
    expect(first.json().data.ended_at).toBeUndefined();
    const [going] = await walksFor(stay.owner.token);
    expect(going).toMatchObject({ started_at: "2026-11-15T09:00:00Z", distance_m: 0, lines: [] });

    const rest = { client_id, pet_ids, points: points(21, 41), ended_at: instant(240) };
    const last = (await track(rest)).json().data;
    const whole = {
      id: going.id,
      entry_id: entryId,
      client_id,
      started_at: "2026-11-15T09:00:00Z",
      ended_at: "2026-11-15T09:04:00Z",
      distance_m: 280,
      minutes: 4,
      pet_ids,
    };
    expect(last).toMatchObject(whole);
    expect(last.lines).toHaveLength(1);
    // A corner: what lies on the way to it is not drawn.
    expect(last.lines[0]).toHaveLength(3);
    for (const { token } of [stay.owner, stay.sitter]) {
      expect(await walksFor(token)).toEqual([last]);
    }
  });

  it("is told to the owner once, when it ends", async () => {
    const unread = async () => {
      const list = await server.current.call("GET", "/api/logbooks", { as: stay.owner.token });
      return list.json().unread_updates;
    };
    const client_id = randomUUID();
    await track({ client_id, points: points(0, 10) });
    expect(await unread()).toBe(0);
    const last = { client_id, points: points(10, 20), ended_at: instant(100) };
    await track(last);
    await track(last);
    await track({ client_id, points: points(5, 12) });
    expect(await unread()).toBe(1);
  });

  it("is the same in whatever batches it comes, in any order, and some of them again", async () => {
    const all = points(0, 41).map((point, index) => ({ ...point, segment: index < 30 ? 0 : 1 }));
    const pet_ids = [...stay.petIds];
    const seen = ({ id: _id, client_id: _clientId, ...walk }: Record<string, unknown>) => walk;
    const end = instant(230);
    const whole = await track({ client_id: randomUUID(), pet_ids, points: all, ended_at: end });

    const batches = fc
      .array(fc.integer({ min: 0, max: 41 }), { maxLength: 5 })
      .map((cuts) => [0, ...cuts.toSorted((one, other) => one - other), 41])
      .map((cuts) => cuts.slice(1).map((cut, index) => all.slice(cuts[index], cut)))
      .chain((parts) => {
        const sent = parts.map((part, index) => ({
          points: part,
          ...(index === parts.length - 1 ? { ended_at: end } : {}),
        }));
        return fc.tuple(
          fc.shuffledSubarray(sent, { minLength: sent.length }),
          fc.shuffledSubarray(sent),
        );
      });
    await fc.assert(
      fc.asyncProperty(batches, async ([once, again]) => {
        const client_id = randomUUID();
        let last = {};
        for (const batch of [...once, ...again]) {
          last = (await track({ client_id, pet_ids, ...batch })).json().data;
        }
        expect(seen(last)).toEqual(seen(whole.json().data));
      }),
      { numRuns: 12 },
    );
  }, 60_000);

  it("takes the pets of the logbook, and no others", async () => {
    const other = await makeBookingPair(db());
    const pet_ids = [stay.petIds[1], other.petIds[0], stay.petIds[1]];
    const { data } = (await track({ client_id: randomUUID(), pet_ids, points: [] })).json();
    expect(data.pet_ids).toEqual([stay.petIds[1]]);
  });
});

describe("the edges of a walk", () => {
  it("are its start and when it was sent: what lies outside is not stored", async () => {
    const { lat, lng } = { lat: 52.09, lng: 5.12 };
    const { data } = (
      await track({
        client_id: randomUUID(),
        sent_at: instant(1_800),
        points: [-1, 0, 5, 1_800, 1_801].map((seconds) => ({ lat, lng, at: instant(seconds) })),
      })
    ).json();
    expect(await countPoints(data.id)).toBe(3);
  });

  it("are those of the visit: a late batch is taken, without what came after leaving", async () => {
    await db()
      .update(logbookEntries)
      .set({ checkOutAt: new Date(start + 100_000) })
      .where(eq(logbookEntries.id, entryId));
    const { data } = (await track({ client_id: randomUUID(), points: points(0, 41) })).json();
    expect(data).toMatchObject({ entry_id: entryId, distance_m: 140, minutes: 2 });
    expect(data.ended_at).toBe("2026-11-15T09:01:40Z");
    expect(await countPoints(data.id)).toBe(21);
  });

  it("are set by leaving, at the time that happened", async () => {
    const client_id = randomUUID();
    const { data } = (await track({ client_id, points: points(0, 41) })).json();
    expect((await checkOut(instant(100))).statusCode).toBe(200);
    expect(await countPoints(data.id)).toBe(21);
    const [walk] = await walksFor(stay.owner.token);
    expect(walk).toMatchObject({ ended_at: "2026-11-15T09:01:40Z", distance_m: 140, minutes: 2 });
    // What the phone still has of the walk comes late, and no later part of it.
    const late = await track({ client_id, points: points(10, 41), ended_at: instant(200) });
    expect(late.json().data).toEqual(walk);
  });

  it("of a phone whose clock is two hours ahead are put right, the same each time it sends", async () => {
    const ahead = (seconds: number) => instant(seconds + 7_200);
    const late = points(0, 21).map((point, index) => ({ ...point, at: ahead(index * 5) }));
    const client_id = randomUUID();
    const body = { client_id, started_at: ahead(0), ended_at: ahead(100), points: late };
    // By that phone it is half an hour after the start; the second time the network is slower.
    const sent = (await track({ ...body, sent_at: ahead(1_800) })).json().data;
    server.current.clock.advance(4_000);
    const again = (await track({ ...body, sent_at: ahead(1_801) })).json().data;
    expect(sent).toMatchObject({ started_at: "2026-11-15T09:00:00Z", minutes: 2 });
    expect(again).toEqual(sent);
    expect(await countPoints(sent.id)).toBe(21);
  });
});

describe("who may", () => {
  const walk = () => ({ client_id: randomUUID(), points: points(0, 5) });

  it("is the sitter alone", async () => {
    const stranger = await logIn(db(), (await makeUser(db())).id);
    for (const token of [stay.owner.token, stranger]) {
      expect((await track(walk(), token)).statusCode).toBe(404);
    }
    expect(await walksFor(stay.sitter.token)).toEqual([]);
  });

  it("is nobody once it was cancelled, which ends the walk that goes on", async () => {
    const begun = walk();
    expect((await track(begun)).statusCode).toBe(200);
    const reason = { reason: "Mijn reis gaat niet door." };
    await call("DELETE", `/api/booking/${stay.bookingId}`, "owner", reason);
    const [ended] = await walksFor(stay.owner.token);
    expect(ended).toMatchObject({ ended_at: testStart });
    // What is left of it on the phone comes, up to then.
    minutes(60);
    const rest = { ...begun, points: [...points(5, 10), ...points(720, 721)] };
    const last = await track(rest);
    expect(last.json().data).toMatchObject({ ended_at: testStart });
    expect(await countPoints(last.json().data.id)).toBe(10);
    const refused = await track({ ...walk(), started_at: instant(3_600) });
    expect(codeOf(refused)).toEqual([409, "logbookReadOnly"]);
  });

  it.each([
    ["before the visit", "2026-11-15T07:59:00Z", "checkInToEdit"],
    ["after it", "2026-11-15T09:20:00Z", "checkInToEdit"],
  ])("is nobody %s", async (_name, started_at, code) => {
    await checkOut("2026-11-15T09:10:00Z");
    const refused = await track({ ...walk(), started_at });
    expect(refused.statusCode).toBe(409);
    expect(refused.json().error).toBe(code);
  });
});

it("is forgotten after 90 days, but for how far and how long", async () => {
  const client_id = randomUUID();
  const body = { client_id, points: points(0, 41), ended_at: instant(240) };
  const { data } = (await track(body)).json();
  const other = { ...body, client_id: randomUUID() };
  await track(other);
  server.current.clock.advance(89 * dayMs);
  await eraseOldRoutes(testJobContext(server.current.platform));
  expect(await countPoints(data.id)).toBe(41);

  server.current.clock.advance(dayMs);
  await eraseOldRoutes(testJobContext(server.current.platform), { atOnce: 1 });
  expect(await countPoints(data.id)).toBe(0);
  expect(await db().$count(logbookWalkPoints)).toBe(0);
  // A phone that was in a drawer for so long brings nothing back.
  const now = server.current.clock.now();
  const { token } = await startSession(db(), { userId: stay.sitter.userId, device: "Safari", now });
  expect((await track(body, token)).json().data).toEqual({ ...data, lines: [] });
  expect(await countPoints(data.id)).toBe(0);
});
