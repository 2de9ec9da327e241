import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestClock } from "#server/platform/clock.ts";
import { testPayments } from "#tests/setup/stand-ins/local-payments.ts";
import { testServer } from "#tests/setup/test-server.ts";
import { readConfig } from "../config/config.ts";
import { createPayments, hasLocalPayments } from "./choose.ts";
import { paymentCalls } from "./payment-provider.ts";

const customer = { name: "Tess Bos", email: "tess@example.test", userRef: "7" };

describe("a server without a provider", () => {
  const server = testServer();

  it.each(paymentCalls)("refuses %s, and says why", async (call) => {
    const { payments } = server.current.platform;
    const ask = payments[call] as () => Promise<unknown>;
    await expect(ask()).rejects.toMatchObject({ kind: "notConfigured" });
  });

  it.each(["/dev/payments/switches", "/dev/payments/v2/payments", "/dev/payments/checkout/tr_1"])(
    "has nothing at %s",
    async (path) => {
      expect((await server.current.call("GET", path)).statusCode).toBe(404);
    },
  );
});

describe("a server in development", () => {
  const server = testServer({ environment: { NODE_ENV: "development" } });
  beforeAll(async () => {
    await server.current.app.listen({ port: 0, host: "127.0.0.1" });
  });
  afterAll(() => server.current.app.server.closeAllConnections());

  it("pays at itself, over HTTP", async () => {
    const { payments, config } = server.current.platform;
    const { id: customerId } = await payments.createCustomer(customer);
    const { id, checkoutUrl } = await payments.createPayment({
      sequenceType: "first",
      amountCents: 995,
      description: "Kwispel",
      redirectUrl: `${config.appUrl}/betalingen`,
      webhookUrl: `${config.appUrl}/api/payments/webhook`,
      customerId,
      metadata: {},
      locale: "nl",
      idempotencyKey: "one",
    });
    expect(checkoutUrl).toBe(`${config.appUrl}/dev/payments/checkout/${id}`);
    const page = await server.current.call("GET", `/dev/payments/checkout/${id}`);
    expect(page.body).toContain("Testbetaling");
    // By the server's own clock, which travels.
    server.current.clock.advance(15 * 60_000);
    expect((await payments.getPayment(id)).status).toBe("expired");
  });

  it.each([
    ["another machine", { address: "192.0.2.7" }],
    ["a page elsewhere that goes by another name", { headers: { host: "evil.example:3000" } }],
    ["behind a proxy on this machine", { headers: { "x-forwarded-for": "192.0.2.7" } }],
  ])("shows no payments to %s", async (_case, from) => {
    for (const path of ["switches", "v2/payments", "checkout/tr_1"]) {
      const response = await server.current.call("GET", `/dev/payments/${path}`, from);
      expect(response.statusCode).toBe(404);
      expect(response.json().error).toBe("notFound");
    }
  });
});

describe("a server of a test", () => {
  const payments = testPayments(() => server.current.clock);
  const server = testServer({ payments: payments.provider });

  it("pays at the local provider on a port of its own, by its own clock", async () => {
    const { payments: port } = server.current.platform;
    const { id: customerId } = await port.createCustomer(customer);
    expect(await port.listMandates(customerId)).toEqual([]);
    await payments.current.switch({ failing: { as: 503 } });
    await expect(port.listMandates(customerId)).rejects.toMatchObject({ kind: "unavailable" });
  });
});

describe("the choice", () => {
  const key = { MOLLIE_API_KEY: "test_secret" };
  const payments = testPayments(() => createTestClock("2026-11-15T09:30:00Z"));

  it.each([
    [{}, true, true],
    [{}, false, false],
    [{ NODE_ENV: "development" }, false, true],
    [key, true, false],
    [{ ...key, NODE_ENV: "development" }, false, false],
  ])("with %j, in a demo %s, is local: %s", (environment, isDemo, isLocal) => {
    expect(hasLocalPayments(readConfig(environment), isDemo)).toBe(isLocal);
  });

  it("is Mollie at its address when there is a key, also in a demo", async () => {
    const config = readConfig({ ...key, MOLLIE_API_URL: `${payments.current.url}/` });
    const nowhere = { isOn: true, url: () => "http://127.0.0.1:1" };
    const provider = createPayments(config, nowhere);
    expect((await provider.createCustomer(customer)).id).toMatch(/^cst_/);
    expect(readConfig(key).MOLLIE_API_URL).toBe("https://api.mollie.com");
  });
});
