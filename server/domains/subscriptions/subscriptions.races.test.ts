import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { payments, refunds, subscriptionEntries } from "#server/db/schema/money/payments.ts";
import { logIn } from "#tests/factories/account.ts";
import { makeSitter } from "#tests/factories/profiles.ts";
import { moneyCalls } from "#tests/setup/money/money-calls.ts";
import { testPayments } from "#tests/setup/stand-ins/local-payments.ts";
import { testServer, testStart } from "#tests/setup/test-server.ts";
import { sendLeftRefunds } from "./payments/refunds.service.ts";
import { renewSubscriptions } from "./renewals/renewals.service.ts";
import { withdrawalLink } from "./withdrawal.service.ts";

const books = testPayments(() => server.current.clock);
const server = testServer({ payments: books.provider });
const { db, hook, allPayments, later, job, kinds, decideAll, ...calls } = moneyCalls({
  server,
  books,
});
const quiet = { webhooks: { isNever: true } };

let browsers: [string, string];
beforeEach(async () => {
  server.current.clock.set(testStart);
  const { user } = await makeSitter(db());
  browsers = [await logIn(db(), user.id), await logIn(db(), user.id)];
});

const order = (plan: string, as = browsers[0]) => calls.order(plan, as);
const cancel = () => server.current.call("DELETE", "/api/subscription", { as: browsers[1] });

const statusesOf = (answers: readonly { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted();

/** Each payment that was paid bought something, or goes back whole. */
async function expectNothingKeptForNothing(): Promise<void> {
  const entries = await db().select().from(subscriptionEntries);
  const given = await db().select().from(refunds);
  for (const { id, status, amountCents } of await allPayments()) {
    if (status !== "paid") continue;
    const hasBought = entries.some(({ paymentId }) => paymentId === id);
    const back = given.filter(({ paymentId }) => paymentId === id);
    const backCents = back.reduce((sum, refund) => sum + refund.amountCents, 0);
    expect([hasBought, backCents]).toEqual(hasBought ? [true, 0] : [false, amountCents]);
  }
}

// Who comes first is for the machine to say: each of these is run a few times over.
const times = [1, 2, 3];

describe("two browsers that order at once", () => {
  it.each(times)("come to one checkout and one purchase of one plan (%i)", async () => {
    const answers = await Promise.all([...browsers, ...browsers].map((as) => order("month", as)));
    expect(new Set(answers.map((answer) => answer.json().checkout_url)).size).toBe(1);
    const [id = "", ...others] = await decideAll();
    expect(others).toEqual([]);
    const heard = await Promise.all([id, id, id, id].map(hook));
    expect(statusesOf(heard)).toEqual([204, 204, 204, 204]);
    expect(await kinds()).toEqual(["bought"]);
    expect(await db().select().from(refunds)).toEqual([]);
  });

  it.each(times)("buy one of two plans, and get the other back (%i)", async () => {
    const [one, other] = browsers;
    const answers = await Promise.all([order("month", one), order("year", other)]);
    expect(statusesOf(answers)).toEqual([201, 201]);
    const ids = await decideAll();
    expect(ids).toHaveLength(2);
    await Promise.all([...ids, ...ids].map(hook));
    expect(await kinds()).toEqual(["bought"]);
    expect(await db().select().from(refunds)).toHaveLength(1);
    await expectNothingKeptForNothing();
  });
});

describe("an order while the earlier one is told to be paid", () => {
  it.each(times)("is refused, or given back (%i)", async () => {
    expect((await order("month")).statusCode).toBe(201);
    const [id = ""] = await decideAll();
    const [heard, ...orders] = await Promise.all([hook(id), order("year"), order("month")]);
    expect(heard?.statusCode).toBe(204);
    for (const { statusCode } of orders) expect([201, 409]).toContain(statusCode);
    await Promise.all((await decideAll()).map(hook));
    expect(await kinds()).toEqual(["bought"]);
    await expectNothingKeptForNothing();
  });
});

describe("somebody who cancels while it is renewed", () => {
  /** Bought, announced, and a week before its end. */
  async function comeToTheCharge(): Promise<void> {
    await order("month");
    await Promise.all((await decideAll()).map(hook));
    later(17);
    await renewSubscriptions(job());
    later(7);
  }

  it.each(times)("pays nothing for what comes, however far it was (%i)", async () => {
    await comeToTheCharge();
    const [, answer] = await Promise.all([
      renewSubscriptions(job()),
      cancel(),
      renewSubscriptions(job()),
    ]);
    expect(answer.statusCode).toBe(200);
    await Promise.all((await decideAll()).map(hook));
    expect(await kinds()).toEqual(["bought", "cancelled"]);
    expect((await allPayments()).length).toBeLessThanOrEqual(2);
    await expectNothingKeptForNothing();
  });

  it.each(times)("keeps what was paid first, or gets it back (%i)", async () => {
    await comeToTheCharge();
    await renewSubscriptions(job());
    const [, charge = ""] = await decideAll();
    const [heard, answer] = await Promise.all([hook(charge), cancel(), hook(charge)]);
    expect([heard.statusCode, answer.statusCode]).toEqual([204, 200]);
    expect((await kinds()).toSorted().at(-1)).toMatch(/cancelled|renewed/);
    const isRenewed = (await kinds()).includes("renewed");
    expect(await kinds()).toEqual(
      isRenewed ? ["bought", "renewed", "cancelled"] : ["bought", "cancelled"],
    );
    await expectNothingKeptForNothing();
  });
});

describe("somebody who withdraws by two presses", () => {
  const press = (paymentId: number) =>
    server.current.call("POST", "/api/withdrawal", {
      body: { t: withdrawalLink.tokenOf(server.current.platform.appKey, paymentId) },
    });
  const buy = async () => {
    await order("quarter");
    const [id = ""] = await decideAll();
    await hook(id);
    const [payment] = await db().select().from(payments).where(eq(payments.providerId, id));
    if (!payment) throw new Error("nothing was paid");
    later(3);
    return { id, payment };
  };

  it.each(times)("gets it back once (%i)", async () => {
    const { payment } = await buy();
    const answers = await Promise.all([1, 2, 3].map(() => press(payment.id)));
    expect(statusesOf(answers)).toEqual([200, 410, 410]);
    expect(await db().select().from(refunds)).toHaveLength(1);
    expect(await kinds()).toEqual(["bought", "withdrawn"]);
  });

  it.each(times)("never gets it from us and from their bank (%i)", async () => {
    const { id, payment } = await buy();
    await books.current.choose(id, { outcome: "chargedBack" });
    const [one, heard, other] = await Promise.all([press(payment.id), hook(id), press(payment.id)]);
    expect(heard.statusCode).toBe(204);
    expect([
      [200, 410],
      [410, 410],
    ]).toContainEqual(statusesOf([one, other]));
    await books.current.switch({ ...quiet, refunds: { afterMs: 0 } });
    await sendLeftRefunds(job());
    await books.current.advance();
    await hook(id);
    const told = await books.provider.getPayment(id);
    expect(told.amountChargedBackCents + told.amountRefundedCents).toBe(1995);
    const ends = (await kinds()).filter((kind) => kind !== "bought");
    expect(ends).toHaveLength(1);
    for (const { status } of await db().select().from(refunds)) expect(status).toBe("failed");
  });
});
