import { randomUUID } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import {
  invoices,
  paymentEntries,
  payments,
  refunds,
  subscriptionEntries,
} from "#server/db/schema/money/payments.ts";
import { subscriptions } from "#server/db/schema/money/subscriptions.ts";
import { logIn, password } from "#tests/factories/account.ts";
import { makeSitter } from "#tests/factories/profiles.ts";
import { moneyCalls } from "#tests/setup/money/money-calls.ts";
import { testPayments } from "#tests/setup/stand-ins/local-payments.ts";
import { testContext } from "#tests/setup/test-context.ts";
import { testServer, testStart } from "#tests/setup/test-server.ts";
import { countDifferences } from "#tests/soak/money/wrong-money.ts";
import { undoWrongCreditNotes } from "./invoices/invoices.service.ts";
import { readProvidersBooks } from "./payments/providers-books.service.ts";
import { askRefund, sendLeftRefunds, sendRefund } from "./payments/refunds.service.ts";
import { renewSubscriptions } from "./renewals/renewals.service.ts";
import { lockSubscription } from "./subscriptions.repository.ts";
import { withdrawalLink } from "./withdrawal.service.ts";

const books = testPayments(() => server.current.clock);
/** The keys of what was sent to the provider. */
const sentKeys: string[] = [];
const server = testServer({
  payments: {
    ...books.provider,
    createPayment(payment) {
      sentKeys.push(payment.idempotencyKey);
      return books.provider.createPayment(payment);
    },
  },
});
const { db, hook, allPayments, later, job, kinds, decideAll, order } = moneyCalls({
  server,
  books,
});
const quiet = { webhooks: { isNever: true } };
const atOnce = { ...quiet, refunds: { afterMs: 0 } };

let token: string;
beforeEach(async () => {
  server.current.clock.set(testStart);
  const { user } = await makeSitter(db());
  token = await logIn(db(), user.id);
});

/** A month, paid for; the provider's name of the payment. */
async function buy(): Promise<string> {
  await order("month", token);
  const [id = ""] = await decideAll();
  await hook(id);
  return id;
}

/** What was asked to go back goes back, and we hear of it. */
async function giveBack(): Promise<void> {
  await books.current.switch({ ...quiet, refunds: { outcome: "refunded", afterMs: 0 } });
  await sendLeftRefunds(job());
  await books.current.advance();
  for (const { providerId } of await allPayments()) if (providerId) await hook(providerId);
}

/** A week before its end, announced; it was charged, and waits for the bank. */
async function comeToTheCharge(): Promise<string> {
  later(17);
  await renewSubscriptions(job());
  later(7);
  await renewSubscriptions(job());
  const charge = (await allPayments()).at(-1);
  if (charge?.kind !== "renewal") throw new Error("nothing was charged");
  return charge.providerId ?? "";
}

const choose = (method: "DELETE" | "POST", path = "") =>
  server.current.call(method, `/api/subscription${path}`, { as: token });
const own = async () =>
  (await server.current.call("GET", "/api/subscription", { as: token })).json().data;
const press = (paymentId: number) =>
  server.current.call("POST", "/api/withdrawal", {
    body: { t: withdrawalLink.tokenOf(server.current.platform.appKey, paymentId) },
  });
const give = async (amountCents: number) => {
  const [payment] = await allPayments();
  if (!payment) throw new Error("nothing was paid");
  return db().transaction(async (tx) => {
    await lockSubscription(tx, payment.subscriptionId);
    const ctx = testContext(server.current.platform, { db: tx });
    return askRefund(ctx, payment, { amountCents, reason: "goodwill" });
  });
};
const refundStatuses = async () => (await db().select().from(refunds)).map(({ status }) => status);

