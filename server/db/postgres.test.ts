import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { copyTemplate } from "#tests/setup/test-database.ts";
import { rowsOf } from "./database.ts";
import { openPostgres } from "./postgres.ts";

const url = process.env.TEST_DATABASE_URL ?? "";

describe.skipIf(!url)("a pool of connections (needs a PostgreSQL server)", () => {
  it("gets back the one of a transaction that could not begin", async () => {
    const copy = await copyTemplate(url);
    const database = openPostgres({ url: copy.url, poolSize: 1 });
    const wrong = { isolationLevel: "no such thing" as "serializable" };
    await expect(database.db.transaction(async () => {}, wrong)).rejects.toThrow();
    const [row] = await database.db.transaction((tx) => rowsOf(tx, sql`select 1 as one`));
    expect(row).toEqual({ one: 1 });
    await database.close();
    await copy.remove();
  });
});
