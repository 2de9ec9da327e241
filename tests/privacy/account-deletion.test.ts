import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { getTableConfig, type PgColumn } from "drizzle-orm/pg-core";
import { afterAll, beforeEach, expect, it } from "vitest";
import { dayMs } from "#contract/shared/durations.ts";
import { rowsOf as rowsOfStatement } from "#server/db/database.ts";
import type { ColumnEntry } from "#server/db/personal-data/entries.ts";
import { listRegistered, type RegisteredTable } from "#server/db/personal-data/register.ts";
import { columnOf, readableRowsOf, rowsOf } from "#server/db/personal-data/rows-of.ts";
import { mails } from "#server/db/schema/mail.ts";
import { makeExport } from "#server/domains/privacy/make-export.service.ts";
import { sweepUploads } from "#server/platform/images/uploads.ts";
import { logIn, makeUser, password } from "../factories/account.ts";
import { endStays } from "../factories/bookings.ts";
import { testBuying } from "../setup/money/buying.ts";
import { tablesHolding } from "../setup/personal-values.ts";
import { readZip } from "../setup/reading/read-zip.ts";
import {
  answerCalendar,
  calendarHostName,
  publicAddress,
  startCalendarHost,
} from "../setup/stand-ins/calendar-host.ts";
import { testPayments } from "../setup/stand-ins/local-payments.ts";
import { testJobContext } from "../setup/test-context.ts";
import { testServer, testStart } from "../setup/test-server.ts";
import { type Filled, fillInAll } from "./filled-in.ts";

/**
 * An owner and a sitter fill in everything that can be filled in, through the API, each time something that
 * stands nowhere else. What they download has each of these; after they have left, a search through all
 * columns of all tables, and all files, finds them only where the register says that they stay. By the
 * register: a new column of words fails here until it is filled in, or it is said why nobody does.
 */
const host = await startCalendarHost();
afterAll(() => host.close());
const books = testPayments(() => server.current.clock);
const server = testServer({
  network: host.network,
  payments: books.provider,
  environment: { LIMIT_MESSAGES: "1000", LIMIT_COSTLY: "1000" },
});
const { order, pay } = testBuying(server, books);
const db = () => server.current.platform.db;
const job = () => testJobContext(server.current.platform);
const registered = listRegistered();
const calendarUrl = `https://${calendarHostName}/zqcalendar/basic.ics`;

/** Columns of words in which nothing unmistakable can be filled in, and why. */
const notFilledIn = {
  "it is chosen from what there is": [
    ...["addresses.city", "addresses.citySlug", "alerts.citySlug", "alerts.filters"],
    ...["alerts.placeName", "alerts.postalCode", "bookingPets.race", "bookings.endTime"],
    ...["bookings.startTime", "diplomas.code", "logbookTasks.time", "pets.race"],
    ...["notificationPreferences.choices", "notificationPreferences.quietFrom"],
    ...["notificationPreferences.quietUntil", "requests.endTime", "requests.startTime"],
    "requests.weekdays",
  ],
  "it is computed": [
    ...["badgeCounts.progress", "bookings.priceEstimate", "invoices.line", "mails.kind"],
    ...["notifications.path", "outboxEvents.payload", "outboxEvents.stream"],
    "ownCalendars.busyTimes",
    ...["reminders.subject", "requestViews.visitor", "sitterViewers.visitor"],
  ],
  "a payment provider says it": [
    ...["paymentEntries.reference", "payments.method", "payments.providerId"],
    "refunds.providerId",
  ],
  // Planted in rows of their own.
  "another way in says it": [
    ...["socialAccounts.subject", "socialLinkRequests.email", "socialLinkRequests.subject"],
    ...["socialSignIns.firstName", "socialSignIns.lastName"],
  ],
  "whoever was banned, or gets money back": [
    ...["banAppeals.banReason", "banAppeals.statement", "banAppeals.text", "refunds.text"],
    "users.banReason",
  ],
};

type Held = Extract<ColumnEntry, { of: readonly string[] }>;
type Column = { name: string; entry: RegisteredTable; column: PgColumn; held: Held };

const columns: Column[] = registered.flatMap((entry) =>
  Object.entries(entry.columns).flatMap(([key, held]) =>
    "of" in held
      ? [{ name: `${entry.name}.${key}`, entry, column: columnOf(entry.table, key), held }]
      : [],
  ),
);
const nameOf = new Map(columns.map(({ name, column }) => [column, name]));

/** What somebody could type into; no list to choose from. */
const isWords = ({ column }: Column) =>
  ["text", "citext", "jsonb"].includes(column.getSQLType()) && !column.enumValues?.length;

