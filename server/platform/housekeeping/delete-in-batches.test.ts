import { like, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { rowsOf } from "#server/db/database.ts";
import { installation } from "#server/db/schema/installation.ts";
import { deleteInBatches } from "#server/platform/housekeeping/housekeeping.ts";
import { testDatabase } from "#tests/setup/test-database.ts";

const database = testDatabase();

describe("deleteInBatches", () => {
  it.each([0, 1, 9, 10, 11, 35])("deletes %i rows, ten at a time, and no other", async (count) => {
    const { db } = database.current;
    await db.execute(sql`
      insert into installation (key, value)
      select 'old ' || nr, 'true'::jsonb from generate_series(1, ${count}) as nr
      union all select 'new', 'true'::jsonb`);
    const old = like(installation.key, "old %");
    expect(await deleteInBatches(db, installation, old, 10)).toBe(count);
    expect(await deleteInBatches(db, installation, old, 10)).toBe(0);
    expect(await rowsOf(db, sql`select key from installation`)).toEqual([{ key: "new" }]);
    await db.delete(installation);
  });
});
