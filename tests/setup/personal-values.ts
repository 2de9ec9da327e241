import { sql } from "drizzle-orm";
import { type Db, rowsOf } from "#server/db/database.ts";

/** Every table of every schema, the job queue's too, whose rows hold one of these values as text. */
export async function tablesHolding(db: Db, values: readonly string[]): Promise<string[]> {
  const tables = await rowsOf<{ schema: string; name: string }>(
    db,
    sql`
      select table_schema as schema, table_name as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
      order by 1, 2`,
  );
  const holding: string[] = [];
  for (const { schema, name } of tables) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
    const matches = values.map((value) => sql`strpos(lower(t::text), ${value.toLowerCase()}) > 0`);
    const rows = await rowsOf(
      db,
      sql`select 1 from ${table} as t where ${sql.join(matches, sql` or `)} limit 1`,
    );
    if (rows.length > 0) holding.push(`${schema}.${name}`);
  }
  return holding;
}
