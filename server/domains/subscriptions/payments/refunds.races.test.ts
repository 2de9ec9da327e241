import { randomUUID } from "node:crypto";
import { asc } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { invoices, refunds } from "#server/db/schema/money/payments.ts";
import { PaymentProviderError } from "#server/platform/payments/payment-provider-error.ts";
import { logIn } from "#tests/factories/account.ts";
import { makeSitter } from "#tests/factories/profiles.ts";
import { moneyCalls } from "#tests/setup/money/money-calls.ts";
import { testPayments } from "#tests/setup/stand-ins/local-payments.ts";
import { testContext } from "#tests/setup/test-context.ts";
import { testServer, testStart } from "#tests/setup/test-server.ts";
import { type Random, seededRandom } from "#tests/soak/random.ts";
import { lockSubscription } from "../subscriptions.repository.ts";
import { askRefund, sendLeftRefunds, sendRefund } from "./refunds.service.ts";

const books = testPayments(() => server.current.clock);
let random: Random;
const away = () => new PaymentProviderError("unavailable", "not now");

/** Remembers no key, and sometimes does nothing, or does it and its answer is lost. */
const server = testServer({
  payments: {
    ...books.provider,
    async createRefund(paymentId, refund) {
      if (random.chance(0.3)) throw away();
      const made = await books.provider.createRefund(paymentId, {
        ...refund,
        idempotencyKey: randomUUID(),
      });
      if (random.chance(0.3)) throw away();
      return made;
    },
    async listRefunds(paymentId) {
      if (random.chance(0.2)) throw away();
      return books.provider.listRefunds(paymentId);
    },
  },
});
const { db, hook, allPayments, job, decideAll, order } = moneyCalls({ server, books });

let providerId = "";
beforeEach(async () => {
  server.current.clock.set(testStart);
  const { user } = await makeSitter(db());
  await order("month", await logIn(db(), user.id));
  [providerId = ""] = await decideAll();
  await hook(providerId);
});

/** Ten who give back a euro of € 9.95 at the same moment; gives which of them may. */
async function askTen(): Promise<number[]> {
  const [payment] = await allPayments();
  if (!payment) throw new Error("nothing was paid");
  const asked = await Promise.allSettled(
    Array.from({ length: 10 }, () =>
      db().transaction(async (tx) => {
        await lockSubscription(tx, payment.subscriptionId);
        const ctx = testContext(server.current.platform, { db: tx });
        return askRefund(ctx, payment, { amountCents: 100, reason: "goodwill" });
      }),
    ),
  );
  return asked.flatMap((one) => (one.status === "fulfilled" ? [one.value.id] : []));
}

/** Each by two at once and by the clock besides, as long as the provider has not taken all of them. */
async function sendUntilTaken(ids: readonly number[]): Promise<void> {
  const twice = [...ids, ...ids].map((refundId) => sendRefund(job(), { refundId }));
  await Promise.allSettled([...twice, sendLeftRefunds(job())]);
  const isWaiting = async () =>
    (await db().select().from(refunds)).some(
      ({ status, providerId: taken }) => status === "asked" && taken === null,
    );
  for (let round = 0; (await isWaiting()) && round < 100; round += 1) {
    server.current.clock.advance(61_000);
    for (const refundId of ids) await sendRefund(job(), { refundId }).catch(unlessAway);
  }
}

function unlessAway(error: unknown): void {
  if (!(error instanceof PaymentProviderError)) throw error;
}

async function hearOf(outcome: "refunded" | "failed", ids: readonly number[]): Promise<void> {
  await books.current.switch({ webhooks: { isNever: true }, refunds: { outcome, afterMs: 0 } });
  await sendUntilTaken(ids);
  await books.current.advance();
  // Until an answer comes through: the webhook is called again as long as it says no.
  while ((await hook(providerId)).statusCode !== 204);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

it.each([1, 2, 3, 4, 5])(
  "ten at once give back what was paid to the cent, and no paper says more (%i)",
  async (seed) => {
    random = seededRandom(seed);
    const failing = await askTen();
    expect(failing).toHaveLength(9);
    await hearOf("failed", failing);
    // What came to nothing can be given back once more.
    const done = await askTen();
    expect(done).toHaveLength(9);
    await hearOf("refunded", done);
    expect(await askTen()).toEqual([]);

    const statuses = (await db().select().from(refunds)).map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array(9).fill("done"), ...Array(9).fill("failed")]);
    const { amountRefundedCents } = await books.provider.getPayment(providerId);
    expect(amountRefundedCents).toBe(900);
    const papers = await db().select().from(invoices).orderBy(asc(invoices.number));
    expect(papers.map(({ number }) => number)).toEqual(papers.map((_, index) => index + 1));
    const notes = papers.filter(({ totalCents }) => totalCents < 0);
    expect(notes).toHaveLength(9);
    expect(sum(notes.map(({ totalCents }) => totalCents))).toBe(-900);
  },
);
