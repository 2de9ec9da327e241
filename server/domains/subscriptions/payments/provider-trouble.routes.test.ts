import { asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import {
  invoices,
  payments,
  refunds,
  subscriptionEntries,
} from "#server/db/schema/money/payments.ts";
import { localApiKey } from "#server/platform/payments/local/local-address.ts";
import type { SwitchesInput } from "#server/platform/payments/local/switches.ts";
import { createMollieProvider } from "#server/platform/payments/mollie/mollie-provider.ts";
import { type Buyer, testBuying } from "#tests/setup/money/buying.ts";
import { testPayments } from "#tests/setup/stand-ins/local-payments.ts";
import { testServer, testStart } from "#tests/setup/test-server.ts";
import { renewSubscriptions } from "../renewals/renewals.service.ts";
import { askAfterPayments } from "../subscriptions.jobs.ts";
import { withdrawalLink } from "../withdrawal.service.ts";
import { sendRefund } from "./refunds.service.ts";

const books = testPayments(() => server.current.clock);
/** Less patient than for real, so that a slow provider is one within a test's time. */
const provider = createMollieProvider({
  apiKey: localApiKey,
  url: () => books.current.url,
  limitMs: 400,
  waitsMs: [1, 1],
});
const server = testServer({ payments: provider });
const { makeBuyer, order, pay, hook, choose, later, renew, job } = testBuying(server, books);
const db = () => server.current.platform.db;

const never = { webhooks: { isNever: true } } as const;
const well = () => books.current.switch(never);
const troubles: [string, SwitchesInput][] = [
  ["down", { ...never, failing: { as: 503 } }],
  ["gone in the middle of an answer", { ...never, failing: { as: "dropped" } }],
  ["too slow", { ...never, slowMs: 1_500 }],
  ["a page about maintenance", { ...never, failing: { as: "html" } }],
  ["talking of something else", { ...never, failing: { as: "otherShape" } }],
  ["counting in dollars", { ...never, failing: { as: "otherCurrency" } }],
  ["asked too often", { ...never, failing: { as: 429 } }],
];

let buyer: Buyer;
beforeEach(async () => {
  server.current.clock.set(testStart);
  buyer = await makeBuyer();
});

const own = async () =>
  (await server.current.call("GET", "/api/subscription", { as: buyer.token })).json().data;
const press = (plan = "month") =>
  server.current.call("POST", "/api/subscription", { as: buyer.token, body: { plan } });
const check = (paymentId: number) =>
  server.current.call("POST", `/api/payments/${paymentId}/check`, { as: buyer.token });
const kinds = async () => {
  const rows = await db().select().from(subscriptionEntries).orderBy(asc(subscriptionEntries.id));
  return rows.map(({ kind }) => kind);
};
const refused = { statusCode: 503, error: "paymentsUnavailable" };
const answerOf = (answer: { statusCode: number; json(): { error: string } }) => ({
  statusCode: answer.statusCode,
  error: answer.json().error,
});
/** What the provider has of ours, by the keys we gave. */
async function knownThere(): Promise<number> {
  const ours = (await db().select().from(payments)).map(({ key }) => key);
  const { payments: theirs } = await books.provider.listPayments({ limit: 250 });
  return theirs.filter(({ metadata }) => ours.includes(metadata.key ?? "")).length;
}

describe.each(troubles)("a provider that is %s", (_what, trouble) => {
  it("says so to who orders; the next press comes to the same order", async () => {
    await books.current.switch(trouble);
    const answer = await press();
    expect(answerOf(answer)).toEqual(refused);
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    await well();
    const paymentId = await order(buyer);
    expect(await db().$count(payments)).toBe(1);
    await pay(paymentId);
    expect(await kinds()).toEqual(["bought"]);
  });

  it("has its webhook call again, and who came back ask again; the job makes it good", async () => {
    const paymentId = await order(buyer);
    const providerId = await choose(paymentId, { outcome: "paid" });
    await books.current.switch(trouble);
    expect(answerOf(await hook(providerId))).toEqual(refused);
    expect(answerOf(await check(paymentId))).toEqual(refused);
    later(1);
    await askAfterPayments(job());
    expect(await own()).toMatchObject({ status: "inactive" });
    expect((await db().select().from(payments))[0]?.status).toBe("open");
    await well();
    later(1);
    await askAfterPayments(job());
    expect(await own()).toMatchObject({ status: "active" });
    // From the day on which it was paid, and not from the day on which we heard of it.
    expect((await own()).end_date).toBe("2026-12-15");
    expect(await kinds()).toEqual(["bought"]);
  });

  it("is charged once for a renewal, when it is back", async () => {
    await pay(await order(buyer));
    await renew(17);
    await books.current.switch(trouble);
    later(7);
    await renewSubscriptions(job());
    await renewSubscriptions(job());
    const [, charge] = await db().select().from(payments).orderBy(asc(payments.id));
    expect(charge).toMatchObject({ kind: "renewal", status: "open", providerId: null });
    await renew(0);
    expect(await kinds()).toEqual(["bought", "renewed"]);
    expect(await knownThere()).toBe(2);
  });

  it("gives money back once, when it is back", async () => {
    const paymentId = await order(buyer);
    const providerId = await pay(paymentId);
    const t = withdrawalLink.tokenOf(server.current.platform.appKey, paymentId);
    await books.current.switch(trouble);
    const answer = await server.current.call("POST", "/api/withdrawal", { body: { t } });
    expect(answer.statusCode).toBe(200);
    const [refund] = await db().select().from(refunds);
    const refundId = refund?.id ?? 0;
    await expect(sendRefund(job(), { refundId })).rejects.toThrow();
    await well();
    // What was asked a moment ago may still be answered.
    await askAfterPayments(job());
    expect((await db().select().from(refunds))[0]?.providerId).toBeNull();
    server.current.clock.advance(60_000);
    await askAfterPayments(job());
    await askAfterPayments(job());
    later(1);
    await books.current.advance();
    await hook(providerId);
    expect((await books.provider.getPayment(providerId)).amountRefundedCents).toBe(995);
    expect((await db().select().from(refunds))[0]?.status).toBe("done");
  });
});

describe("an answer that is lost, though all was done", () => {
  const lost: SwitchesInput = {
    ...never,
    failing: { as: "dropped", isDone: true },
    recurring: { afterMs: 0 },
  };

  it("to an order makes one payment there, which the next press finds", async () => {
    await books.current.switch(lost);
    expect(answerOf(await press())).toEqual(refused);
    await well();
    const paymentId = await order(buyer);
    expect(await knownThere()).toBe(1);
    await pay(paymentId);
    expect(await kinds()).toEqual(["bought"]);
  });

  it("to a charge takes no more money than once", async () => {
    await pay(await order(buyer));
    await renew(17);
    await books.current.switch(lost);
    later(7);
    await renewSubscriptions(job());
    await renew(0);
    expect(await kinds()).toEqual(["bought", "renewed"]);
    expect(await knownThere()).toBe(2);
  });

  it("to a refund gives no more money than once", async () => {
    const paymentId = await order(buyer, "year");
    const providerId = await pay(paymentId);
    const t = withdrawalLink.tokenOf(server.current.platform.appKey, paymentId);
    later(5);
    await server.current.call("POST", "/api/withdrawal", { body: { t } });
    const [refund] = await db().select().from(refunds);
    await books.current.switch(lost);
    await expect(sendRefund(job(), { refundId: refund?.id ?? 0 })).rejects.toThrow();
    await well();
    await sendRefund(job(), { refundId: refund?.id ?? 0 });
    const told = await books.provider.getPayment(providerId);
    expect(told.amountRefundedCents).toBe(refund?.amountCents);
  });
});

describe("a purchase is one", () => {
  const bought = async () => {
    expect(await kinds()).toEqual(["bought"]);
    expect(await db().$count(invoices)).toBe(1);
    expect(await db().$count(refunds)).toBe(0);
    expect(await own()).toMatchObject({ status: "active" });
  };

  it.each<[string, (paymentId: number, providerId: string) => Promise<unknown>]>([
    [
      "the webhook comes before they do",
      async (paymentId, providerId) => {
        await hook(providerId);
        expect((await check(paymentId)).json().data.status).toBe("paid");
      },
    ],
    [
      "the webhook comes after they do",
      async (paymentId, providerId) => {
        expect((await check(paymentId)).json().data.status).toBe("paid");
        await hook(providerId);
      },
    ],
    ["the webhook never comes", (paymentId) => check(paymentId)],
    [
      "neither comes, and the job asks",
      async () => {
        later(0.01);
        await askAfterPayments(job());
      },
    ],
    [
      "all of it comes at once",
      async (paymentId, providerId) => {
        later(0.01);
        const calls = [1, 2, 3].flatMap(() => [hook(providerId), check(paymentId)]);
        const answers = await Promise.all([...calls, askAfterPayments(job())]);
        // On a busy machine some are told to come again, as a provider does.
        const odd = answers.filter(
          (answer) => answer && ![200, 204, 503].includes(answer.statusCode),
        );
        expect(odd).toEqual([]);
        expect((await check(paymentId)).json().data.status).toBe("paid");
      },
    ],
  ])("when %s", async (_what, hear) => {
    const paymentId = await order(buyer);
    const providerId = await choose(paymentId, { outcome: "paid" });
    await hear(paymentId, providerId);
    await bought();
  });

  it("when two windows order at once, and when somebody goes back to order again", async () => {
    const answers = await Promise.all([press(), press(), press()]);
    const [paymentId, ...others] = new Set(answers.map((answer) => answer.json().payment_id));
    expect(others).toEqual([]);
    await pay(paymentId);
    const again = await press();
    expect([again.statusCode, again.json().error]).toEqual([409, "alreadySubscribed"]);
    await check(paymentId);
    await bought();
  });

  it("when it was paid though nobody had heard, and is ordered again", async () => {
    const paymentId = await order(buyer);
    await choose(paymentId, { outcome: "paid" });
    later(0.01);
    const again = await press();
    expect(again.json().error).toBe("alreadySubscribed");
    await bought();
  });
});

it("a webhook says nothing by itself: what is not paid is not bought", async () => {
  const paymentId = await order(buyer);
  const [row] = await db().select().from(payments).where(eq(payments.id, paymentId));
  expect((await hook(row?.providerId ?? "")).statusCode).toBe(204);
  expect(await own()).toMatchObject({ status: "inactive" });
  expect(await kinds()).toEqual([]);
});
