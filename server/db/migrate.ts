import path from "node:path";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { Database } from "./database.ts";
import { rowsOf } from "./database.ts";
import { productFolder } from "./product-folder.ts";

export const migrationsFolder = path.join(productFolder, "server/db/migrations");

/** Any number, the same in every process: it names the lock under which migrations run. */
const migrationLock = 7_310_021;

/**
 * Brings the tables up to date, all in one transaction. Several processes may start at once: the
 * lock lets one work while the others wait, and then find nothing left to do.
 */
export async function migrate(database: Database): Promise<number> {
  const migrations = readMigrationFiles({ migrationsFolder });
  return database.backgroundDb.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${migrationLock})`);
    await tx.execute(sql`create schema if not exists drizzle`);
    await tx.execute(sql`
      create table if not exists drizzle.__drizzle_migrations (
        id serial primary key, hash text not null, created_at bigint
      )`);
    const [last] = await rowsOf<{ created_at: string | number }>(
      tx,
      sql`select created_at from drizzle.__drizzle_migrations order by created_at desc limit 1`,
    );
    const waiting = migrations.filter(
      (migration) => !last || Number(last.created_at) < migration.folderMillis,
    );
    for (const migration of waiting) {
      for (const statement of migration.sql) await tx.execute(sql.raw(statement));
      await tx.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${migration.hash}, ${migration.folderMillis})`,
      );
    }
    return waiting.length;
  });
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
