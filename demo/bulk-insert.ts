import { getTableName, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { toSnakeCase } from "#contract/shared/validation/casing.ts";
import { type Db, rowsOf } from "#server/db/database.ts";

/** Ids that nobody else gets, to write rows that belong together without asking for each. */
export async function reserveIds(tx: Db, table: PgTable, count: number): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    tx,
    sql`select nextval(pg_get_serial_sequence(${getTableName(table)}, 'id'))::int as id
      from generate_series(1, ${count}::int)`,
  );
  return rows.map(({ id }) => id);
}

/**
 * Thousands of rows in one statement. As one JSON text, because a parameter for each value costs
 * more than the insert itself, and PostgreSQL takes at most 65,535 of them. All rows have the columns
 * of the first.
 */
export async function insertAll<Table extends PgTable>(
  tx: Db,
  table: Table,
  rows: readonly (Table["$inferInsert"] & { id?: number })[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(
    Object.keys(first).map((key) => sql.identifier(toSnakeCase(key))),
    sql`, `,
  );
  const wire = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([key, value]) => [toSnakeCase(key), value])),
  );
  await tx.execute(sql`
    insert into ${table} (${columns}) overriding system value
    select ${columns} from json_populate_recordset(null::${table}, ${JSON.stringify(wire)}::json)`);
}
