import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rowsOf } from "./database.ts";
import { type EmbeddedDatabase, openEmbedded } from "./embedded/embedded.ts";
import { readPreparedDump } from "./prepared-dump.ts";

/*
  What the first start of the product unpacks is in everybody's hands: somebody's session in it would be a
  door that stands open everywhere. The journeys keep theirs in a folder of their own.
*/
let database: EmbeddedDatabase;

beforeAll(async () => {
  database = await openEmbedded({ readDump: readPreparedDump });
});

afterAll(() => database.close());

describe("the dump that a new database starts from", () => {
  it("holds nobody, and nothing of anybody", async () => {
    const tables = await rowsOf<{ name: string }>(
      database.db,
      sql`select distinct table_name as name from information_schema.columns
          join information_schema.tables using (table_schema, table_name)
          where table_schema = 'public' and table_type = 'BASE TABLE'
          and (table_name = 'users' or column_name in ('user_id', 'profile_id', 'recipient'))`,
    );
    const names = tables.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(["users", "profiles", "sessions", "mails"]));
    const counts: Record<string, number> = {};
    for (const name of names) {
      const [row] = await rowsOf<{ count: number }>(
        database.db,
        sql`select count(*)::int as count from ${sql.identifier(name)}`,
      );
      if (row?.count !== 0) counts[name] = row?.count ?? -1;
    }
    expect(counts).toEqual({});
  });
});
