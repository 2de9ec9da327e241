import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { NewPayment, PaymentProvider } from "../payment-provider.ts";
import { createMollieProvider } from "./mollie-provider.ts";

type Sent = { method: string; path: string; headers: Record<string, unknown>; body: unknown };
type Answer = { status?: number; headers?: Record<string, string>; body: unknown };

/** What Mollie's documentation shows, word for word, and what it doesn't. */
describe("answers that the local provider never gives", () => {
  const answers: Answer[] = [];
  const sent: Sent[] = [];
  let provider: PaymentProvider;
  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk: Buffer) => {
      text += chunk.toString("utf8");
    });
    request.on("end", () => {
      sent.push({
        method: request.method ?? "",
        path: request.url ?? "",
        headers: request.headers,
        body: text === "" ? undefined : JSON.parse(text),
      });
      const { status = 200, headers = {}, body } = answers.shift() ?? { status: 500, body: {} };
      response.writeHead(status, { "content-type": "application/hal+json", ...headers });
      response.end(typeof body === "string" ? body : JSON.stringify(body));
    });
  });

  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    provider = createMollieProvider({ apiKey: "live_secret", url: () => url, waitsMs: [1] });
  });
  beforeEach(() => {
    answers.length = 0;
    sent.length = 0;
  });
  afterAll(() => new Promise((done) => server.close(done)));

  const documented = {
    resource: "payment",
    id: "tr_5B8cwPMGnU",
    mode: "live",
    description: "Chess Board",
    amount: { currency: "EUR", value: "10.00" },
    amountRefunded: { currency: "EUR", value: "2.50" },
    amountChargedBack: { currency: "EUR", value: "7.50" },
    settlementAmount: { currency: "EUR", value: "-10.00" },
    method: "paypal",
    sequenceType: "oneoff",
    status: "authorized",
    statusReason: { code: "insufficient_funds", message: "The account of John Doe" },
    details: { consumerName: "John Doe", consumerAccount: "NL91ABNA0417164300" },
    metadata: { subscription: "12", nested: { a: 1 }, none: null },
    createdAt: "2024-03-20T09:13:37+00:00",
    authorizedAt: "2024-03-20T10:28:37+01:00",
    _embedded: {
      chargebacks: [
        {
          resource: "chargeback",
          id: "chb_xFzwUN4ci8HAmSGUACS4J",
          amount: { currency: "EUR", value: "7.50" },
          settlementAmount: { currency: "EUR", value: "-7.50" },
          reason: null,
          paymentId: "tr_5B8cwPMGnU",
          createdAt: "2024-03-21T09:13:37+00:00",
          reversedAt: "2024-03-22T09:13:37+00:00",
        },
      ],
    },
    _links: { self: { href: "https://api.mollie.com/v2/payments/tr_5B8cwPMGnU", type: "" } },
  };
  const payment: NewPayment = {
    sequenceType: "recurring",
    mandateId: "mdt_1",
    amountCents: 1995,
    description: "Kwispel",
    webhookUrl: "https://kwispel.example/api/payments/webhook",
    customerId: "cst_1",
    metadata: { subscription: "12" },
    locale: "en",
    idempotencyKey: "key-1",
  };

  it("reads what it knows and drops the rest", async () => {
    answers.push({ body: documented });
    const read = await provider.getPayment("tr_5B8cwPMGnU");
    expect(read).toMatchObject({
      status: "authorized",
      method: "paypal",
      authorizedAt: new Date("2024-03-20T09:28:37Z"),
      amountRefundedCents: 250,
      amountChargedBackCents: 750,
      failureReason: "insufficient_funds",
      metadata: { subscription: "12" },
      isCancellable: false,
      chargebacks: [{ amountCents: 750, reversedAt: new Date("2024-03-22T09:13:37Z") }],
    });
    expect(JSON.stringify(read)).not.toMatch(/John|NL91/);
    expect(sent[0]?.path).toBe("/v2/payments/tr_5B8cwPMGnU?embed=chargebacks");
  });

  it("sends what the documentation asks for, the key of a call with every attempt", async () => {
    answers.push({ status: 502, body: "<html>" }, { status: 201, body: documented });
    await provider.createPayment(payment);
    expect(sent).toHaveLength(2);
    for (const { method, path, headers, body } of sent) {
      expect([method, path]).toEqual(["POST", "/v2/payments"]);
      expect(headers).toMatchObject({
        authorization: "Bearer live_secret",
        "content-type": "application/json",
        "idempotency-key": "key-1",
      });
      expect(body).toEqual({
        amount: { currency: "EUR", value: "19.95" },
        description: "Kwispel",
        webhookUrl: "https://kwispel.example/api/payments/webhook",
        customerId: "cst_1",
        mandateId: "mdt_1",
        metadata: { subscription: "12" },
        locale: "en_GB",
        sequenceType: "recurring",
      });
    }
  });

  it("doesn't know what became of it when the first attempt is still being worked on", async () => {
    answers.push({ status: 504, body: "" }, { status: 409, body: { status: 409, detail: "busy" } });
    await expect(provider.createPayment(payment)).rejects.toMatchObject({ kind: "unavailable" });
  });

  it.each(["", "..", "../customers", "tr_a/../b", "tr_a?embed=x", "tr_é", "tr_"])(
    "doesn't ask after '%s', which is no id",
    async (id) => {
      await expect(provider.getPayment(id)).rejects.toMatchObject({ kind: "notFound" });
      await expect(provider.createRefund(id, { ...payment })).rejects.toMatchObject({
        kind: "notFound",
      });
      expect(sent).toEqual([]);
    },
  );

  it("doesn't take the key elsewhere", async () => {
    answers.push({ status: 302, headers: { location: "/elsewhere" }, body: "" });
    await expect(provider.getPayment("tr_1")).rejects.toMatchObject({ kind: "unavailable" });
    expect(sent).toHaveLength(1);
  });

  it.each([
    ["a page of somebody in between", { status: 403, body: "<h1>Blocked</h1>" }],
    ["a status that we don't know", { body: { ...documented, status: "dreaming" } }],
    ["dollars", { body: { ...documented, amount: { currency: "USD", value: "10.00" } } }],
    ["a number for an amount", { body: { ...documented, amount: 10 } }],
    ["a date that is none", { body: { ...documented, createdAt: "soon" } }],
    [
      "a page to pay at that is a script",
      { body: { ...documented, _links: { checkout: { href: "javascript:alert(1)" } } } },
    ],
    ["nothing", { body: "" }],
    ["null", { body: "null" }],
  ])("is unavailable for %s", async (_case, answer) => {
    answers.push(answer);
    await expect(provider.getPayment("tr_1")).rejects.toMatchObject({ kind: "unavailable" });
  });

  it("repeats no values in its errors", async () => {
    answers.push({ body: { ...documented, status: "NL91ABNA0417164300" } });
    await expect(provider.getPayment("tr_1")).rejects.toThrow(/not understood \(status\)$/);
  });
});
