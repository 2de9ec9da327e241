import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { type Db, rowsOf } from "./database.ts";

const batchSize = 1_000;

/**
 * Clears away what may be a million rows, each batch by itself: nobody waits for a whole night's
 * cleaning, and what is broken off goes on the next time. A row that somebody holds is left for later.
 */
export async function deleteInBatches(
  db: Db,
  table: PgTable,
  where: SQL | undefined,
  size = batchSize,
): Promise<number> {
  if (!where) throw new Error("everything would be deleted");
  for (let total = 0; ; ) {
    const deleted = await rowsOf(
      db,
      sql`
        delete from ${table} where ctid in (
          select ctid from ${table} where ${where} limit ${size} for update skip locked
        ) returning 1`,
    );
    total += deleted.length;
    if (deleted.length < size) return total;
  }
}
