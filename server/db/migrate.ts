import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { type Database, type Db, rowsOf } from "./database.ts";
import { isLockTimeout } from "./errors.ts";
import { isOutside, withoutConcurrently } from "./migrating/migration-rules.ts";
import { productFolder } from "./product-folder.ts";

export const migrationsFolder = path.join(productFolder, "server/db/migrations");

/** Any number, the same in every process: it names the lock under which migrations run. */
const migrationLock = 7_310_021;

/** So long a migration waits for a table, and everybody else behind it. */
const lockTimeoutMs = 3_000;
/** With the pauses between them, some five minutes: then somebody has to look who holds it. */
const mostTries = 30;
const longestPauseMs = 10_000;

type Options = { folder?: string; lockMs?: number; pauseMs?: number };

/**
 * Brings the tables up to date, each migration in a transaction of its own. Several processes may start at
 * once: the lock lets one work while the others wait, and then find less left to do. One that can't have a
 * table gives way to those who wait behind it, and tries again.
 */
export async function migrate(
  database: Database,
  { folder = migrationsFolder, lockMs = lockTimeoutMs, pauseMs = 1_000 }: Options = {},
): Promise<number> {
  const migrations = readMigrationFiles({ migrationsFolder: folder });
  await database.backgroundDb.transaction(makeJournal);
  for (let done = 0; ; done += 1) {
    const isDone = await patiently(pauseMs, () =>
      database.backgroundDb.transaction((tx) => applyNext(database, tx, { migrations, lockMs })),
    );
    if (isDone) return done;
  }
}

async function makeJournal(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${migrationLock})`);
  await tx.execute(sql`create schema if not exists drizzle`);
  await tx.execute(sql`
    create table if not exists drizzle.__drizzle_migrations (
      id serial primary key, hash text not null, created_at bigint
    )`);
}

async function patiently<Result>(pauseMs: number, work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === mostTries || !isLockTimeout(error)) throw error;
      await pause(Math.min(tries * pauseMs, longestPauseMs));
    }
  }
}

type Migration = ReturnType<typeof readMigrationFiles>[number];

/** True when there is none left. */
async function applyNext(
  database: Database,
  tx: Db,
  { migrations, lockMs }: { migrations: readonly Migration[]; lockMs: number },
): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(${migrationLock})`);
  const [last] = await rowsOf<{ created_at: string | number }>(
    tx,
    sql`select created_at from drizzle.__drizzle_migrations order by created_at desc limit 1`,
  );
  const next = migrations.find(
    ({ folderMillis }) => !last || Number(last.created_at) < folderMillis,
  );
  if (!next) return true;
  if (!isOutside(next.sql)) {
    await tx.execute(sql.raw(`set local lock_timeout = ${lockMs}`));
    for (const statement of next.sql) await tx.execute(sql.raw(statement));
  } else if (database.kind === "postgres") {
    // Beside this transaction, which holds the lock. What was broken off is done again from its beginning.
    for (const statement of next.sql) await database.executeSql(statement);
  } else {
    // One connection: nobody would be kept waiting.
    for (const statement of next.sql) await tx.execute(sql.raw(withoutConcurrently(statement)));
  }
  await tx.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${next.hash}, ${next.folderMillis})`,
  );
  return false;
}

/** The newest that this version knows. */
export function lastMigration(): { hash: string } {
  const last = readMigrationFiles({ migrationsFolder }).at(-1);
  if (!last) throw new Error("There are no migrations");
  return last;
}

/** Whether tables that have had it can be brought up to date from there. */
export function isKnownMigration(hash: string): boolean {
  return readMigrationFiles({ migrationsFolder }).some((migration) => migration.hash === hash);
}
