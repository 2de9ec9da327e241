import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import {
  invoices,
  paymentEntries,
  payments,
  subscriptionEntries,
} from "#server/db/schema/money/payments.ts";
import { subscriptions } from "#server/db/schema/money/subscriptions.ts";
import { makePair } from "#tests/factories/chat.ts";
import { makePayment } from "#tests/factories/payments.ts";
import { testJobContext } from "#tests/setup/test-context.ts";
import { testServer, testStart } from "#tests/setup/test-server.ts";
import { booksKeptFrom, eraseOldBooks } from "./old-books.service.ts";

const server = testServer();
const db = () => server.current.platform.db;
const books = [subscriptions, payments, paymentEntries, subscriptionEntries, invoices];
const counts = () => Promise.all(books.map((table) => db().$count(table)));

/** Around noon on a day of the year that the rule names, for who bought then. */
const noonOn = (day: string) => new Date(`${day}T11:00:00Z`);
const from = booksKeptFrom(testStart.slice(0, 10));
const oldest = noonOn(`${from.slice(0, 4)}-01-15`);
const tooOld = noonOn(`${Number(from.slice(0, 4)) - 1}-11-15`);

it("goes as a whole once it is old enough, and the rest stays", async () => {
  const { owner, sitter } = await makePair(db());
  await makePayment(db(), { ...owner, profileType: "pet_owner" }, tooOld);
  await makePayment(db(), { ...sitter, profileType: "pet_sitter" }, oldest);
  expect(await counts()).toEqual([2, 2, 2, 2, 2]);
  await eraseOldBooks(testJobContext(server.current.platform));
  expect(await counts()).toEqual([1, 1, 1, 1, 1]);
  const [left] = await db().select().from(subscriptions);
  expect(left?.profileId).toBe(sitter.profileId);
});

it("stays as long as anything of the subscription is younger", async () => {
  const { owner } = await makePair(db());
  const paymentId = await makePayment(db(), { ...owner, profileType: "pet_owner" }, tooOld);
  const [{ id: subscriptionId = 0 } = {}] = await db().select().from(subscriptions);
  await db()
    .insert(subscriptionEntries)
    .values({ subscriptionId, kind: "cancelled", paymentId, createdAt: oldest });
  await eraseOldBooks(testJobContext(server.current.platform));
  expect(await counts()).toEqual([1, 1, 1, 2, 1]);
});

it("can't be deleted before its time, nor ever be changed, whoever asks", async () => {
  const { owner, sitter } = await makePair(db());
  await makePayment(db(), { ...owner, profileType: "pet_owner" }, tooOld);
  await makePayment(db(), { ...sitter, profileType: "pet_sitter" }, oldest);
  for (const table of [invoices, paymentEntries, subscriptionEntries]) {
    const refused = await db().delete(table).then(String, causeOf);
    expect(refused).toContain("is kept for seven years");
    const unchanged = await db()
      .execute(sql`update ${table} set created_at = now()`)
      .then(String, causeOf);
    expect(unchanged).toContain("is append-only");
  }
});

/** Drizzle says which query failed; why is its cause. */
const causeOf = (error: Error) => String(error.cause ?? error);
