import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { dayMs } from "#contract/shared/durations.ts";
import { createTestClock } from "#server/platform/clock.ts";
import {
  type CheckoutChoice,
  type LocalPaymentsStandIn,
  startLocalPayments,
} from "#tests/setup/stand-ins/local-payments.ts";
import { localDetails } from "../local/local-answers.ts";
import type { NewPayment, PaymentProvider } from "../payment-provider.ts";

const start = "2026-11-15T09:30:00.000Z";
const clock = createTestClock(start);
let folder: string;
let local: LocalPaymentsStandIn;
let provider: PaymentProvider;
let customerId: string;
let keys = 0;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "kwispel-payments-"));
  local = await startLocalPayments({ clock, dataDir: folder });
  provider = local.provider();
});
beforeEach(async () => {
  clock.set(start);
  const customer = { name: "Tess Bos", email: "tess@example.test", userRef: "7" };
  ({ id: customerId } = await provider.createCustomer(customer));
});
afterEach(() => local.switch({}));
afterAll(async () => {
  await local.stop();
  await rm(folder, { recursive: true, force: true });
});

function first(): NewPayment & { sequenceType: "first" | "oneoff" } {
  keys += 1;
  return {
    sequenceType: "first",
    amountCents: 995,
    description: "Kwispel, een maand",
    redirectUrl: "http://127.0.0.1:1/betalingen",
    webhookUrl: "http://127.0.0.1:1/api/payments/webhook",
    customerId,
    metadata: { subscription: "12" },
    locale: "nl",
    idempotencyKey: `key-${keys}`,
  };
}

function recurring(mandateId?: string): NewPayment {
  const { redirectUrl: _none, ...rest } = first();
  return { ...rest, sequenceType: "recurring", ...(mandateId ? { mandateId } : {}) };
}

/** A payment that somebody made at the checkout page. */
async function pay(choice: CheckoutChoice = { outcome: "paid", method: "ideal" }) {
  await local.switch({ webhooks: { isNever: true } });
  const { id } = await provider.createPayment(first());
  await local.choose(id, choice);
  return provider.getPayment(id);
}

describe("a payment", () => {
  it("is made open, with a page to pay at", async () => {
    const payment = await provider.createPayment(first());
    expect(payment).toEqual({
      id: expect.stringMatching(/^tr_\w+$/),
      status: "open",
      amountCents: 995,
      description: "Kwispel, een maand",
      method: null,
      sequenceType: "first",
      customerId,
      mandateId: null,
      metadata: { subscription: "12" },
      checkoutUrl: `${local.url}/checkout/${payment.id}`,
      isCancellable: true,
      createdAt: new Date(start),
      expiresAt: new Date("2026-11-15T09:45:00Z"),
      authorizedAt: null,
      paidAt: null,
      cancelledAt: null,
      expiredAt: null,
      failedAt: null,
      failureReason: null,
      amountRefundedCents: 0,
      amountChargedBackCents: 0,
    });
    expect(await provider.getPayment(payment.id)).toEqual({ ...payment, chargebacks: [] });
  });

  it.each([
    ["paid", { status: "paid", paidAt: new Date(start), failureReason: null }],
    ["canceled", { status: "cancelled", cancelledAt: new Date(start) }],
    ["expired", { status: "expired", expiredAt: new Date(start) }],
    [
      "failed",
      { status: "failed", failedAt: new Date(start), failureReason: "insufficient_funds" },
    ],
  ] as const)("ends %s as somebody chose at the page", async (outcome, expected) => {
    const payment = await pay({ outcome, method: "creditcard" });
    expect(payment).toMatchObject({ ...expected, method: "creditcard", checkoutUrl: null });
  });

  it("expires by itself", async () => {
    const { id } = await provider.createPayment({ ...first(), method: "bancontact" });
    clock.advance(60 * 60_000 - 1);
    expect(await provider.getPayment(id)).toMatchObject({ status: "open", method: "bancontact" });
    clock.advance(1);
    expect(await provider.getPayment(id)).toMatchObject({
      status: "expired",
      expiredAt: new Date("2026-11-15T10:30:00Z"),
    });
  });

  it("is cancelled while it is open, and stays so", async () => {
    const { id } = await provider.createPayment(first());
    expect(await provider.cancelPayment(id)).toMatchObject({ id, status: "cancelled" });
    expect(await provider.cancelPayment(id)).toMatchObject({ id, status: "cancelled" });
  });

  it("can't be cancelled once it is paid", async () => {
    const { id } = await pay();
    await expect(provider.cancelPayment(id)).rejects.toMatchObject({
      kind: "notPossible",
      detail: "The payment cannot be canceled",
    });
  });

  it("is found in the list, the newest first, page by page", async () => {
    const made: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      made.unshift((await provider.createPayment(first())).id);
    }
    const { payments, next } = await provider.listPayments({ limit: 2 });
    expect(payments.map(({ id }) => id)).toEqual(made.slice(0, 2));
    const rest = await provider.listPayments({ from: next ?? "", limit: 1 });
    expect(rest.payments.map(({ id }) => id)).toEqual(made.slice(2));
  });

  it("is refused without what it needs, naming the field", async () => {
    await expect(provider.createPayment({ ...first(), description: "" })).rejects.toMatchObject({
      kind: "notPossible",
      field: "description",
    });
    await expect(
      provider.createPayment({ ...first(), customerId: "cst_gone" }),
    ).rejects.toMatchObject({ kind: "notFound" });
  });

  it("can't be of less than a cent", async () => {
    await expect(provider.createPayment({ ...first(), amountCents: 9.95 })).rejects.toThrow(
      RangeError,
    );
  });

  it("is not found when there is none", async () => {
    await expect(provider.getPayment("tr_gone")).rejects.toMatchObject({ kind: "notFound" });
  });
});