const staysIn = new Set(
  columns
    .filter(({ held: { leaving } }) => typeof leaving === "object" && "stays" in leaving)
    .map(({ name }) => name),
);

beforeEach(() => {
  server.current.clock.set(testStart);
  host.names.set(calendarHostName, [[publicAddress]]);
  host.answers.set("/zqcalendar/basic.ics", answerCalendar("BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n"));
});

async function fillIn() {
  const admin = await logIn(db(), (await makeUser(db(), { role: "admin" })).id);
  return fillInAll({
    server: server.current,
    calendarUrl,
    admin,
    buy: async (buyer) => {
      await pay(await order(buyer));
    },
  });
}

const holds = (column: PgColumn, values: readonly string[]): SQL =>
  sql`lower(${column}::text) like any (${sql.param(values.map((value) => `%${value}%`))}::text[])`;

/** Every column of every table, personal or not, in which one of these stands. */
async function columnsHolding(values: readonly string[]): Promise<string[]> {
  const holding: string[] = [];
  for (const { name, table } of registered) {
    const all = getTableConfig(table).columns;
    const each = all.map(
      (column, at) => sql`bool_or(${holds(column, values)}) as ${sql.raw(`c${at}`)}`,
    );
    const [found = {}] = await rowsOfStatement<Record<string, boolean | null>>(
      db(),
      sql`select ${sql.join(each, sql`, `)} from ${table}`,
    );
    const inThese = all.filter((_, at) => found[`c${at}`]);
    holding.push(...inThese.map((column) => nameOf.get(column) ?? `${name}.${column.name}`));
  }
  return holding;
}

/** Whether people have typed something there: a word of theirs, or a picture or secret that is stored so. */
async function isFilledIn({ entry, column, held }: Column, values: readonly string[]) {
  const isKept = held.kind === "picture" || held.kind === "encrypted";
  return (await db().$count(entry.table, isKept ? isNotNull(column) : holds(column, values))) > 0;
}

async function download({ userId, token: as }: { userId: number; token: string }) {
  const path = "/api/user/personalData";
  expect((await server.current.call("POST", path, { as })).statusCode).toBe(202);
  await makeExport(job(), { userId });
  const zip = await server.current.call("GET", path, { as });
  expect(zip.statusCode).toBe(200);
  return readZip(zip.rawPayload);
}

async function leave({ token: as }: { token: string }): Promise<void> {
  await endStays(db());
  const gone = await server.current.call("DELETE", "/api/user", { as, body: { password } });
  expect(gone.statusCode, gone.body).toBe(204);
  await server.current.relay.drain();
  await sweepUploads(job());
  // The mail that says goodbye: erased as it is sent, or after a day in the local mailbox.
  await db().delete(mails).where(eq(mails.isFleeting, true));
}

async function storedKeys(): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of server.current.platform.storage.list()) keys.push(key);
  return keys;
}

/** Pictures that lead to somebody, by where they stand. */
async function picturesOf(userId: number) {
  const found: { name: string; key: string }[] = [];
  for (const { name, entry, column, held } of columns) {
    if (held.kind !== "picture") continue;
    for (const as of held.of) {
      const theirs = readableRowsOf(entry, as, { userId });
      if (!theirs) continue;
      const given = and(theirs, isNotNull(column));
      const rows = await db().select({ key: column }).from(entry.table).where(given);
      found.push(...rows.map(({ key }) => ({ name, key: String(key) })));
    }
  }
  return found;
}

it("every column of words is filled in, or it is known who does", {
  timeout: 300_000,
}, async () => {
  const { filled } = await fillIn();
  const values = filled.map(({ value }) => value);
  expect(new Set(values).size).toBe(values.length);
  expect(values.length).toBeGreaterThan(40);
  const empty: string[] = [];
  for (const each of columns) {
    if (each.held.kind === "secret" || !isWords(each)) continue;
    if (!(await isFilledIn(each, values))) empty.push(each.name);
  }
  expect(empty.toSorted()).toEqual(Object.values(notFilledIn).flat().toSorted());
});

/** By these somebody is known: they stay in the books alone, and in what was reported. */
const identity = [
  ...["first name", "last name", "email", "pending", "phone", "street", "house number"],
  ...["postal code", "neighbourhood", "device", "headline", "about"],
];

