import { isNotNull } from "drizzle-orm";
import { expect, it } from "vitest";
import { dayMs } from "#contract/shared/durations.ts";
import type { Db } from "#server/db/database.ts";
import type { TableName } from "#server/db/personal-data/entries.ts";
import { listRegistered } from "#server/db/personal-data/register.ts";
import { secondFactorSetups } from "#server/db/schema/access/second-factors.ts";
import { knownDevices, loginFailures } from "#server/db/schema/account.ts";
import { messages } from "#server/db/schema/chat.ts";
import { reminders } from "#server/db/schema/clock/reminders.ts";
import { passedOver } from "#server/db/schema/clock/walks.ts";
import { contactMessages } from "#server/db/schema/content/contact-messages.ts";
import { sitterViewers, sitterViews } from "#server/db/schema/figures/visits.ts";
import { idempotencyKeys } from "#server/db/schema/idempotency.ts";
import { logbookWalkPoints, logbookWalks } from "#server/db/schema/logbooks.ts";
import { mails } from "#server/db/schema/mail.ts";
import { toldItems } from "#server/db/schema/notices/alerts.ts";
import { oneTimeTokens } from "#server/db/schema/one-time-tokens.ts";
import { outboxEvents } from "#server/db/schema/outbox.ts";
import { reports } from "#server/db/schema/safety.ts";
import { socialLinkRequests, socialSignIns } from "#server/db/schema/social-accounts.ts";
import { uploads } from "#server/db/schema/uploads.ts";
import { forgetUnconfirmed } from "#server/domains/account/deletion/account-retention.service.ts";
import { eraseTakenBack } from "#server/domains/chat/contact/chat-contacts.service.ts";
import { eraseOldRoutes } from "#server/domains/logbooks/walks/walks.service.ts";
import { eraseEvidence } from "#server/domains/safety/reports/decisions.service.ts";
import { purge } from "#server/platform/housekeeping/housekeeping.ts";
import { sweepUploads } from "#server/platform/images/uploads.ts";
import { makeUser } from "../factories/account.ts";
import { makeMessage } from "../factories/chat.ts";
import { testJobContext } from "../setup/test-context.ts";
import { testServer, testStart } from "../setup/test-server.ts";
import { type PlantedPeople, plantPeople } from "./planted-people.ts";

/**
 * Two years pass over people with all that an account can hold. What was to go has gone, by row; what was
 * to stay is there, every row of it. Which is which the register says, so that a new table joins by itself.
 */
const server = testServer();
const at = new Date(testStart);
const db = () => server.current.platform.db;
const registered = listRegistered();
const purged = registered.filter(({ keep }) => keep.as === "purged").map(({ name }) => name);

type Plant = (db: Db, people: PlantedPeople) => Promise<unknown>;

/** A row for each table that is purged; those that are there already have none. */
const plants: Partial<Record<TableName, Plant>> = {
  sitterViews: (tx, { sitter: { profileId } }) =>
    tx.insert(sitterViews).values({ day: testStart.slice(0, 10), profileId, count: 3 }),
  sitterViewers: (tx, { sitter: { profileId } }) =>
    tx.insert(sitterViewers).values({ day: testStart.slice(0, 10), profileId, visitor: "x" }),
  contactMessages: (tx) =>
    tx
      .insert(contactMessages)
      .values({ name: "X", email: "x@example.test", text: "Een vraag", createdAt: at }),
  knownDevices: (tx, { owner: { userId } }) =>
    tx
      .insert(knownDevices)
      .values({ userId, device: "Lynx, Amiga", createdAt: at, lastUsedAt: at }),
  loginFailures: (tx) =>
    tx.insert(loginFailures).values({ email: "x@example.test", failures: 1, lastFailedAt: at }),
  oneTimeTokens: (tx, { owner: { userId } }) =>
    tx.insert(oneTimeTokens).values({
      userId,
      purpose: "login",
      tokenHash: "x",
      email: "x@example.test",
      createdAt: at,
      expiresAt: at,
    }),
  secondFactorSetups: (tx, { owner: { userId } }) =>
    tx.insert(secondFactorSetups).values({ userId, keyId: "x", encrypted: "x", createdAt: at }),
  socialLinkRequests: (tx, { owner: { userId } }) =>
    tx.insert(socialLinkRequests).values({
      userId,
      provider: "google",
      subject: "x",
      tokenHash: "x",
      email: "x@example.test",
      createdAt: at,
      expiresAt: at,
    }),
  socialSignIns: (tx) =>
    tx.insert(socialSignIns).values({
      stateHash: "x",
      provider: "apple",
      browserHash: "x",
      nonce: "x",
      codeVerifier: "x",
      locale: "nl",
      createdAt: at,
      expiresAt: at,
    }),
  reminders: (tx, { owner: { profileId } }) =>
    tx
      .insert(reminders)
      .values({ type: "REMINDER_24H", subject: "booking:1", profileId, dueAt: at, sentAt: at }),
  toldItems: (tx, { owner: { userId } }) =>
    tx.insert(toldItems).values({ userId, type: "NEW_PETSITTERS_IN_AREA", itemId: 1, toldAt: at }),
  mails: (tx, { owner: { userId } }) =>
    tx.insert(mails).values({ key: "x", userId, recipient: "x@example.test", createdAt: at }),
  idempotencyKeys: (tx, { owner: { userId } }) =>
    tx.insert(idempotencyKeys).values({
      userId,
      path: "POST /x",
      key: "x",
      bodyHash: "x",
      status: 204,
      createdAt: at,
    }),
};