describe("what nobody told us of", () => {
  it("is a chargeback, which the provider's list shows the next night", async () => {
    const id = await buy();
    await books.current.choose(id, { outcome: "chargedBack" });
    await readProvidersBooks(job());
    expect(await kinds()).toEqual(["bought", "charged_back"]);
  });

  it("is a refund that was done, or that failed", async () => {
    await buy();
    for (const [outcome, status] of [
      ["refunded", "done"],
      ["failed", "failed"],
    ] as const) {
      await books.current.switch({ ...quiet, refunds: { outcome, afterMs: 0 } });
      await give(100);
      await sendLeftRefunds(job());
      await books.current.advance();
      await readProvidersBooks(job());
      expect((await refundStatuses()).at(-1)).toBe(status);
    }
  });

  it("is a charge that arrived, whose answer was lost, and that nobody asks for again", async () => {
    await buy();
    const id = await comeToTheCharge();
    await db().update(payments).set({ providerId: null }).where(eq(payments.providerId, id));
    await choose("DELETE");
    await readProvidersBooks(job());
    expect((await allPayments()).at(-1)?.providerId).toBe(id);
  });

  it("is looked for before it is sent again: by then the provider may have forgotten the key", async () => {
    await buy();
    const id = await comeToTheCharge();
    await db().update(payments).set({ providerId: null }).where(eq(payments.providerId, id));
    later(1);
    sentKeys.length = 0;
    await renewSubscriptions(job());
    expect(sentKeys).toEqual([]);
    expect((await allPayments()).at(-1)).toMatchObject({ attempt: 0, providerId: id });
  });

  it("is not what something else pays for with the same account", async () => {
    const { id: customerId } = await books.provider.createCustomer({
      name: "Another shop",
      email: "shop@example.test",
      userRef: "1",
    });
    const { id } = await books.provider.createPayment({
      sequenceType: "first",
      amountCents: 500,
      customerId,
      locale: "nl",
      description: "Voer",
      redirectUrl: "http://127.0.0.1/",
      webhookUrl: "http://127.0.0.1/",
      metadata: { key: "another shop's order" },
      idempotencyKey: "another-shop",
    });
    await books.current.choose(id, { outcome: "paid" });
    expect((await hook(id)).statusCode).toBe(204);
    await readProvidersBooks(job());
    expect(await allPayments()).toEqual([]);
  });
});

describe("a refund", () => {
  it("is done, though it was told before we knew its name", async () => {
    const id = await buy();
    await books.current.switch(atOnce);
    const { id: refundId } = await give(200);
    await sendRefund(job(), { refundId });
    const [sent] = await db().select().from(refunds);
    await db().update(refunds).set({ providerId: null });
    await books.current.advance();
    await hook(id);
    expect(await refundStatuses()).toEqual(["asked"]);
    await db().update(refunds).set({ providerId: sent?.providerId });
    await hook(id);
    expect(await refundStatuses()).toEqual(["done"]);
  });

  it("is found again at a provider that has forgotten its key", async () => {
    const id = await buy();
    const { id: refundId } = await give(300);
    await sendRefund(job(), { refundId });
    // The answer was lost, and a day has gone by.
    await db().update(refunds).set({ providerId: null });
    await db().update(refunds).set({ key: randomUUID() });
    later(1);
    await sendRefund(job(), { refundId });
    expect(await books.provider.listRefunds(id)).toHaveLength(1);
    expect((await db().select().from(refunds))[0]?.providerId).not.toBeNull();
  });

  it("is sent by one of ten that come for it at once", async () => {
    const id = await buy();
    const { id: refundId } = await give(300);
    await Promise.all(Array.from({ length: 10 }, () => sendRefund(job(), { refundId })));
    expect(await books.provider.listRefunds(id)).toHaveLength(1);
  });

  it("that fails has no credit note, and the next one has one", async () => {
    const id = await buy();
    const totals = async () =>
      (await db().select().from(invoices).orderBy(asc(invoices.number))).map((row) => [
        row.number,
        row.totalCents,
      ]);
    await books.current.switch({ ...quiet, refunds: { outcome: "failed", afterMs: 0 } });
    await give(300);
    await sendLeftRefunds(job());
    await books.current.advance();
    await hook(id);
    expect(await refundStatuses()).toEqual(["failed"]);
    expect(await totals()).toEqual([[1, 995]]);
    await give(300);
    await giveBack();
    expect(await refundStatuses()).toEqual(["failed", "done"]);
    expect(await totals()).toEqual([
      [1, 995],
      [2, -300],
    ]);
  });

  it("that failed after a credit note was issued has it undone, once", async () => {
    await buy();
    await give(300);
    await giveBack();
    await db().update(refunds).set({ status: "failed" });
    await undoWrongCreditNotes(job());
    await undoWrongCreditNotes(job());
    const papers = await db().select().from(invoices).orderBy(asc(invoices.number));
    expect(papers.map(({ number, totalCents }) => [number, totalCents])).toEqual([
      [1, 995],
      [2, -300],
      [3, 300],
    ]);
    expect(papers[2]?.cancelsId).toBe(papers[1]?.id);
  });

  it("leaves the right to withdraw, for what is left", async () => {
    await buy();
    await give(500);
    expect((await own()).withdrawal.refund_cents).toBe(495);
    const [payment] = await allPayments();
    const answer = await press(payment?.id ?? 0);
    expect([answer.statusCode, answer.json().data.refund_cents]).toEqual([200, 495]);
    await giveBack();
    const papers = await db().select().from(invoices);
    expect(papers.reduce((sum, { totalCents }) => sum + totalCents, 0)).toBe(0);
  });
});

