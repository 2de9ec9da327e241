import { and, asc, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { Db } from "../database.ts";
import type { ColumnEntry } from "./entries.ts";
import { listRegistered, type RegisteredTable } from "./register.ts";
import { keyOf, readableRowsOf } from "./rows-of.ts";

export type ExportedRow = Record<string, unknown>;

export type ExportedTable = {
  name: RegisteredTable["name"];
  /** Which columns say something about them, and how. */
  columns: Readonly<Record<string, ColumnEntry>>;
  /** Theirs, in the order of their keys; read in pages, so that it doesn't matter how many there are. */
  rows(db: Db, userId: number): AsyncGenerator<ExportedRow>;
};

/** Tables of which somebody can be given something, by the register: a new one joins by itself. */
export function listExported(): ExportedTable[] {
  return listRegistered()
    .filter((entry) => partsOf(entry).length > 0)
    .map((entry) => ({
      name: entry.name,
      columns: entry.columns,
      async *rows(db, userId) {
        for (const as of partsOf(entry)) yield* rowsAs(db, entry, { as, userId });
      },
    }));
}

/** The parts that somebody can have in a table, where that leads to something to give them. */
function partsOf(entry: RegisteredTable): string[] {
  return Object.keys(entry.people).filter(
    (as) =>
      entry.people[as] !== null &&
      Object.values(entry.columns).some((column) => isGivenTo(column, as) && "of" in column),
  );
}

/** What is plain goes along: numbers by which rows belong together, and when things were. */
function isGivenTo(column: ColumnEntry, as: string): boolean {
  if (column.kind === "plain") return true;
  return column.kind !== "secret" && column.of.includes(as);
}

const pageSize = 500;

async function* rowsAs(
  db: Db,
  entry: RegisteredTable,
  { as, userId }: { as: string; userId: number },
): AsyncGenerator<ExportedRow> {
  const given = Object.entries(getTableColumns(entry.table)).filter(([name]) => {
    const column = entry.columns[name];
    return column !== undefined && isGivenTo(column, as);
  });
  const keys = keyOf(entry);
  const selected = Object.fromEntries([...given, ...keys.map((key, nr) => [`key ${nr}`, key])]);
  const theirs = readableRowsOf(entry, as, { userId });
  for (let after: SQL | undefined; ; ) {
    const page: ExportedRow[] = await db
      .select(selected)
      .from(entry.table)
      .where(and(theirs, after))
      .orderBy(...keys.map((key) => asc(key)))
      .limit(pageSize);
    for (const row of page) {
      yield Object.fromEntries(given.map(([name]) => [name, row[name]]));
    }
    const last = page.at(-1);
    if (!last || page.length < pageSize) return;
    const values = keys.map((key, nr) => sql`${sql.param(last[`key ${nr}`], key)}`);
    after = sql`(${sql.join(keys, sql`, `)}) > (${sql.join(values, sql`, `)})`;
  }
}

/** The widths in which a table has its pictures. */
export function widthsOf(row: ExportedRow): number[] {
  return (row.widths ?? row.imageWidths ?? []) as number[];
}
