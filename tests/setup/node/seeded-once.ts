import { type SQL, sql } from "drizzle-orm";
import { afterAll, beforeEach } from "vitest";
import { type Db, rowsOf } from "#server/db/database.ts";
import type { TestServer } from "../test-server.ts";

/**
 * What all tests of a file begin with: made before the first of them, and put back from a copy before
 * each of the others. For walks over many endpoints, of which each may change anything.
 */
export function seededOnce<Seed>(
  server: { current: TestServer },
  seed: (server: TestServer) => Promise<Seed>,
): { current: Seed } {
  const holder = {} as { current: Seed };
  let putBack: SQL | undefined;
  beforeEach(async () => {
    const { db } = server.current.platform;
    if (putBack) {
      await db.execute(putBack);
      return;
    }
    holder.current = await seed(server.current);
    putBack = await copyRows(db);
  });
  afterAll(() => server.current?.platform.db.execute(sql`drop schema if exists seeded cascade`));
  return holder;
}

/** Copies every row aside; gives what puts them back into empty tables, in any order. */
async function copyRows(db: Db): Promise<SQL> {
  const tables = await rowsOf<{ name: string; columns: string }>(
    db,
    sql`
      select quote_ident(relname) as name, string_agg(quote_ident(attname), ', ') as columns
      from pg_class join pg_attribute on attrelid = pg_class.oid
      where relkind = 'r' and relnamespace = 'public'::regnamespace
        and pg_relation_size(pg_class.oid) > 0
        and attnum > 0 and not attisdropped and attgenerated = ''
      group by relname`,
  );
  const sequences = await rowsOf<{ name: string; value: string }>(
    db,
    sql`
      select quote_ident(sequencename) as name, last_value::text as value
      from pg_sequences where schemaname = 'public' and last_value is not null`,
  );
  await db.execute(sql`create schema seeded`);
  for (const { name, columns } of tables) {
    await db.execute(sql.raw(`create table seeded.${name} as select ${columns} from ${name}`));
  }
  const statements = [
    "perform set_config('session_replication_role', 'replica', true);",
    ...tables.map(
      ({ name, columns }) =>
        `insert into ${name} (${columns}) overriding system value select * from seeded.${name};`,
    ),
    ...sequences.map(({ name, value }) => `perform setval('${name}', ${value});`),
  ];
  return sql.raw(`do $$ begin ${statements.join(" ")} end $$`);
}
