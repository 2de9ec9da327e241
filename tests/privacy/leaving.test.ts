import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { getTableConfig, type PgColumn } from "drizzle-orm/pg-core";
import { beforeEach, describe, expect, it } from "vitest";
import { rowsOf as rowsOfStatement } from "#server/db/database.ts";
import type { ColumnEntry } from "#server/db/personal-data/entries.ts";
import { listRegistered, type RegisteredTable } from "#server/db/personal-data/register.ts";
import { columnOf, readableRowsOf, rowsOf } from "#server/db/personal-data/rows-of.ts";
import { mails } from "#server/db/schema/mail.ts";
import { makeExport } from "#server/domains/privacy/make-export.service.ts";
import { sweepUploads } from "#server/platform/images/uploads.ts";
import { password } from "../factories/account.ts";
import { tablesHolding } from "../setup/personal-values.ts";
import { readZip } from "../setup/read-zip.ts";
import { sentMails } from "../setup/sent-mails.ts";
import { testJobContext } from "../setup/test-context.ts";
import { testServer } from "../setup/test-server.ts";
import { type PlantedPeople, plantPeople } from "./planted-people.ts";

/**
 * An unmistakable value in every column of words that the register calls somebody's, in every row of
 * theirs. What they download has each of them; after they have left, a search through all columns of all
 * tables, and all files, finds them only where the register says that they stay. A new column joins by
 * itself.
 */
const server = testServer();
const db = () => server.current.platform.db;
const registered = listRegistered();

type Held = Extract<ColumnEntry, { of: readonly string[] }>;
type Planted = { value: string; entry: RegisteredTable; column: string; held: Held };

let people: PlantedPeople;
beforeEach(async () => {
  people = await plantPeople(server.current);
});

/** Words of one's own: no list to choose from, and nothing that a program made of something else. */
function isWords(column: PgColumn): boolean {
  return ["text", "citext"].includes(column.getSQLType()) && !column.enumValues?.length;
}

/** These mean something to the database or to programs: any other value would break them. */
const unplantable = new Set([
  "bookings.startTime",
  "bookings.endTime",
  "intakeSections.encrypted",
  "intakeChanges.encrypted",
  "requests.startTime",
  "requests.endTime",
  "notifications.path",
  // Books: the database refuses changes.
  "paymentEntries.reference",
]);

/** As whichever the register knows them. */
async function plant(userId: number): Promise<Planted[]> {
  const planted: Planted[] = [];
  for (const entry of registered) {
    for (const [column, held] of Object.entries(entry.columns)) {
      if (held.kind !== "personal" && held.kind !== "picture") continue;
      const target = columnOf(entry.table, column);
      if (!isWords(target) || unplantable.has(`${entry.name}.${column}`)) continue;
      for (const as of held.of) {
        const theirs = readableRowsOf(entry, as, { userId });
        if (!theirs) continue;
        const value = valueFor(entry.name, column, planted.length);
        const rows = await setTo(entry, { column, value, where: theirs });
        if (rows > 0) planted.push({ value, entry, column, held });
      }
    }
  }
  return planted;
}

const valueFor = (table: string, column: string, nr: number) =>
  column === "email" || column === "pendingEmail"
    ? `zq${nr}x@example.test`
    : `zq${nr}x${table}${column}`.toLowerCase();

/** One row of them, as some values may be there once only. */
async function setTo(
  { table, columns }: RegisteredTable,
  { column, value, where }: { column: string; value: string; where: SQL },
): Promise<number> {
  const target = columnOf(table, column);
  const isPicture = columns[column]?.kind === "picture";
  const widths = "widths" in columns ? "widths" : "imageWidths";
  const changed = await db()
    .update(table)
    .set({ [column]: value, ...(isPicture ? { [widths]: [320] } : {}) })
    .where(sql`ctid in (select ctid from ${table} where ${and(where, isNotNull(target))} limit 1)`)
    .returning({ value: target });
  return changed.length;
}

