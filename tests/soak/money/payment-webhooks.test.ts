import { expect, it } from "vitest";
import { soakPaymentWebhooks } from "./payment-webhooks.ts";

// The long one is `npm run soak -- payment-webhooks`.
it("has the provider's books to the cent, whatever is told in which order, and killed in between", {
  timeout: 300_000,
}, async () => {
  const serverUrl = process.env.TEST_DATABASE_URL;
  const plan = { payments: 12, webhooks: 100, kills: 1, seed: 1, serverUrl };
  const figures = await soakPaymentWebhooks(plan);
  expect(figures).toMatchObject({
    webhooks: 100,
    kills: 1,
    others: 0,
    wrong: [],
    wrongPayments: 0,
    wrongPurchases: 0,
    wrongInvoices: 0,
    differences: 0,
    ourCents: figures.providersCents,
  });
  expect(figures.payments).toBeGreaterThanOrEqual(12);
  expect(figures.failed).toBeGreaterThan(0);
});
