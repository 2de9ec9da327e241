import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { Db } from "#server/db/database.ts";
import { sitterSearch } from "#server/db/schema/search.ts";
import { makeSitter } from "#tests/factories/profiles.ts";
import { testDatabase } from "#tests/setup/test-database.ts";
import { addSearchRows, forgetSearchRow, updateActivity } from "./search-rows.service.ts";
import { createSitterFinder } from "./sitter-finder.ts";

const database = testDatabase();
const query = {
  wishes: {},
  area: { kind: "everywhere" },
  exceptIds: [],
  hiddenUserIds: new Set<number>(),
} as const;
const order = { sort: "last_active", hour: 0, offset: 0, limit: 10 } as const;

const within = (db: Db) => ({ db, now: new Date("2026-11-15T12:00:00Z") });

function finder() {
  const sitters = createSitterFinder({ db: database.current.db });
  return async () =>
    (await sitters.catchUp()).find(query, order).page.map((each) => each.profileId);
}

describe("a finder of sitters", () => {
  it("knows what others have changed, each of them by itself", async () => {
    const { db } = database.current;
    const [one, other] = [finder(), finder()];
    expect([await one(), await other()]).toEqual([[], []]);
    const first = await makeSitter(db);
    expect([await one(), await other()]).toEqual([[first.profile.id], [first.profile.id]]);
    const second = await makeSitter(db);
    await db.transaction((tx) =>
      updateActivity(within(tx), { userId: second.user.id, at: new Date("2026-11-15T12:00:00Z") }),
    );
    expect(await one()).toEqual([second.profile.id, first.profile.id]);
    await db.transaction((tx) => forgetSearchRow(within(tx), { userId: second.user.id }));
    expect([await one(), await other()]).toEqual([[first.profile.id], [first.profile.id]]);
    await addSearchRows(db, [second.user.id]);
    expect(await other()).toHaveLength(2);
  });

  it("sees nothing of what was taken back", async () => {
    const { db } = database.current;
    const found = finder();
    const { user, profile } = await makeSitter(db);
    expect(await found()).toEqual([profile.id]);
    const broken = db.transaction(async (tx) => {
      await forgetSearchRow(within(tx), { userId: user.id });
      throw new Error("never mind");
    });
    await expect(broken).rejects.toThrow("never mind");
    expect(await found()).toEqual([profile.id]);
  });

  // The embedded database has one connection, and nothing at the same time as a transaction.
  it.runIf(process.env.TEST_DATABASE_URL)("misses nothing that is committed late", async () => {
    const { db } = database.current;
    const found = finder();
    const { user, profile } = await makeSitter(db);
    expect(await found()).toEqual([profile.id]);
    let commit = () => {};
    const asked = new Promise<void>((resolve) => {
      commit = resolve;
    });
    let written = () => {};
    const hasWritten = new Promise<void>((resolve) => {
      written = resolve;
    });
    const slow = db.transaction(async (tx) => {
      await forgetSearchRow(within(tx), { userId: user.id });
      written();
      await asked;
    });
    await hasWritten;
    // Another one begins later and is through before it.
    const other = await makeSitter(db);
    expect((await found()).toSorted()).toEqual([profile.id, other.profile.id].toSorted());
    commit();
    await slow;
    expect(await found()).toEqual([other.profile.id]);
  });

  it("reads everything again when the table is another one", async () => {
    const { db } = database.current;
    const found = finder();
    await makeSitter(db);
    expect(await found()).toHaveLength(1);
    await db.execute(sql`truncate sitter_search`);
    expect(await found()).toEqual([]);
  });

  it("serves many at once, and goes on after a failure", async () => {
    const { db } = database.current;
    const { profile } = await makeSitter(db);
    const found = finder();
    const answers = await Promise.all(Array.from({ length: 20 }, found));
    expect(answers).toEqual(Array.from({ length: 20 }, () => [profile.id]));
    await db.execute(sql`alter table sitter_search rename to hidden`);
    await expect(found()).rejects.toThrow();
    await db.execute(sql`alter table hidden rename to sitter_search`);
    expect(await found()).toEqual([profile.id]);
    expect(await db.select().from(sitterSearch)).toHaveLength(1);
  });
});