/** Every column of every table in which a value stands, as `table.column`. */
async function columnsHolding(values: readonly string[]): Promise<string[]> {
  const holding: string[] = [];
  for (const { name, table } of registered) {
    for (const column of getTableConfig(table).columns) {
      const match = sql.join(
        values.map((value) => sql`strpos(lower(${column}::text), ${value}) > 0`),
        sql` or `,
      );
      const found = await rowsOfStatement(db(), sql`select 1 from ${table} where ${match} limit 1`);
      if (found.length > 0) holding.push(`${name}.${keyOfColumn(name, column)}`);
    }
  }
  return holding;
}

function keyOfColumn(name: string, column: PgColumn): string {
  const entry = registered.find((each) => each.name === name);
  const keys = Object.keys(entry?.columns ?? {});
  return keys.find((key) => entry && columnOf(entry.table, key) === column) ?? column.name;
}

const staysIn = new Set(
  registered.flatMap(({ name, columns }) =>
    Object.entries(columns).flatMap(([column, held]) =>
      "of" in held && typeof held.leaving === "object" && "stays" in held.leaving
        ? [`${name}.${column}`]
        : [],
    ),
  ),
);

describe.each(["owner", "sitter"] as const)("the %s", (side) => {
  it("downloads all of it, and leaves nothing but what may stay", {
    timeout: 300_000,
  }, async () => {
    const { userId, token: as } = people[side];
    // Others are told of them by mail, with their name.
    const planted = await plant(userId);
    await sentMails(server.current);
    expect(planted.length).toBeGreaterThan(40);
    const { storage } = server.current.platform;
    const pictures = planted.filter(({ held }) => held.kind === "picture");
    for (const { value } of pictures) {
      await storage.put(`${value}/320.webp`, Buffer.from(value), { contentType: "image/webp" });
    }

    await server.current.call("POST", "/api/user/personalData", { as });
    await makeExport(testJobContext(server.current.platform), { userId });
    const zip = await server.current.call("GET", "/api/user/personalData", { as });
    const files = readZip(zip.rawPayload);
    const inFiles = [...files.values()].map(String).join("\n");
    const inPage = String(files.get("index.html"));
    const missing = planted.filter(({ value }) => !inFiles.includes(value));
    expect(missing.map(({ entry, column }) => `${entry.name}.${column}`)).toEqual([]);
    const unread = planted.filter(
      ({ value, held }) => held.kind === "personal" && !inPage.includes(value),
    );
    expect(unread.map(({ entry, column }) => `${entry.name}.${column}`)).toEqual([]);

    const values = planted.map(({ value }) => value);
    expect(await columnsHolding(values)).toContain("users.firstName");
    const gone = await server.current.call("DELETE", "/api/user", { as, body: { password } });
    expect(gone.statusCode).toBe(204);
    await server.current.relay.drain();
    await sweepUploads(testJobContext(server.current.platform));
    // The mail that says goodbye: erased as it is sent, or after a day in the local mailbox.
    await db().delete(mails).where(eq(mails.isFleeting, true));

    const left = await columnsHolding(values);
    expect(left.filter((column) => !staysIn.has(column))).toEqual([]);
    const tables = await tablesHolding(db(), values);
    expect(tables.filter((table) => !table.startsWith("public."))).toEqual([]);
    const stored: string[] = [];
    for await (const key of storage.list()) stored.push(key);
    const theirs = pictures.filter(({ value }) => stored.some((key) => key.startsWith(value)));
    const wrong = theirs.filter(({ entry, column }) => !staysIn.has(`${entry.name}.${column}`));
    expect(wrong.map(({ entry, column }) => `${entry.name}.${column}`)).toEqual([]);
    expect(stored.filter((key) => key.endsWith(".zip"))).toEqual([]);
    for (const entry of registered) {
      for (const each of Object.keys(entry.people)) {
        const rows = rowsOf(entry, each, { userId });
        if (entry.name === "auditEntries" || !rows) continue;
        expect(await db().$count(entry.table, rows), `${entry.name}: ${each}`).toBe(0);
      }
    }
  });
});
