import { sql } from "drizzle-orm";
import { type Db, rowsOf } from "#server/db/database.ts";

/** So far, on this database. */
export async function countDeadlocks(db: Db): Promise<number> {
  const [row] = await rowsOf<{ deadlocks: string }>(
    db,
    sql`select deadlocks from pg_stat_database where datname = current_database()`,
  );
  return Number(row?.deadlocks ?? 0);
}