describe("a mandate", () => {
  it.each([
    ["ideal", "directdebit"],
    ["bancontact", "directdebit"],
    ["creditcard", "creditcard"],
  ] as const)("comes with a first payment by %s, as %s", async (method, mandateMethod) => {
    const { mandateId } = await pay({ outcome: "paid", method });
    const mandates = await provider.listMandates(customerId);
    expect(mandates).toEqual([
      { id: mandateId, status: "valid", method: mandateMethod, createdAt: new Date(start) },
    ]);
    expect(await provider.getMandate(customerId, mandateId ?? "")).toEqual(mandates[0]);
  });

  it("doesn't come with a payment that failed, or that was for once", async () => {
    await pay({ outcome: "failed", method: "ideal" });
    const { id } = await provider.createPayment({ ...first(), sequenceType: "oneoff" });
    await local.choose(id, { outcome: "paid", method: "ideal" });
    expect(await provider.listMandates(customerId)).toEqual([]);
  });

  it("can't be used any more once it is revoked, which can be done twice", async () => {
    const mandateId = (await pay()).mandateId ?? "";
    await provider.revokeMandate(customerId, mandateId);
    await provider.revokeMandate(customerId, mandateId);
    expect(await provider.listMandates(customerId)).toEqual([]);
    await expect(provider.getMandate(customerId, mandateId)).rejects.toMatchObject({
      kind: "notFound",
    });
    await expect(provider.createPayment(recurring(mandateId))).rejects.toMatchObject({
      kind: "notPossible",
      detail: "No suitable mandates found for customer",
    });
  });
});

describe("a recurring charge", () => {
  it("is on its way for days, then paid", async () => {
    const { mandateId } = await pay();
    const { id, ...made } = await provider.createPayment(recurring(mandateId ?? ""));
    expect(made).toMatchObject({
      status: "pending",
      method: "directdebit",
      mandateId,
      checkoutUrl: null,
    });
    clock.advance(2 * dayMs - 1);
    expect((await provider.getPayment(id)).status).toBe("pending");
    clock.advance(1);
    expect(await provider.getPayment(id)).toMatchObject({
      status: "paid",
      paidAt: new Date("2026-11-17T09:30:00Z"),
      mandateId,
    });
  });

  it("takes a valid mandate of the customer when none is named", async () => {
    const { mandateId } = await pay({ outcome: "paid", method: "creditcard" });
    const { id } = await provider.createPayment(recurring());
    expect(await provider.getPayment(id)).toMatchObject({ mandateId, status: "paid" });
  });

  it("fails with the bank's reason when it is switched so", async () => {
    await pay();
    await local.switch({ recurring: { outcome: "failed", afterMs: dayMs } });
    const { id } = await provider.createPayment(recurring());
    clock.advance(dayMs);
    expect(await provider.getPayment(id)).toMatchObject({
      status: "failed",
      failureReason: "AM04",
      failedAt: new Date("2026-11-16T09:30:00Z"),
    });
  });

  it("is charged back some days after it was paid when it is switched so", async () => {
    await pay();
    await local.switch({
      recurring: { outcome: "chargedBack", chargedBackAfterMs: dayMs },
      webhooks: { isNever: true },
    });
    const { id } = await provider.createPayment(recurring());
    clock.advance(2 * dayMs);
    expect(await provider.getPayment(id)).toMatchObject({ status: "paid", chargebacks: [] });
    clock.advance(dayMs);
    expect(await provider.getPayment(id)).toMatchObject({
      status: "paid",
      amountChargedBackCents: 995,
      chargebacks: [
        {
          id: expect.stringMatching(/^chb_\w+$/),
          amountCents: 995,
          reason: "MD06",
          createdAt: new Date("2026-11-18T09:30:00Z"),
          reversedAt: null,
        },
      ],
    });
  });
});

