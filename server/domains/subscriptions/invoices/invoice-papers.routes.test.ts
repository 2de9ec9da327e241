import { extractText, getDocumentProxy } from "unpdf";
import { beforeEach, describe, expect, it } from "vitest";
import { refunds } from "#server/db/schema/money/payments.ts";
import { type Buyer, testBuying } from "#tests/setup/money/buying.ts";
import { testPayments } from "#tests/setup/stand-ins/local-payments.ts";
import { testServer, testStart } from "#tests/setup/test-server.ts";
import { withdrawalLink } from "../withdrawal.service.ts";

const books = testPayments(() => server.current.clock);
const server = testServer({
  payments: books.provider,
  environment: {
    OPERATOR_NAME: "Buurtdieren B.V.",
    OPERATOR_ADDRESS: "Oudegracht 1, 3511 AB Utrecht",
    OPERATOR_EMAIL: "post@example.org",
    OPERATOR_KVK: "12345678",
    OPERATOR_VAT: "NL123456789B01",
  },
});
const { giveBack, makeBuyer, order, pay, later, renew } = testBuying(server, books);

let buyer: Buyer;
beforeEach(async () => {
  server.current.clock.set(testStart);
  const user = { firstName: "Željka", lastName: "van der Ångström", email: "zeljka@example.test" };
  buyer = await makeBuyer({ user });
});

/** What a reader of PDFs finds on the paper, in the language that is asked for. */
async function read(paymentId: number, language = "nl", refundId?: number): Promise<string> {
  const query = refundId === undefined ? "" : `?refund=${refundId}`;
  const answer = await server.current.call("GET", `/api/payments/${paymentId}/invoice${query}`, {
    as: buyer.token,
    headers: { "accept-language": language },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toBe("application/pdf");
  const paper = await getDocumentProxy(new Uint8Array(answer.rawPayload));
  expect(paper.numPages).toBe(1);
  const { text } = await extractText(paper, { mergePages: true });
  return text.replaceAll("\u00a0", " ");
}

const seller = [
  ...["Buurtdieren B.V.", "Oudegracht 1, 3511 AB Utrecht", "post@example.org"],
  ...["KVK 12345678", "BTW NL123456789B01"],
];
const buyerLines = ["Željka van der Ångström", "zeljka@example.test"];

function expectAll(text: string, parts: readonly string[]): void {
  for (const part of parts) expect(text).toContain(part);
}

describe("an invoice on paper", () => {
  it("has its number, line, tax, totals, seller and buyer, in Dutch", async () => {
    const paymentId = await order(buyer, "quarter");
    await pay(paymentId);
    const text = await read(paymentId);
    expectAll(text, [...seller, ...buyerLines]);
    expectAll(text, ["Factuur", "2026-000001", "15 november 2026"]);
    expectAll(text, ["Abonnement, kwartaal", "15 november 2026 tot en met 15 februari 2027"]);
    expectAll(text, ["Exclusief btw", "€ 16,49", "21% btw", "€ 3,46", "Totaal", "€ 19,95"]);
    expect(text).toContain("Betaald op 15 november 2026.");
  });

  it("and in English", async () => {
    const paymentId = await order(buyer, "year");
    await pay(paymentId);
    const text = await read(paymentId, "en");
    expectAll(text, [...seller, ...buyerLines]);
    expectAll(text, ["Invoice", "2026-000001", "Subscription, one year"]);
    expectAll(text, ["15 November 2026 to 15 November 2027 inclusive"]);
    expectAll(text, ["Excluding VAT", "€ 41,28", "21% VAT", "€ 8,67", "Total", "€ 49,95"]);
  });

  it("of a renewal is for the days that follow, with the next number", async () => {
    await pay(await order(buyer));
    await renew(17);
    await renew(7);
    const { data } = (
      await server.current.call("GET", "/api/payments", { as: buyer.token })
    ).json();
    const text = await read(data[0].id);
    expectAll(text, ["2026-000002", "16 december 2026 tot en met 15 januari 2027", "€ 9,95"]);
  });
});

describe("a credit note", () => {
  it("is below zero, names its invoice, and has a number of the same series", async () => {
    const paymentId = await order(buyer, "quarter");
    await pay(paymentId);
    later(4);
    const t = withdrawalLink.tokenOf(server.current.platform.appKey, paymentId);
    await server.current.call("POST", "/api/withdrawal", { body: { t } });
    const [refund] = await server.current.platform.db.select().from(refunds);
    await giveBack();
    // 88 of 92 days are left: 1995 × 88 / 92, and of that 21/121.
    expect(refund?.amountCents).toBe(1908);
    const text = await read(paymentId, "nl", refund?.id);
    expectAll(text, [...seller, ...buyerLines]);
    expectAll(text, ["Creditfactuur", "2026-000002", "19 november 2026"]);
    expectAll(text, ["Abonnement, kwartaal", "Teruggegeven op factuur 2026-000001"]);
    expectAll(text, ["€ -15,77", "€ -3,31", "€ -19,08"]);
    const english = await read(paymentId, "en", refund?.id);
    expectAll(english, ["Credit note", "Credited on invoice 2026-000001"]);
    expectAll(english, ["€ -15,77", "€ -3,31", "€ -19,08"]);
  });
});
