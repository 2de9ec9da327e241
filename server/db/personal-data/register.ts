import { getTableColumns, getTableName, is, type SQL } from "drizzle-orm";
import { type PgColumn, PgTable } from "drizzle-orm/pg-core";
import { schema } from "../schema.ts";
import { accountEntries } from "./account.ts";
import { bookingEntries } from "./bookings.ts";
import { contactEntries } from "./contact.ts";
import type { ColumnEntry, Keep, Purpose, TableEntry, TableName } from "./entries.ts";
import { logbookEntriesOfRegister } from "./logbooks.ts";
import { moneyEntries } from "./money.ts";
import { noticeEntries } from "./notices.ts";
import { contentEntries, platformEntries } from "./platform.ts";
import { profileEntries } from "./profiles.ts";
import { trustEntries } from "./trust.ts";

/** All tables: one that is missing doesn't compile. */
const register: { readonly [Name in TableName]: TableEntry<Name> } = {
  ...accountEntries,
  ...profileEntries,
  ...contactEntries,
  ...bookingEntries,
  ...logbookEntriesOfRegister,
  ...trustEntries,
  ...moneyEntries,
  ...noticeEntries,
  ...contentEntries,
  ...platformEntries,
};

/** The same way to somebody, with the names of columns as text: for who walks all tables. */
export type AnyWay = { only?: SQL } & (
  | { user: string }
  | { profile: string }
  | { email: string }
  | { through: string; table: TableName; as: string }
);

/** An entry with its table, whichever it is. */
export type RegisteredTable = {
  name: TableName;
  table: PgTable;
  row: string;
  why: Purpose;
  keep: Keep;
  people: Readonly<Record<string, AnyWay | null>>;
  columns: Readonly<Record<string, ColumnEntry>>;
};

const plain: ColumnEntry = { kind: "plain" };
const kinds = {
  theirs: "personal",
  secret: "secret",
  picture: "picture",
  encrypted: "encrypted",
} as const;
type Said = Pick<TableEntry<TableName>, "of" | "leaving" | "plain" | "but" | keyof typeof kinds>;

/** In the order in which they are written above. */
const registered: readonly RegisteredTable[] = (Object.keys(register) as TableName[]).map(
  (name) => {
    const table: unknown = schema[name];
    if (!is(table, PgTable)) throw new Error(`${name} is no table`);
    const { row, why, keep, people } = register[name];
    return { name, table, row, why, keep, people, columns: columnsOf(table, register[name]) };
  },
);

export function listRegistered(): readonly RegisteredTable[] {
  return registered;
}

/** In the table's order. */
function columnsOf(
  table: PgTable,
  { people, ...said }: Said & { people: object },
): Record<string, ColumnEntry> {
  const of = said.of ?? Object.keys(people);
  const held = (kind: (typeof kinds)[keyof typeof kinds]): ColumnEntry => ({
    kind,
    of,
    ...(said.leaving ? { leaving: said.leaving } : {}),
  });
  const named = new Map<string, ColumnEntry>();
  const name = (words: string | readonly string[] = [], entry: ColumnEntry) => {
    for (const column of [words].flat().flatMap((line) => line.split(" "))) {
      if (named.has(column)) throw new Error(`${column} of ${getTableName(table)} is named twice`);
      named.set(column, entry);
    }
  };
  name(said.plain, plain);
  for (const list of ["theirs", "secret", "picture", "encrypted"] as const) {
    name(said[list], held(kinds[list]));
  }
  for (const [words, entry] of Object.entries(said.but ?? {})) name(words, entry);
  const byKind = (column: PgColumn) =>
    column.columnType === "PgTimestamp" && of.length > 0 ? held("personal") : plain;
  return Object.fromEntries(
    Object.entries<PgColumn>(getTableColumns(table)).map(([key, column]) => [
      key,
      named.get(key) ?? byKind(column),
    ]),
  );
}