it("both download all of it, and leave nothing but what may stay", {
  timeout: 300_000,
}, async () => {
  const { filled, ...people } = await fillIn();
  const by = (side: Filled["by"]) => filled.filter((each) => each.by === side);
  for (const side of ["owner", "sitter"] as const) {
    const stored = await storedKeys();
    const isStored = ({ key }: { key: string }) => stored.some((each) => each.startsWith(key));
    const pictures = (await picturesOf(people[side].userId)).filter(isStored);
    const files = await download(people[side]);
    const texts = [...files].filter(([name]) => !name.startsWith("pictures/"));
    const all = texts.map(([, text]) => String(text).toLowerCase()).join("\n");
    const page = String(files.get("index.html")).toLowerCase();
    const isIn = (text: string) => (each: Filled) => text.includes(each.value);
    // What was decided about what they reported, both read.
    const theirs = [...by(side), ...by("admin")];
    expect(theirs.filter((each) => !isIn(all)(each))).toEqual([]);
    expect(theirs.filter((each) => !isIn(page)(each))).toEqual([]);
    const given = [...files].filter(([name]) => name.startsWith("pictures/"));
    expect(given).toHaveLength(pictures.length);
    expect(given.every(([, bytes]) => bytes.byteLength > 0)).toBe(true);
  }

  const left: Filled[] = [];
  for (const side of ["owner", "sitter"] as const) {
    const { userId } = people[side];
    const pictures = await picturesOf(userId);
    expect(pictures.length).toBeGreaterThan(3);
    await leave(people[side]);
    left.push(...by(side), ...(side === "sitter" ? by("admin") : []));
    const found = await columnsHolding(left.map(({ value }) => value));
    expect(found.filter((column) => !staysIn.has(column))).toEqual([]);
    const known = left.filter(({ what }) => identity.includes(what));
    const named = await columnsHolding(known.map(({ value }) => value));
    expect(named.filter((column) => !/^(invoices|reports)\./.test(column))).toEqual([]);
    const tables = await tablesHolding(
      db(),
      left.map(({ value }) => value),
    );
    expect(tables.filter((table) => !table.startsWith("public."))).toEqual([]);

    const stored = await storedKeys();
    const kept = pictures.filter(({ key }) => stored.some((each) => each.startsWith(key)));
    expect(kept.filter(({ name }) => !staysIn.has(name))).toEqual([]);
    expect(stored.filter((key) => key.endsWith(".zip"))).toHaveLength(side === "owner" ? 1 : 0);
    for (const entry of registered) {
      for (const as of Object.keys(entry.people)) {
        const rows = rowsOf(entry, as, { userId });
        if (rows) expect(await db().$count(entry.table, rows), `${entry.name}: ${as}`).toBe(0);
      }
    }
  }
  // Nobody is left who keeps what they agreed on, wrote and noted for each other.
  const inTheEnd = await columnsHolding(left.map(({ value }) => value));
  const tables = [...new Set(inTheEnd.map((column) => column.split(".")[0]))];
  expect(tables.toSorted()).toEqual(["auditEntries", "invoices", "productReviews", "reports"]);
});

it("who has both profiles downloads and leaves with both, whichever is in use", {
  timeout: 300_000,
}, async () => {
  const { filled, owner } = await fillIn();
  const as = owner.token;
  const call = async (method: string, path: string, body: object) => {
    const answer = await server.current.call(method, path, { as, body });
    expect(answer.statusCode, answer.body).toBeLessThan(300);
  };
  await call("POST", "/api/user/profile", { profile_type: "pet_sitter" });
  const asSitter = ["headline", "about", "education", "diploma", "institute", "company"];
  const [headline, about, education, diploma, institute, company] = asSitter.map(
    (what) => `zqboth${what}`,
  );
  await call("PUT", "/api/user", {
    profile: {
      headline,
      about: `${about} ${"en nog veel meer ".repeat(10)}`,
      education,
      diplomas: [{ name: diploma, institute, year: 2019 }],
      professional_types: ["professional_pet_sitter"],
      company_name: company,
    },
  });
  const values = [
    ...filled.filter(({ by }) => by === "owner").map(({ value }) => value),
    ...asSitter.map((what) => `zqboth${what}`),
  ];
  for (const profile_type of ["pet_owner", "pet_sitter"]) {
    await call("POST", "/api/user/profile/switch", { profile_type });
    const files = await download(owner);
    const json = String(files.get("personal_data.json")).toLowerCase();
    expect(values.filter((value) => !json.includes(value))).toEqual([]);
    // One a day.
    server.current.clock.advance(dayMs);
  }
  await leave(owner);
  const found = await columnsHolding(values);
  expect(found.filter((column) => !staysIn.has(column))).toEqual([]);
});
