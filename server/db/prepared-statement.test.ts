import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testDatabase } from "#tests/setup/test-database.ts";
import { preparedStatement } from "./prepared-statement.ts";
import { installation } from "./schema/installation.ts";

const database = testDatabase();
const db = () => database.current.db;

const insert = preparedStatement("test_insert", (on) =>
  on
    .insert(installation)
    .values({ key: sql.placeholder("key"), value: sql.placeholder("value") })
    .returning(),
);
const find = preparedStatement("test_find", (on) =>
  on
    .select()
    .from(installation)
    .where(eq(installation.key, sql.placeholder("key"))),
);

describe("a prepared statement", () => {
  it("is the same each time, with other values", async () => {
    for (const key of ["one", "two"]) {
      const [row] = await insert(db(), { key, value: `${key}!` });
      expect(row).toMatchObject({ key, value: `${key}!` });
    }
    expect(await find(db(), { key: "two" })).toMatchObject([{ value: "two!" }]);
  });

  it("belongs to the transaction that it is used in", async () => {
    const rolledBack = db().transaction(async (tx) => {
      await insert(tx, { key: "one", value: "" });
      expect(await find(tx, { key: "one" })).toHaveLength(1);
      throw new Error("no");
    });
    await expect(rolledBack).rejects.toThrow("no");
    expect(await find(db(), { key: "one" })).toEqual([]);
  });

  it("with a value missing is a mistake that is told", async () => {
    await expect(find(db(), {})).rejects.toThrow("No value for placeholder");
  });
});

// The embedded database has one connection, and no names for statements.
describe.skipIf(!process.env.TEST_DATABASE_URL)("on a connection of PostgreSQL", () => {
  it("is planned once, whatever transaction asks", async () => {
    for (const key of ["one", "two"]) await db().transaction((tx) => find(tx, { key }));
    const known = await db().transaction((tx) =>
      tx.execute(sql`select name from pg_prepared_statements where name = 'test_find'`),
    );
    expect(known).toMatchObject({ rows: [{ name: "test_find" }] });
  });
});
