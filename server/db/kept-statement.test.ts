import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testDatabase } from "#tests/setup/test-database.ts";
import { keptStatement } from "./kept-statement.ts";
import { installation } from "./schema/installation.ts";

const database = testDatabase();
const db = () => database.current.db;

const insertion = keptStatement((on) =>
  on
    .insert(installation)
    .values({ key: sql.placeholder("key"), value: sql.placeholder("value") })
    .returning(),
);
const found = keptStatement((on) =>
  on
    .select()
    .from(installation)
    .where(eq(installation.key, sql.placeholder("key"))),
);
const later = keptStatement<{ later: string | null }>(
  () => sql`select ${sql.placeholder("at")}::timestamptz + interval '1 day' as later`,
);

describe("a kept statement", () => {
  it("is the same each time, with other values", async () => {
    for (const key of ["one", "two"]) {
      const [row] = await insertion(db(), { key, value: `${key}!` }).execute();
      expect(row).toMatchObject({ key, value: `${key}!` });
    }
    expect(await found(db(), { key: "two" }).execute()).toMatchObject([{ value: "two!" }]);
  });

  it("belongs to the transaction that it is used in", async () => {
    const rolledBack = db().transaction(async (tx) => {
      await insertion(tx, { key: "one", value: "" }).execute();
      expect(await found(tx, { key: "one" }).execute()).toHaveLength(1);
      throw new Error("no");
    });
    await expect(rolledBack).rejects.toThrow("no");
    expect(await found(db(), { key: "one" }).execute()).toEqual([]);
  });

  it("may be plain SQL, and may have nothing for a value", async () => {
    expect(await later(db(), { at: null }).execute()).toEqual([{ later: null }]);
    const [row] = await later(db(), { at: "2026-01-01T00:00:00Z" }).execute();
    expect(new Date(row?.later ?? "").toISOString()).toBe("2026-01-02T00:00:00.000Z");
  });

  it("with a value missing is a mistake that is told", () => {
    expect(() => found(db(), {})).toThrow("no value for key");
  });
});
