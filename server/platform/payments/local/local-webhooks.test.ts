import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { dayMs, hourMs } from "#contract/shared/durations.ts";
import { createTestClock, type TestClock } from "#server/platform/clock.ts";
import {
  type LocalPaymentsStandIn,
  startLocalPayments,
} from "#tests/setup/stand-ins/local-payments.ts";
import {
  startWebhookReceiver,
  type WebhookReceiver,
} from "#tests/setup/stand-ins/webhook-receiver.ts";
import type { PaymentProvider } from "../payment-provider.ts";

let clock: TestClock;
let folder: string;
let local: LocalPaymentsStandIn;
let shop: WebhookReceiver;
let provider: PaymentProvider;
let customerId: string;
let keys = 0;

beforeEach(async () => {
  clock = createTestClock("2026-11-15T09:30:00Z");
  folder = await mkdtemp(path.join(tmpdir(), "kwispel-payments-"));
  shop = await startWebhookReceiver();
  local = await startLocalPayments({ clock, dataDir: folder, webhookRetryAfterMs: [1, 1] });
  provider = local.provider();
  const customer = { name: "Tess", email: "tess@example.test", userRef: "7" };
  ({ id: customerId } = await provider.createCustomer(customer));
});
afterEach(async () => {
  await local.stop();
  await shop.stop();
  await rm(folder, { recursive: true, force: true });
});

async function make(): Promise<string> {
  keys += 1;
  const { id } = await provider.createPayment({
    sequenceType: "first",
    amountCents: 995,
    description: "Kwispel",
    redirectUrl: "http://127.0.0.1:1/betalingen",
    webhookUrl: shop.url,
    customerId,
    metadata: {},
    locale: "nl",
    idempotencyKey: `key-${keys}`,
  });
  return id;
}
const pay = (id: string) => local.choose(id, { outcome: "paid", method: "ideal" });

describe("webhooks of the local provider", () => {
  it("tell which payment, and nothing else, and only when something came of it", async () => {
    const id = await make();
    await local.advance();
    expect(shop.received).toEqual([]);
    await pay(id);
    await shop.waitFor(1);
    expect(shop.received).toEqual([`id=${id}`]);
    expect(shop.contentTypes[0]).toContain("application/x-www-form-urlencoded");
  });

  it("come when a charge is paid by the clock, is charged back, and is refunded", async () => {
    const first = await make();
    await pay(first);
    await shop.waitFor(1);
    await local.switch({ recurring: { outcome: "chargedBack" } });
    const { id } = await provider.createPayment({
      sequenceType: "recurring",
      amountCents: 995,
      description: "Kwispel",
      webhookUrl: shop.url,
      customerId,
      metadata: {},
      locale: "nl",
      idempotencyKey: `key-${keys}-recurring`,
    });
    clock.advance(2 * dayMs);
    await local.advance();
    expect(shop.received.slice(1)).toEqual([`id=${id}`]);
    clock.advance(3 * dayMs);
    await local.advance();
    expect(shop.received.slice(2)).toEqual([`id=${id}`]);
    await provider.createRefund(first, {
      amountCents: 5,
      description: "",
      idempotencyKey: `key-${keys}-refund`,
    });
    clock.advance(dayMs);
    await local.advance();
    expect(shop.received.slice(3)).toEqual([`id=${first}`]);
  });

  it("come twice", async () => {
    await local.switch({ webhooks: { isTwice: true } });
    const id = await make();
    await pay(id);
    await shop.waitFor(2);
    expect(shop.received).toEqual([`id=${id}`, `id=${id}`]);
  });

  it("come out of order", async () => {
    await local.switch({ webhooks: { isOutOfOrder: true } });
    const [first, second] = [await make(), await make()];
    await pay(first);
    await local.advance();
    expect(shop.received).toEqual([]);
    await pay(second);
    await shop.waitFor(2);
    expect(shop.received).toEqual([`id=${second}`, `id=${first}`]);
  });

  it("come late", async () => {
    await local.switch({ webhooks: { lateMs: hourMs } });
    await pay(await make());
    await local.advance();
    expect(shop.received).toEqual([]);
    await local.switch({ webhooks: { lateMs: 20 } });
    const id = await make();
    await pay(id);
    await shop.waitFor(1);
    expect(shop.received).toEqual([`id=${id}`]);
  });

  it("never come, and the payment is paid all the same", async () => {
    await local.switch({ webhooks: { isNever: true } });
    const id = await make();
    await pay(id);
    await local.advance();
    expect(shop.received).toEqual([]);
    expect((await provider.getPayment(id)).status).toBe("paid");
  });

  it("come again when the shop was out of order", async () => {
    shop.answerWith(500, 302);
    const id = await make();
    await pay(id);
    await shop.waitFor(3);
    expect(shop.received).toEqual([`id=${id}`, `id=${id}`, `id=${id}`]);
  });
});
