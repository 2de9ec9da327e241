import { appendFile, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createTestClock } from "#server/platform/clock.ts";
import {
  type LocalPaymentsStandIn,
  startLocalPayments,
} from "#tests/setup/stand-ins/local-payments.ts";
import type { NewPayment } from "../payment-provider.ts";

const clock = createTestClock("2026-11-15T09:30:00Z");
const redirectUrl = "http://127.0.0.1:1/betalingen?a=1&b=2";
let folder: string;
let local: LocalPaymentsStandIn;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "kwispel-payments-"));
  local = await startLocalPayments({ clock, dataDir: folder });
});
afterEach(async () => {
  await local.stop();
  await rm(folder, { recursive: true, force: true });
});

async function make(with_: Partial<NewPayment & { method: "creditcard" }> = {}) {
  const provider = local.provider();
  const customer = { name: "Tess", email: "tess@example.test", userRef: "7" };
  const { id: customerId } = await provider.createCustomer(customer);
  await local.switch({ webhooks: { isNever: true } });
  return provider.createPayment({
    amountCents: 4995,
    description: "Kwispel <b>jaar</b>",
    webhookUrl: "http://127.0.0.1:1/webhook",
    customerId,
    metadata: {},
    locale: "nl",
    idempotencyKey: "one",
    ...with_,
    sequenceType: "first",
    redirectUrl,
  });
}
const open = (url: string | null) => fetch(url ?? "", { redirect: "manual" });

describe("the checkout page", () => {
  it("says loudly that it is a test, and asks how and what", async () => {
    const page = await open((await make()).checkoutUrl);
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(html).toContain('<html lang="nl">');
    expect(html).toContain("<strong>Testbetaling</strong>");
    expect(html).toContain("Kwispel &#60;b&#62;jaar");
    expect(html).toContain("€&nbsp;49,95");
    for (const text of ["iDEAL | Wero", "Creditcard", "Bancontact"]) expect(html).toContain(text);
    for (const text of ["Betaald", "Mislukt", "Geannuleerd", "Verlopen"]) {
      expect(html).toContain(`>${text}</button>`);
    }
    expect(html).not.toContain("<script");
    expect(page.headers.get("content-security-policy")).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self' http://127.0.0.1:1; frame-ancestors 'none'",
    );
  });

  it("speaks English to whoever does", async () => {
    const html = await (await open((await make({ locale: "en" })).checkoutUrl)).text();
    expect(html).toContain('<html lang="en">');
    expect(html).toContain("<strong>Test payment</strong>");
    expect(html).toContain(">Cancelled</button>");
  });

  it("offers the one method that was asked for", async () => {
    const html = await (await open((await make({ method: "creditcard" })).checkoutUrl)).text();
    expect(html).toContain('value="creditcard" checked');
    expect(html).not.toContain('value="ideal"');
  });

  it("leads back to where the payment began", async () => {
    const { id } = await make();
    const done = await local.choose(id, { outcome: "paid", method: "bancontact" });
    expect(done.status).toBe(303);
    expect(done.headers.get("location")).toBe(redirectUrl);
    expect((await local.provider().getPayment(id)).method).toBe("bancontact");
  });

  it("takes no second decision", async () => {
    const { id, checkoutUrl } = await make();
    await local.choose(id, { outcome: "failed", method: "ideal" });
    const again = await local.choose(id, { outcome: "paid", method: "ideal" });
    expect(again.status).toBe(200);
    expect(await again.text()).toContain("Deze betaling is mislukt.");
    const html = await (await open(checkoutUrl)).text();
    expect(html).not.toContain("<form");
    expect(html).toContain('href="http://127.0.0.1:1/betalingen?a=1&#38;b=2"');
  });

  it("lets the bank take back what was paid", async () => {
    const { id, checkoutUrl } = await make();
    await local.choose(id, { outcome: "paid", method: "ideal" });
    expect(await (await open(checkoutUrl)).text()).toContain('value="chargedBack"');
    await local.choose(id, { outcome: "chargedBack" });
    expect(await local.provider().getPayment(id)).toMatchObject({ amountChargedBackCents: 4995 });
  });

  it.each(["", "dreaming"])(
    "shows itself again when nothing was chosen ('%s')",
    async (outcome) => {
      const { id } = await make();
      const page = await local.choose(id, { outcome: outcome as "paid" });
      expect(page.status).toBe(200);
      expect(await page.text()).toContain("<form");
    },
  );

  it("knows no payment that is not there", async () => {
    const page = await open(`${local.url}/checkout/tr_gone`);
    expect(page.status).toBe(404);
    expect(await page.text()).toContain("Deze betaling is er niet.");
    expect((await local.choose("tr_gone", { outcome: "paid" })).status).toBe(404);
  });
});

