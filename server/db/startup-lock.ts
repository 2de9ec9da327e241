import { sql } from "drizzle-orm";
import type { Database } from "./database.ts";

/** Any number, the same in every process. */
const startupLock = 7_310_023;

/**
 * Lets one process at a time do what must not be done by two at once, such as making the job
 * queue's own tables. The embedded database has one process and one connection: no lock is needed,
 * and waiting for one inside a transaction would never end.
 */
export async function oneProcessAtATime<Result>(
  database: Database,
  run: () => Promise<Result>,
): Promise<Result> {
  if (database.kind === "embedded") return run();
  return database.backgroundDb.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${startupLock})`);
    return run();
  });
}
