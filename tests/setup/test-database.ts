import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import pg from "pg";
import { beforeAll, beforeEach } from "vitest";
import type { Database, Db } from "#server/db/database.ts";
import { rowsOf } from "#server/db/database.ts";
import { openEmbedded } from "#server/db/embedded/embedded.ts";
import { causesOf } from "#server/db/errors.ts";
import { openPostgres } from "#server/db/postgres.ts";
import { readPreparedDump } from "#server/db/prepared-dump.ts";
import { spend } from "./running/spent-time.ts";
import { copyPrefix, templateName } from "./template-name.ts";

/**
 * The database of this worker, which its test files use one after the other: empty when a file begins,
 * and before each of its tests unless they look at the same rows. Read it inside tests.
 */
export function testDatabase({ isEmptied = true } = {}): { current: Database } {
  const holder = {} as { current: Database };
  beforeAll(async () => {
    opened ??= spend("opening a database", openTestDatabase);
    const database = await opened;
    holder.current = database;
    await spend("emptying tables", async () => {
      await emptyTables(database.db);
      await tidyTables(database);
    });
  }, 60_000);
  if (isEmptied) beforeEach(() => spend("emptying tables", () => emptyTables(holder.current.db)));
  return holder;
}

/** It ends with its process; a copy on a server is removed when all tests are done. */
let opened: Promise<Database> | undefined;

/** A copy of the migrated database: embedded, or on the server that TEST_DATABASE_URL names. */
export async function openTestDatabase(): Promise<Database> {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) {
    const dump = await readPreparedDump();
    if (!dump) throw new Error("tests/setup/global-setup.ts should have prepared a database");
    return openEmbedded({
      readDump: async () => dump,
      logger: { logQuery: (text) => heard?.push(text) },
    });
  }
  const copy = await copyTemplate(url);
  const database = openPostgres({ url: copy.url, poolSize: 5 });
  return {
    ...database,
    close: async () => {
      await database.close();
      await copy.remove();
    },
  };
}

let heard: string[] | null = null;

/** Every statement that Drizzle sends meanwhile, in order; on the embedded database only. */
export async function statementsOf(run: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  heard = statements;
  await run();
  heard = null;
  return statements;
}

export async function copyTemplate(url: string): Promise<{ url: string; remove(): Promise<void> }> {
  const name = `${copyPrefix}${randomBytes(6).toString("hex")}`;
  await onServer(url, `create database ${name} template ${templateName}`);
  const copyUrl = new URL(url);
  copyUrl.pathname = `/${name}`;
  return {
    url: copyUrl.href,
    remove: () => onServer(url, `drop database if exists ${name} with (force)`),
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // Only one copy of a template can be made at a time, and test files run side by side.
    await client.query("select pg_advisory_lock(7310022)");
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * Deletes rather than truncates: a truncate makes every table and index anew, ten times the work for
 * the few rows of a test. Foreign keys and their order don't matter to a replica. A table that nobody
 * wrote to since it was tidied has no pages.
 */
async function emptyTables(db: Db): Promise<void> {
  const [found] = await rowsOf<{ statements: string | null }>(
    db,
    sql`select string_agg(statement, ' ') as statements from (
      select format('delete from %s;', oid::regclass) as statement
      from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0
      union all
      select format('perform setval(%L, %s, false);', quote_ident(sequencename), start_value)
      from pg_sequences where schemaname = 'public' and last_value is not null
    ) as all_statements`,
  );
  if (!found?.statements) return;
  const asReplica = "perform set_config('session_replication_role', 'replica', true);";
  // By its new file the search sees that what it remembers is void.
  const forSearch = "if exists (select from sitter_search) then truncate sitter_search; end if;";
  const emptying = `do $$ begin ${asReplica} ${forSearch} ${found.statements} end $$`;
  // Workers may still be at something of the test before, and hold rows in another order.
  await withoutDeadlock(() => db.execute(sql.raw(emptying)));
}

/** What the file before left in the job queue goes, and the space of all that was deleted. */
async function tidyTables(database: Database): Promise<void> {
  await database.executeSql("delete from pgboss.job");
  await database.executeSql("delete from pgboss.schedule");
  const { rows } = await database.executeSql(
    `select string_agg(oid::regclass::text, ', ') as names from pg_class
    where relkind = 'r' and pg_relation_size(oid) > 0
      and (relnamespace = 'public'::regnamespace or relname like 'job%')`,
  );
  const [{ names } = { names: null }] = rows as { names: string | null }[];
  if (names) await database.executeSql(`vacuum (index_cleanup on) ${names}`);
}

async function withoutDeadlock(run: () => Promise<unknown>, tries = 3): Promise<void> {
  try {
    await run();
  } catch (error) {
    const isDeadlock = [...causesOf(error)].some(({ code }) => code === "40P01");
    if (!isDeadlock || tries === 1) throw error;
    await withoutDeadlock(run, tries - 1);
  }
}
