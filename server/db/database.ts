import type { SQL } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { Schema } from "./schema.ts";

/** The database or a transaction on it; the same type for PostgreSQL and the embedded PGlite. */
export type Db = PgDatabase<PgQueryResultHKT, Schema>;

export type Notifications = { stop(): Promise<void> };

export type ConnectionWatcher = { onError(error: Error): void; onBack(): void };

/** An open database with what Drizzle doesn't cover. */
export type Database = {
  readonly kind: "postgres" | "embedded";
  /** For requests and deliveries: whoever waits for it does not wait long. */
  readonly db: Db;
  /** For jobs and migrations: without limits of time, over connections of its own. */
  readonly backgroundDb: Db;
  /** Plain SQL outside Drizzle, for libraries that bring their own statements; in the background too. */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  /**
   * Calls back on every NOTIFY. After a lost connection it listens again and calls back once, as
   * something may have been missed.
   */
  listen(channel: string, onNotify: (payload: string) => void): Promise<Notifications>;
  /** Who hears from now on of connections that break, and of those that are there again. */
  watch(watcher: ConnectionWatcher): void;
  /**
   * The embedded one alone: all that was committed is in its folder, and nothing there changes while
   * `work` runs. Every statement waits meanwhile.
   */
  holdStill?<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Whether it answers, for /readyz. */
  ping(): Promise<void>;
  close(): Promise<void>;
};

/** The rows of a plain statement; both drivers wrap them alike, which Drizzle's type doesn't say. */
export async function rowsOf<Row>(db: Db, statement: SQL): Promise<Row[]> {
  const result = (await db.execute(statement)) as { rows: Row[] };
  return result.rows;
}