describe("a chargeback", () => {
  it("of what bought nothing leaves the days that were paid for", async () => {
    await order("month", token);
    await order("year", token);
    const [month = "", year = ""] = await decideAll();
    await hook(year);
    await hook(month);
    await books.current.choose(month, { outcome: "chargedBack" });
    await hook(month);
    expect(await kinds()).toEqual(["bought"]);
    expect((await own()).status).toBe("active");
  });

  it("ends what is over and would be charged again", async () => {
    const id = await buy();
    // The jobs stood still: it is over since yesterday, and would be charged late.
    later(31);
    await books.current.choose(id, { outcome: "chargedBack" });
    await hook(id);
    expect(await kinds()).toEqual(["bought", "charged_back"]);
    await renewSubscriptions(job());
    later(1);
    await renewSubscriptions(job());
    expect(await allPayments()).toHaveLength(1);
  });
});

describe("who stopped", () => {
  it("and goes on is charged again, after what was paid meanwhile went back", async () => {
    await buy();
    const id = await comeToTheCharge();
    await choose("DELETE");
    await decideAll();
    await hook(id);
    expect((await choose("POST", "/resume")).statusCode).toBe(200);
    later(1);
    await renewSubscriptions(job());
    const again = (await allPayments()).at(-1);
    expect(again).toMatchObject({ kind: "renewal", attempt: 1, status: "open" });
    await decideAll();
    await hook(again?.providerId ?? "");
    expect(await kinds()).toEqual(["bought", "cancelled", "resumed", "renewed"]);
  });

  it("can do so as long as a charge may come, though it is over", async () => {
    await buy();
    const id = await comeToTheCharge();
    later(9);
    expect(await own()).toMatchObject({
      status: "inactive",
      allowed_actions: ["subscribe", "cancel"],
    });
    expect((await choose("DELETE")).statusCode).toBe(200);
    await decideAll();
    await hook(id);
    expect(await db().select().from(refunds)).toMatchObject([{ reason: "stopped" }]);
    expect((await own()).allowed_actions).toEqual(["subscribe"]);
  });

  it("by deleting the account is not charged any more, and the books stay", async () => {
    await buy();
    const answer = await server.current.call("DELETE", "/api/user", {
      as: token,
      body: { password },
    });
    expect(answer.statusCode).toBe(204);
    expect(await kinds()).toEqual(["bought", "cancelled"]);
    expect(await db().select().from(subscriptions)).toMatchObject([{ userId: null }]);
    later(17);
    await renewSubscriptions(job());
    later(7);
    await renewSubscriptions(job());
    expect(await allPayments()).toHaveLength(1);
    expect(await countDifferences(db())).toBe(0);
    expect(await db().select().from(subscriptionEntries)).toHaveLength(2);
  });
});

it("tells no difference at night of clocks that count whole seconds", async () => {
  await buy();
  const id = await comeToTheCharge();
  await hook(id);
  await decideAll();
  await hook(id);
  const told = await db().select().from(paymentEntries);
  expect(told.map(({ reference }) => reference)).toContain("pending");
  // Paid by the provider's clock before we heard, by ours, that it is pending.
  await db().transaction(async (tx) => {
    await tx.execute("set local session_replication_role = replica");
    await tx
      .update(paymentEntries)
      .set({ happenedAt: new Date("2026-11-01T00:00:00Z") })
      .where(eq(paymentEntries.reference, "paid"));
  });
  expect(await countDifferences(db())).toBe(0);
});
