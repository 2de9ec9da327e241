import { is, type SQL } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { schema } from "../schema.ts";
import { accountEntries } from "./account.ts";
import { bookingEntries } from "./bookings.ts";
import { contactEntries } from "./contact.ts";
import { contentEntries } from "./content.ts";
import type { ColumnEntry, Keep, Purpose, Register, TableName } from "./entries.ts";
import { logbookEntriesOfRegister } from "./logbooks.ts";
import { moneyEntries } from "./money.ts";
import { noticeEntries } from "./notices.ts";
import { platformEntries } from "./platform.ts";
import { profileEntries } from "./profiles.ts";
import { trustEntries } from "./trust.ts";

/** All tables and columns: one that is missing doesn't compile. */
export const register: Register = {
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

/** In the order in which they are written above. */
export function listRegistered(): RegisteredTable[] {
  return (Object.keys(register) as TableName[]).map((name) => {
    const table: unknown = schema[name];
    if (!is(table, PgTable)) throw new Error(`${name} is no table`);
    return { name, table, ...register[name] };
  });
}
