import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { profiles } from "#server/db/schema/profiles.ts";
import { bringBackJob } from "#server/domains/profiles/profiles.domain.ts";
import { logIn } from "#tests/factories/account.ts";
import { makeSitter } from "#tests/factories/profiles.ts";
import { testServer } from "#tests/setup/test-server.ts";
import { addSearchRows } from "./search-rows.service.ts";

/** Away until a day, and back by itself; here, as it is the search that has to notice. */
const server = testServer({ isOwn: true });
let sitter: Awaited<ReturnType<typeof makeSitter>>;
let as = "";

beforeEach(async () => {
  const { clock, platform } = server.current;
  clock.set("2026-11-16T11:00:00Z");
  sitter = await makeSitter(platform.db);
  await addSearchRows(platform.db, [sitter.user.id]);
  as = await logIn(platform.db, sitter.user.id);
});

const save = (awayUntil: string) =>
  server.current.call("PUT", "/api/user", { as, body: { profile: { away_until: awayUntil } } });
const own = async () => (await server.current.call("GET", "/api/user", { as })).json().profile;
const page = (viewer?: string) =>
  server.current.call("GET", `/api/sitters/${sitter.profile.id}`, viewer ? { as: viewer } : {});

async function found(): Promise<number[]> {
  const answer = await server.current.call("GET", "/api/sitters?city=utrecht");
  return answer.json().data.map(({ id }: { id: number }) => id);
}

async function runJob(): Promise<void> {
  const { platform } = server.current;
  await platform.db.transaction((tx) => platform.jobs.send(tx, bringBackJob, {}));
  // They look when they start, and then seldom.
  await platform.jobs.start({ withWorkers: true });
}

describe("a sitter who is away", () => {
  it("is not found until the day is over, though they see their own page and are still published", async () => {
    expect(await found()).toContain(sitter.profile.id);
    expect((await save("2026-11-20")).statusCode).toBe(200);
    expect(await own()).toMatchObject({ published: true, away_until: "2026-11-20" });
    expect(await found()).not.toContain(sitter.profile.id);
    expect((await page()).statusCode).toBe(404);
    expect((await page(as)).json().data).toMatchObject({
      is_own: true,
      away_until: "2026-11-20",
      availability_periods: [{ kind: "away", start_date: "2026-11-16", end_date: "2026-11-20" }],
    });

    const { db } = server.current.platform;
    const longer = await makeSitter(db, { profile: { isAway: true, awayUntil: "2026-11-21" } });
    // Half past twelve at night in Amsterdam: the last day of one is over, of the other it begins.
    server.current.clock.set("2026-11-20T23:30:00Z");
    await runJob();
    await expect.poll(async () => (await own()).away_until).toBeUndefined();
    expect(await found()).toEqual([sitter.profile.id]);
    expect((await page()).statusCode).toBe(200);
    const [kept] = await db.select().from(profiles).where(eq(profiles.id, longer.profile.id));
    expect(kept).toMatchObject({ isAway: true, awayUntil: "2026-11-21" });
  });

  it("for now comes back only when they say so", async () => {
    await save("for_now");
    expect(await own()).toMatchObject({ away_until: "for_now" });
    server.current.clock.set("2027-01-16T11:00:00Z");
    expect(await found()).not.toContain(sitter.profile.id);
    await save("");
    expect(await own()).not.toHaveProperty("away_until");
    expect(await found()).toContain(sitter.profile.id);
  });

  it.each([
    ["a day that has passed", "2026-11-15"],
    ["no day at all", "volgende week"],
  ])("can't be so until %s", async (_, until) => {
    const answer = await save(until);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual(["profile.away_until"]);
    expect(await found()).toContain(sitter.profile.id);
  });
});
