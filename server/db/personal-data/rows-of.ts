import { and, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { getTableConfig, type PgColumn, type PgTable } from "drizzle-orm/pg-core";
import { users } from "../schema/account.ts";
import { profiles } from "../schema/profiles.ts";
import { type AnyWay, listRegistered, type RegisteredTable } from "./register.ts";

/** Somebody with an account, or one of their profiles alone. */
export type Whose = { userId: number } | { profileId: number };

/** A condition on a table: the rows that lead to somebody as the one whom the register calls `as`. */
export function rowsOf(entry: RegisteredTable, as: string, whose: Whose): SQL | undefined {
  const way = entry.people[as];
  return way ? leadsTo(entry.table, way, whose) : undefined;
}

/** …and of these only what they may see. */
export function readableRowsOf(entry: RegisteredTable, as: string, whose: Whose): SQL | undefined {
  const rows = rowsOf(entry, as, whose);
  return rows && and(rows, entry.people[as]?.only);
}

function leadsTo(table: PgTable, way: AnyWay, whose: Whose): SQL | undefined {
  if ("through" in way) {
    const next = entryOf(way.table);
    const rows = rowsOf(next, way.as, whose);
    const column = columnOf(table, way.through);
    return (
      rows &&
      sql`${column} in (select ${columnOf(next.table, "id")} from ${next.table} where ${rows})`
    );
  }
  if ("profile" in way) {
    const column = columnOf(table, way.profile);
    if ("profileId" in whose) return eq(column, whose.profileId);
    return sql`${column} in (select ${profiles.id} from ${profiles} where ${profiles.userId} = ${whose.userId})`;
  }
  // What is the account's own is not a profile's.
  if ("profileId" in whose) return undefined;
  if ("user" in way) return eq(columnOf(table, way.user), whose.userId);
  const column = columnOf(table, way.email);
  return sql`${column} in (
    select unnest(array[${users.email}, ${users.pendingEmail}]) from ${users}
    where ${users.id} = ${whose.userId})`;
}

function entryOf(name: RegisteredTable["name"]): RegisteredTable {
  const entry = listRegistered().find((each) => each.name === name);
  if (!entry) throw new Error(`${name} is not in the register`);
  return entry;
}

export function columnOf(table: PgTable, name: string): PgColumn {
  const column = (getTableColumns(table) as Record<string, PgColumn>)[name];
  if (!column) throw new Error(`there is no column ${name}`);
  return column;
}

/** By which its rows can be put in order. */
export function keyOf({ table, name }: RegisteredTable): PgColumn[] {
  const { primaryKeys, columns } = getTableConfig(table);
  const composed = primaryKeys[0]?.columns as PgColumn[] | undefined;
  const keys = composed ?? columns.filter((column) => column.primary);
  if (keys.length === 0) throw new Error(`${name} has no key to read it by`);
  return keys;
}