describe("the books", () => {
  it("are there after a restart, with keys that were used", async () => {
    const made = await make();
    await local.choose(made.id, { outcome: "paid", method: "ideal" });
    await local.provider().createRefund(made.id, {
      amountCents: 100,
      description: "",
      idempotencyKey: "two",
    });
    await local.choose(made.id, { outcome: "chargedBack" });
    const before = await local.provider().getPayment(made.id);
    expect(before.amountChargedBackCents).toBe(4895);
    await local.stop();

    local = await startLocalPayments({ clock, dataDir: folder });
    const provider = local.provider();
    expect(await provider.getPayment(made.id)).toEqual(before);
    expect(await provider.listRefunds(made.id)).toHaveLength(1);
    expect(await provider.listMandates(before.customerId ?? "")).toHaveLength(1);
    const again = await provider.createRefund(made.id, {
      amountCents: 100,
      description: "",
      idempotencyKey: "two",
    });
    expect(await provider.listRefunds(made.id)).toEqual([again]);
  });

  it("lose no more than the line that was being written when the server was killed", async () => {
    const { id } = await make();
    await local.stop();
    const file = path.join(folder, "test-payments.jsonl");
    await appendFile(file, '{"kind":"payment","entry":{"id":"tr_half');

    local = await startLocalPayments({ clock, dataDir: folder });
    await local.switch({ webhooks: { isNever: true } });
    await local.choose(id, { outcome: "paid", method: "ideal" });
    await local.stop();
    expect(await readFile(file, "utf8")).not.toContain("tr_half");

    local = await startLocalPayments({ clock, dataDir: folder });
    expect((await local.provider().getPayment(id)).status).toBe("paid");
  });
});

describe("the switches", () => {
  it("say how they stand, and go back to what is usual", async () => {
    await local.switch({ slowMs: 1, failing: { as: 500, times: 3 } });
    const read = async () => (await fetch(`${local.url}/switches`)).json();
    expect(await read()).toMatchObject({ slowMs: 1, failing: { as: 500, times: 3 } });
    await local.switch({});
    expect(await read()).toMatchObject({ slowMs: 0, failing: null });
  });

  it("refuse what there is no switch for", async () => {
    await expect(local.switch({ slow: 1 } as object)).rejects.toThrow("slow");
  });
});

describe("the API", () => {
  const headers = { authorization: "Bearer test_local", "content-type": "application/json" };

  it("answers in Mollie's way to what it can't read", async () => {
    const unreadable = await fetch(`${local.url}/v2/payments`, {
      method: "POST",
      headers,
      body: "{",
    });
    expect(unreadable.status).toBe(400);
    expect(await unreadable.json()).toMatchObject({ status: 400, title: "Bad Request" });
    const nowhere = await fetch(`${local.url}/v2/orders`, { headers });
    expect(await nowhere.json()).toMatchObject({ status: 404, title: "Not Found" });
  });

  it.each(["/v2/payments", "/checkout/tr_1", "/switches"])(
    "is not there at %s for anybody on another machine",
    async (at) => {
      const response = await fetch(local.url + at, {
        headers: { ...headers, "x-forwarded-for": "192.0.2.7" },
      });
      expect(response.status).not.toBe(200);
      expect(await response.text()).not.toMatch(/payment|Testbetaling|slowMs/);
    },
  );
});
