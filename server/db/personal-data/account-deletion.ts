import { and, type SQL, sql } from "drizzle-orm";
import type { Db } from "../database.ts";
import type { Leaving } from "./entries.ts";
import { listRegistered, type RegisteredTable } from "./register.ts";
import { columnOf, keyOf, rowsOf } from "./rows-of.ts";

/**
 * What stays for others when somebody leaves loses what the register says is to go: names, places, keys at
 * other companies. While their rows still lead to them, and so before these go.
 */
export async function emptyLeft(tx: Db, { userId }: { userId: number }): Promise<void> {
  for (const entry of listRegistered()) {
    for (const as of Object.keys(entry.people)) await emptyPart(tx, entry, { as, userId });
  }
}

/**
 * Part of removing a profile, after all domains have done theirs: what nobody is left to keep goes. All of
 * the profile's rows are locked first, so that the later of two who leave each other at once sees it.
 */
export async function forgetAbandoned(tx: Db, { profileId }: { profileId: number }): Promise<void> {
  for (const entry of listRegistered()) {
    const { keep, table, people } = entry;
    if (keep.as !== "theirs" || !keep.goesWithLast) continue;
    const columns = Object.values(people).flatMap((way) =>
      way && "profile" in way ? [columnOf(table, way.profile)] : [],
    );
    const theirs = sql`${profileId} in (${sql.join(columns, sql`, `)})`;
    await tx.execute(sql`
      select 1 from ${table} where ${theirs} order by ${sql.join(keyOf(entry), sql`, `)} for update`);
    const isAbandoned = sql`num_nonnulls(${sql.join(columns, sql`, `)}) = 1`;
    await tx.delete(table).where(and(theirs, isAbandoned));
  }
}

async function emptyPart(
  tx: Db,
  entry: RegisteredTable,
  { as, userId }: { as: string; userId: number },
): Promise<void> {
  const theirs = rowsOf(entry, as, { userId });
  const left = leftColumns(entry, as);
  if (!theirs || left.length === 0) return;
  if (left.some(([, leaving]) => leaving === "rowGoes")) {
    await tx.delete(entry.table).where(inOrder(entry, theirs));
    return;
  }
  const emptied = left.flatMap(([name, leaving]) =>
    typeof leaving === "object" && "becomes" in leaving
      ? [[name, leaving.becomes === "null" ? null : sql`default`] as const]
      : [],
  );
  if (emptied.length === 0) return;
  await tx.update(entry.table).set(Object.fromEntries(emptied)).where(inOrder(entry, theirs));
}

/** Locked by their keys: two who leave each other at once would wait for each other. */
function inOrder(entry: RegisteredTable, theirs: SQL): SQL {
  const { table } = entry;
  return sql`ctid in (
    select ctid from ${table} where ${theirs} order by ${sql.join(keyOf(entry), sql`, `)} for update)`;
}

function leftColumns({ columns }: RegisteredTable, as: string): [string, Leaving][] {
  return Object.entries(columns).flatMap(([name, column]) =>
    "of" in column && column.leaving && column.of.includes(as) ? [[name, column.leaving]] : [],
  );
}
