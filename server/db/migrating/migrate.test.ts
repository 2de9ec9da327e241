import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, it } from "vitest";
import { testDatabase } from "#tests/setup/test-database.ts";
import { rowsOf } from "../database.ts";
import { migrate } from "../migrate.ts";

const database = testDatabase();
const db = () => database.current.db;
/** After all that the product has. */
const far = 99_999_999_999_999;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "kwispel-migrations-"));
  await mkdir(path.join(folder, "meta"));
});
afterEach(async () => {
  await db().execute(sql`drop table if exists kennels`);
  await db().execute(sql`delete from drizzle.__drizzle_migrations where created_at >= ${far}`);
  await rm(folder, { recursive: true });
});

async function write(...migrations: string[]): Promise<void> {
  const entries = migrations.map((_, idx) => ({
    idx,
    tag: `${idx}`,
    when: far + idx,
    version: "7",
    breakpoints: true,
  }));
  await writeFile(path.join(folder, "meta/_journal.json"), JSON.stringify({ entries }));
  for (const [idx, text] of migrations.entries())
    await writeFile(path.join(folder, `${idx}.sql`), text);
}

const make = "create table kennels (id integer, name text);";
const columns = async () =>
  (
    await rowsOf<{ name: string }>(
      db(),
      sql`select column_name as name from information_schema.columns
        where table_name = 'kennels' order by ordinal_position`,
    )
  ).map(({ name }) => name);
const indexes = async () =>
  (
    await rowsOf<{ name: string }>(
      db(),
      sql`select indexname as name from pg_indexes where tablename = 'kennels'`,
    )
  ).map(({ name }) => name);

it("keeps those that went well when a later one fails, and goes on there", async () => {
  await write(make, "alter table kennels add column broken no_such_type;");
  await expect(migrate(database.current, { folder })).rejects.toThrow();
  expect(await columns()).toEqual(["id", "name"]);
  await write(make, "alter table kennels add column size integer;");
  expect(await migrate(database.current, { folder })).toBe(1);
  expect(await columns()).toEqual(["id", "name", "size"]);
  expect(await migrate(database.current, { folder })).toBe(0);
});

it("makes an index outside of any transaction, and once more when that was broken off", async () => {
  const index = `-- outside a transaction
drop index concurrently if exists kennels_by_name;--> statement-breakpoint
create index concurrently kennels_by_name on kennels (name);`;
  await write(make, index);
  expect(await migrate(database.current, { folder })).toBe(2);
  expect(await indexes()).toEqual(["kennels_by_name"]);
  await db().execute(sql`delete from drizzle.__drizzle_migrations where created_at = ${far + 1}`);
  expect(await migrate(database.current, { folder })).toBe(1);
  expect(await indexes()).toEqual(["kennels_by_name"]);
});

it("gives way where a table is in use, and tries again until it is free", async (test) => {
  if (database.current.kind === "embedded")
    test.skip("it has one connection: nobody else is there");
  await write(make);
  await migrate(database.current, { folder });
  await write(make, "alter table kennels add column size integer;");
  const { promise: isFree, resolve: free } = Promise.withResolvers<void>();
  const reader = db().transaction(async (tx) => {
    await tx.execute(sql`select * from kennels`);
    await isFree;
  });
  const migrating = migrate(database.current, { folder, lockMs: 100, pauseMs: 50 });
  await pause(400);
  // Whoever comes meanwhile doesn't wait behind it for long.
  await db().execute(sql`select * from kennels`);
  free();
  await reader;
  expect(await migrating).toBe(1);
  expect(await columns()).toEqual(["id", "name", "size"]);
});

it("is done once by two processes that start together", async () => {
  await write(make, "alter table kennels add column size integer;");
  const done = await Promise.all([1, 2].map(() => migrate(database.current, { folder })));
  expect(done.reduce((sum, count) => sum + count, 0)).toBe(2);
});