async function countRows(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { name, table } of registered) counts[name] = await db().$count(table);
  return counts;
}

/** What every night does. */
async function keepHouse(): Promise<void> {
  const ctx = testJobContext(server.current.platform);
  await purge(ctx);
  await eraseOldRoutes(ctx);
  await eraseTakenBack(ctx);
  await eraseEvidence(ctx);
  await sweepUploads(ctx);
  const ports = { findStayHold: async () => null };
  await forgetUnconfirmed(testJobContext({ ...server.current.platform, ports }));
}

it("two years later only what must stay is there", { timeout: 120_000 }, async () => {
  const people = await plantPeople(server.current);
  for (const plant of Object.values(plants)) await plant(db(), people);
  await makeMessage(db(), people.roomId, { text: "Oeps", hiddenAt: at });
  await db()
    .update(reports)
    .set({ status: "decided", decision: "dismissed", statement: "Nee.", decidedAt: at });
  await db()
    .insert(uploads)
    .values({ key: "profiles/1/x", widths: [320], createdAt: at });
  await db()
    .insert(passedOver)
    .values({ walk: "bookings.clock", key: "1", attempts: 1, nextTryAt: at, lastError: "Error" });
  const unconfirmed = await makeUser(db(), { emailVerifiedAt: null, createdAt: at });
  // What the relay would have done by now.
  await db().update(outboxEvents).set({ deliveredAt: at });
  const before = await countRows();
  for (const name of purged) expect(before[name], `${name} has something to lose`).not.toBe(0);

  const start = server.current.clock.now();
  server.current.clock.advance(2 * 365 * dayMs);
  await keepHouse();
  const after = await countRows();
  await keepHouse();
  expect(await countRows(), "a second night").toEqual(after);
  server.current.clock.set(start);

  const erased = { logbookWalkPoints: 0, uploads: 0, users: (before.users ?? 0) - 1 };
  const gone = Object.fromEntries(purged.map((name) => [name, 0]));
  const cascaded = { outboxDeliveries: 0 };
  expect(after).toEqual({ ...before, ...gone, ...erased, ...cascaded });
  expect(before.logbookWalkPoints).toBeGreaterThan(0);
  expect(unconfirmed.id).toBeGreaterThan(0);
  expect(await db().$count(logbookWalkPoints)).toBe(0);
  const walks = await db().select({ lines: logbookWalks.lines }).from(logbookWalks);
  expect(walks).toEqual([{ lines: [] }]);
  const hidden = await db()
    .select({ text: messages.text })
    .from(messages)
    .where(isNotNull(messages.hiddenAt));
  expect(hidden).toEqual([{ text: null }]);
  const reported = await db()
    .select({ text: reports.text, evidence: reports.evidence })
    .from(reports);
  expect(reported).toEqual([{ text: null, evidence: {} }]);
});

it("the jobs that the register names are there", async () => {
  const { rows } = await server.current.platform.database.executeSql(
    "select name from pgboss.queue",
  );
  const queues = (rows as { name: string }[]).map(({ name }) => name);
  const columns = registered.flatMap((entry) => Object.values(entry.columns));
  const keeps = [
    ...registered.map(({ keep }) => keep),
    ...columns.flatMap((column) => ("keep" in column && column.keep ? [column.keep] : [])),
  ];
  const jobs = keeps.flatMap((keep) => (keep.as === "erased" ? [keep.job] : []));
  expect(jobs.length).toBeGreaterThan(0);
  expect(queues).toEqual(expect.arrayContaining(jobs));
});
