import { getTableColumns, is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { expect, it } from "vitest";
import { schema } from "../schema.ts";
import { type ColumnEntry, entries, withAccount } from "./entries.ts";
import { type AnyWay, listRegistered, type RegisteredTable } from "./register.ts";
import { columnOf } from "./rows-of.ts";

/** The compiler asks for every column; this asks whether what is said of them can be true. */
const all = listRegistered();
const entryOf = (name: string) => all.find((entry) => entry.name === name);

type Held = Extract<ColumnEntry, { of: readonly string[] }>;
const heldColumns = ({ columns }: RegisteredTable) =>
  Object.entries(columns).filter((column): column is [string, Held] => "of" in column[1]);

it("has every table, and no other", () => {
  const tables = Object.entries<unknown>(schema).flatMap(([name, table]) =>
    is(table, PgTable) ? [name] : [],
  );
  const names: string[] = all.map(({ name }) => name);
  expect(names.toSorted()).toEqual(tables.toSorted());
});

it("doesn't compile without words, JSON, places, money and secrets, nor with a column that isn't there", () => {
  const head = { row: "", why: "running", keep: withAccount, people: {} } as const;
  const { row, why, keep } = head;
  const compiled = [
    // Ids, instants and flags are said by their kind.
    entries({ blocks: { ...head } }),
    entries({ invoiceSeries: { ...head, plain: "year lastNumber" } }),
    // @ts-expect-error -- words: who wrote what
    () => entries({ banAppeals: { ...head, plain: "banReason outcome statement" } }),
    // @ts-expect-error -- JSON
    () => entries({ badgeCounts: { ...head } }),
    // @ts-expect-error -- a place
    () => entries({ logbookWalkPoints: { ...head, plain: "lat accuracy segment" } }),
    // @ts-expect-error -- money
    () => entries({ offeredExtras: { ...head, theirs: "kind" } }),
    // @ts-expect-error -- a secret
    () => entries({ recoveryCodes: { ...head } }),
    // @ts-expect-error -- a name by which others know somebody is no number of ours
    () => entries({ refunds: { ...head, theirs: "amountCents reason text status key" } }),
    // @ts-expect-error -- no column of that name
    () => entries({ recoveryCodes: { ...head, secret: "codeHash", plain: "code" } }),
    // @ts-expect-error -- no table of that name
    () => entries({ recoveryWords: { ...head } }),
    // @ts-expect-error -- whose it is
    () => entries({ invoiceSeries: { row, why, keep, plain: "year lastNumber" } }),
  ];
  expect(compiled).toHaveLength(11);
});

it("leads to the people whom its columns are of", () => {
  const strangers = all.flatMap((entry) =>
    heldColumns(entry)
      .filter(([, { of }]) => of.length === 0 || of.some((each) => !(each in entry.people)))
      .map(([column]) => `${entry.name}.${column}`),
  );
  expect(strangers).toEqual([]);
});

it("leads there by columns, and through people, that are there", () => {
  const lost = all.flatMap((entry) =>
    Object.entries(entry.people)
      .filter(([, way]) => way !== null && !isThere(entry, way))
      .map(([as]) => `${entry.name}: ${as}`),
  );
  expect(lost).toEqual([]);
});

it("says of every column what becomes of it when the row outlives them, and of no other", () => {
  const wrong = all.flatMap((entry) => {
    const outlives = outlivesPeople(entry);
    return heldColumns(entry)
      .filter(([, { leaving, of }]) => {
        const isNeeded = of.some((each) => outlives.has(each));
        return (leaving !== undefined) !== isNeeded;
      })
      .map(([column]) => `${entry.name}.${column}`);
  });
  expect(wrong).toEqual([]);
});

it("empties only what may be empty", () => {
  const wrong = all.flatMap((entry) =>
    heldColumns(entry)
      .filter(([column, { leaving }]) => {
        const isNulled =
          typeof leaving === "object" && "becomes" in leaving && leaving.becomes === "null";
        return isNulled && columnOf(entry.table, column).notNull;
      })
      .map(([column]) => `${entry.name}.${column}`),
  );
  expect(wrong).toEqual([]);
});

function isThere({ table }: RegisteredTable, way: AnyWay): boolean {
  const columns = getTableColumns(table);
  if ("user" in way) return way.user in columns;
  if ("profile" in way) return way.profile in columns;
  if ("email" in way) return way.email in columns;
  return way.through in columns && way.as in (entryOf(way.table)?.people ?? {});
}

/** Those who can go while the row stays: its key to them, or to what leads to them, doesn't delete it. */
function outlivesPeople(entry: RegisteredTable): Set<string> {
  const staying = new Set<string>();
  const { foreignKeys } = getTableConfig(entry.table);
  const deletedWith = (column: string) =>
    foreignKeys.some(
      (key) =>
        key.onDelete === "cascade" &&
        key.reference().columns.some(({ name }) => name === columnOf(entry.table, column).name),
    );
  for (const [as, way] of Object.entries(entry.people)) {
    if (!way || "email" in way) continue;
    if ("through" in way) {
      const next = entryOf(way.table);
      if (next && (outlivesPeople(next).has(way.as) || !deletedWith(way.through))) staying.add(as);
      continue;
    }
    const column = "user" in way ? way.user : way.profile;
    // The user's own row, and those of the search, which has no keys and deletes them itself.
    const isDeletedOtherwise = entry.name === "users" || entry.name.startsWith("sitter");
    if (!isDeletedOtherwise && !deletedWith(column)) staying.add(as);
  }
  return staying;
}