describe("a clock that jumps", () => {
  it("finds everything done at its own time", async () => {
    await pay();
    await local.switch({
      recurring: { outcome: "chargedBack", afterMs: dayMs, chargedBackAfterMs: dayMs },
      webhooks: { isNever: true },
    });
    const { id } = await provider.createPayment(recurring());
    clock.advance(30 * dayMs);
    const payment = await provider.getPayment(id);
    expect(payment.paidAt).toEqual(new Date("2026-11-16T09:30:00Z"));
    expect(payment.chargebacks[0]?.createdAt).toEqual(new Date("2026-11-17T09:30:00Z"));
  });
});

describe("a refund", () => {
  const refund = (amountCents: number, idempotencyKey = `refund-${keys}-${amountCents}`) => ({
    amountCents,
    description: "Herroepen",
    idempotencyKey,
  });

  it("gives back a part, and counts until it is done", async () => {
    const { id } = await pay();
    const made = await provider.createRefund(id, refund(300));
    expect(made).toEqual({
      id: expect.stringMatching(/^re_\w+$/),
      status: "pending",
      amountCents: 300,
      description: "Herroepen",
      createdAt: new Date(start),
    });
    expect((await provider.getPayment(id)).amountRefundedCents).toBe(300);
    clock.advance(dayMs);
    expect(await provider.listRefunds(id)).toEqual([{ ...made, status: "refunded" }]);
  });

  it("gives back no more than there is", async () => {
    const { id } = await pay();
    await provider.createRefund(id, refund(995));
    await expect(provider.createRefund(id, refund(1))).rejects.toMatchObject({
      kind: "notPossible",
      field: "amount",
    });
    await local.choose(id, { outcome: "chargedBack" });
    expect((await provider.getPayment(id)).amountChargedBackCents).toBe(0);
  });

  it("may fail, and then nothing was given back", async () => {
    const { id } = await pay();
    await local.switch({ refunds: { outcome: "failed" }, webhooks: { isNever: true } });
    await provider.createRefund(id, refund(995));
    clock.advance(dayMs);
    expect((await provider.listRefunds(id)).map(({ status }) => status)).toEqual(["failed"]);
    expect((await provider.getPayment(id)).amountRefundedCents).toBe(0);
  });

  it("is not for what was never paid", async () => {
    const { id } = await provider.createPayment(first());
    await expect(provider.createRefund(id, refund(1))).rejects.toMatchObject({
      kind: "notPossible",
    });
  });

  it("with the same key is the same refund", async () => {
    const { id } = await pay();
    const one = await provider.createRefund(id, refund(100, "once"));
    const again = await provider.createRefund(id, refund(100, "once"));
    expect(again).toEqual(one);
    expect(await provider.listRefunds(id)).toHaveLength(1);
  });
});

describe("cards and bank accounts", () => {
  it.each(["ideal", "creditcard"] as const)("of %s stay behind the adapter", async (method) => {
    const { id, mandateId } = await pay({ outcome: "paid", method });
    const told = async (answer: Promise<unknown>) => JSON.stringify(await answer);
    const raw = await fetch(`${local.url}/v2/payments/${id}`, {
      headers: { authorization: "Bearer test_local" },
    });
    // Or the test would show nothing.
    expect(await raw.text()).toContain(localDetails.consumerName);
    for (const answer of [
      await told(provider.getPayment(id)),
      await told(provider.listPayments({ limit: 10 })),
      await told(provider.listMandates(customerId)),
      await told(provider.getMandate(customerId, mandateId ?? "")),
    ]) {
      // As a value by itself: four digits stand in the middle of an id by chance.
      for (const value of Object.values(localDetails)) expect(answer).not.toContain(`"${value}"`);
      expect(answer).not.toContain("details");
    }
  });
});
