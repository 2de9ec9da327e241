import { expect, it } from "vitest";
import { hourMs } from "#contract/shared/durations.ts";
import { dailyVisits, sitterViewers, sitterViews } from "#server/db/schema/figures/visits.ts";
import { makeSitter } from "#tests/factories/profiles.ts";
import { testDatabase } from "#tests/setup/test-database.ts";
import { createTestClock } from "../clock.ts";
import { quietLog } from "../log.ts";
import { countViewsOf, countVisits } from "./visit-figures.ts";
import { createVisits } from "./visits.ts";

const database = testDatabase();
const db = () => database.current.db;
const appKey = "a key of this test";
const anna = { session: undefined, address: "192.0.2.1", agent: "Firefox" };
const bram = { ...anna, agent: "Safari" };
const open = (clock = createTestClock("2026-11-15T22:30:00Z")) => ({
  clock,
  visits: createVisits({ db: db(), clock, log: quietLog, appKey }),
});

it("adds up visits by Amsterdam's days, from several processes, and of sitters one by one", async () => {
  const { profile } = await makeSitter(db());
  const other = (await makeSitter(db())).profile.id;
  const { clock, visits } = open();
  const beside = open(clock).visits;
  for (const [each, by] of [
    [visits, anna],
    [beside, bram],
  ] as const) {
    each.count({ what: "search" }, by);
    each.count({ what: "sitter", sitterProfileId: profile.id }, by);
  }
  visits.count({ what: "sitter", sitterProfileId: other }, anna);
  await visits.flush();
  await beside.flush();
  // Half past twelve at night in Amsterdam.
  clock.advance(hourMs);
  visits.count({ what: "search" }, anna);
  await visits.flush();
  await visits.flush();
  const days = { from: "2026-11-15", until: "2026-11-16" };
  expect([...(await countVisits(db(), "search", days))].toSorted()).toEqual([
    ["2026-11-15", 2],
    ["2026-11-16", 1],
  ]);
  expect(await countVisits(db(), "sitter", days)).toEqual(new Map([["2026-11-15", 3]]));
  const since = "2026-11-15";
  expect(await countViewsOf(db(), { profileId: profile.id, since })).toBe(2);
  expect(await countViewsOf(db(), { profileId: other, since })).toBe(1);
  expect(await countViewsOf(db(), { profileId: other, since: "2026-11-16" })).toBe(0);
});

it("counts each visitor of a sitter once a day, in whichever process, and keeps nobody's address", async () => {
  const { profile } = await makeSitter(db());
  const { clock, visits } = open();
  const beside = open(clock).visits;
  const look = { what: "sitter", sitterProfileId: profile.id } as const;
  const loggedIn = { ...anna, session: "12|secret" };
  for (const by of [anna, anna, bram, loggedIn, { ...loggedIn, agent: "Safari" }]) {
    visits.count(look, by);
  }
  await visits.flush();
  beside.count(look, anna);
  visits.count(look, bram);
  await beside.flush();
  await visits.flush();
  const since = "2026-11-15";
  expect(await countViewsOf(db(), { profileId: profile.id, since })).toBe(3);
  // Half past twelve at night: another day, and so another look.
  clock.advance(hourMs);
  visits.count(look, anna);
  await visits.flush();
  expect(await countViewsOf(db(), { profileId: profile.id, since })).toBe(4);
  const kept = JSON.stringify(await db().select().from(sitterViewers));
  expect(kept).not.toMatch(/192\.0\.2\.1|Firefox|secret/);
});

it("counts a visit to a sitter who has gone since, and keeps nothing of theirs", async () => {
  const { visits } = open();
  visits.count({ what: "sitter", sitterProfileId: 999_999 }, anna);
  await visits.flush();
  expect(await db().select().from(dailyVisits)).toMatchObject([{ what: "sitter", count: 1 }]);
  expect(await db().$count(sitterViews)).toBe(0);
});

it("writes later what the database would not take", async () => {
  const clock = createTestClock("2026-11-15T12:00:00Z");
  let isAway = true;
  const away = new Proxy(db(), {
    get: (target, name) =>
      name === "transaction" && isAway
        ? () => Promise.reject(new Error("away"))
        : Reflect.get(target, name, target),
  });
  const visits = createVisits({ db: away, clock, log: quietLog, appKey });
  visits.count({ what: "search" }, anna);
  await visits.flush();
  visits.count({ what: "search" }, anna);
  isAway = false;
  await visits.flush();
  expect(await db().select().from(dailyVisits)).toMatchObject([{ what: "search", count: 2 }]);
});
