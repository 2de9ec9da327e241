import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { type Db, rowsOf } from "#server/db/database.ts";

/** Two transactions at the same time take two connections; the embedded database has one. */
export const hasOneConnection = !process.env.TEST_DATABASE_URL;

/**
 * Somebody changes something and has not committed yet when `meanwhile` begins; the commit comes once
 * that waits for a lock, or is done without. Gives what `meanwhile` came to. With `andThen` the first
 * one goes on before its commit: two that lock in opposite orders wait for each other here.
 */
export async function whileUncommitted<Result>(
  db: Db,
  change: (tx: Db) => Promise<unknown>,
  meanwhile: () => Promise<Result>,
  andThen: (tx: Db) => Promise<unknown> = async () => {},
): Promise<Result> {
  const changed = Promise.withResolvers<void>();
  const mayCommit = Promise.withResolvers<void>();
  const first = db.transaction(async (tx) => {
    await change(tx);
    changed.resolve();
    await mayCommit.promise;
    await andThen(tx);
  });
  await Promise.race([changed.promise, first]);
  let isDone = false;
  const second = meanwhile().finally(() => {
    isDone = true;
  });
  // Told below; a failure before that must not go unheard of.
  second.catch(() => {});
  try {
    while (!isDone && !(await isAnybodyWaiting(db))) await sleep(5);
  } finally {
    mayCommit.resolve();
    await first;
  }
  return second;
}

async function isAnybodyWaiting(db: Db): Promise<boolean> {
  const waiting = await rowsOf(
    db,
    sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return waiting.length > 0;
}
