import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createTestClock } from "#server/platform/clock.ts";
import {
  type LocalPaymentsStandIn,
  startLocalPayments,
} from "#tests/setup/stand-ins/local-payments.ts";
import type { NewPayment, PaymentProvider } from "../payment-provider.ts";
import { PaymentProviderError } from "../payment-provider-error.ts";

const clock = createTestClock("2026-11-15T09:30:00Z");
let folder: string;
let local: LocalPaymentsStandIn;
let provider: PaymentProvider;
let payment: NewPayment;
let keys = 0;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "kwispel-payments-"));
  local = await startLocalPayments({ clock, dataDir: folder });
  provider = local.provider();
  const { id } = await provider.createCustomer({
    name: "Tess Bos",
    email: "tess@example.test",
    userRef: "7",
  });
  payment = {
    sequenceType: "first",
    amountCents: 995,
    description: "Kwispel, een maand",
    redirectUrl: "http://127.0.0.1:1/betalingen",
    webhookUrl: "http://127.0.0.1:1/api/payments/webhook",
    customerId: id,
    metadata: {},
    locale: "en",
    idempotencyKey: "",
  };
});
afterEach(() => local.switch({}));
afterAll(async () => {
  await local.stop();
  await rm(folder, { recursive: true, force: true });
});

function make(from: PaymentProvider = provider, key?: string) {
  keys += 1;
  return from.createPayment({ ...payment, idempotencyKey: key ?? `key-${keys}` });
}

async function countPayments(): Promise<number> {
  return (await provider.listPayments({ limit: 250 })).payments.length;
}

describe("a provider that fails for a moment", () => {
  it.each([
    ["a 500", { as: 500 }],
    ["a 503", { as: 503 }],
    ["too many requests", { as: 429, retryAfterSeconds: 0 }],
    ["a line that is cut", { as: "dropped" }],
  ] as const)("is asked again after %s", async (_case, failing) => {
    await local.switch({ failing: { ...failing, times: 2 } });
    expect((await make()).status).toBe("open");
  });

  it.each([500, "dropped"] as const)(
    "makes one payment though the answer is lost (%s)",
    async (as) => {
      const before = await countPayments();
      await local.switch({ failing: { as, times: 2, isDone: true } });
      const { id } = await make();
      expect(await countPayments()).toBe(before + 1);
      expect((await provider.listPayments({ limit: 1 })).payments[0]?.id).toBe(id);
    },
  );

  it("gives the same payment for the same key, later on as well", async () => {
    const before = await countPayments();
    const one = await make(provider, "kept");
    expect(await make(provider, "kept")).toEqual(one);
    expect(await countPayments()).toBe(before + 1);
  });

  it("refuses a key that was used for something else", async () => {
    await make(provider, "mixed-up");
    await expect(
      provider.createPayment({ ...payment, amountCents: 1995, idempotencyKey: "mixed-up" }),
    ).rejects.toMatchObject({ kind: "refused" });
  });

  it("is waited for as long as it asks, and not when that is too long", async () => {
    await local.switch({ failing: { as: 429, retryAfterSeconds: 1, times: 1 } });
    expect((await make(local.provider({ waitsMs: [0] }))).status).toBe("open");
    await local.switch({ failing: { as: 429, retryAfterSeconds: 3_600, times: 1 } });
    await expect(make()).rejects.toMatchObject({ kind: "unavailable" });
  });
});

describe("a provider that stays away", () => {
  it.each([500, 502, 429, "dropped"] as const)(
    "is unavailable after all attempts (%s)",
    async (as) => {
      await local.switch({ failing: { as } });
      await expect(make()).rejects.toMatchObject({ kind: "unavailable" });
    },
  );

  it("is unavailable when nobody is there", async () => {
    const nobody = local.provider({ url: () => "http://127.0.0.1:1" });
    await expect(make(nobody)).rejects.toBeInstanceOf(PaymentProviderError);
    await expect(make(nobody)).rejects.toMatchObject({ kind: "unavailable" });
  });

  it("is unavailable when it takes too long", async () => {
    await local.switch({ slowMs: 60_000 });
    await expect(make(local.provider({ limitMs: 50 }))).rejects.toMatchObject({
      kind: "unavailable",
    });
  });

  it("is not waited for when we stop", async () => {
    await local.switch({ slowMs: 60_000 });
    const stopping = new AbortController();
    const made = make(local.provider({ signal: stopping.signal }));
    stopping.abort();
    await expect(made).rejects.toMatchObject({ kind: "unavailable" });
  });

  it.each(["html", "otherShape", "otherCurrency"] as const)(
    "is unavailable when it answers with nonsense (%s)",
    async (as) => {
      await local.switch({ failing: { as } });
      await expect(make()).rejects.toMatchObject({ kind: "unavailable" });
      await expect(provider.getPayment("tr_1")).rejects.toMatchObject({ kind: "unavailable" });
      await expect(provider.listMandates(payment.customerId)).rejects.toMatchObject({
        kind: "unavailable",
      });
      await expect(provider.listRefunds("tr_1")).rejects.toMatchObject({ kind: "unavailable" });
    },
  );
});

describe("a provider that says no", () => {
  it.each([
    [400, "refused"],
    [401, "refused"],
    [403, "refused"],
    [404, "notFound"],
    [410, "notFound"],
    [409, "notPossible"],
    [422, "notPossible"],
  ] as const)("with %i means %s, and is not asked again", async (as, kind) => {
    await local.switch({ failing: { as, times: 1 } });
    await expect(make()).rejects.toMatchObject({ kind, detail: "As it was switched" });
  });

  it("doesn't take the wrong key", async () => {
    await expect(make(local.provider({ apiKey: "wrong" }))).rejects.toMatchObject({
      kind: "refused",
      detail: "Missing authentication, or failed to authenticate",
    });
  });
});
