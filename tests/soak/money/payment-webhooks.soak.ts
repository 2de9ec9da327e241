import type { Soak } from "#tests/soak/soak.ts";
import { type PaymentWebhooks, soakPaymentWebhooks } from "./payment-webhooks.ts";

const serverUrl = process.env.TEST_DATABASE_URL;

/** Whether our books and the provider's are the same to the cent, whatever comes in which order. */
export const soak: Soak<PaymentWebhooks> = {
  title: `100,000 webhooks for 5,000 payments, 20 kills, ${serverUrl ? "PostgreSQL server" : "embedded database"}`,
  rounds: 5,
  round: (seed) =>
    soakPaymentWebhooks({ payments: 1_000, webhooks: 20_000, kills: 4, seed, serverUrl }),
  summary(rounds) {
    const sum = (key: Exclude<keyof PaymentWebhooks, "wrong">) =>
      rounds.reduce((total, round) => total + round[key], 0);
    const names = {
      webhooks: "webhooks",
      forged: "of them forged",
      sentAgain: "sent again",
      lost: "lost",
      kills: "kills",
      payments: "payments",
      paid: "paid",
      failed: "failed",
      refunded: "refunded",
      chargedBack: "charged back",
      providersCents: "cents in the provider's books",
      ourCents: "cents in ours",
      others: "other answers",
      wrongPayments: "payments that differ",
      wrongPurchases: "bought twice or for nothing",
      wrongInvoices: "wrong invoice numbers",
      differences: "differences at night",
    } as const;
    const keys = Object.keys(names) as (keyof typeof names)[];
    const row = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;
    const mustNotBe = [
      "others",
      "wrongPayments",
      "wrongPurchases",
      "wrongInvoices",
      "differences",
    ] as const;
    return {
      markdown: [row(Object.values(names)), row(keys.map(() => "---")), row(keys.map(sum))].join(
        "\n",
      ),
      isMet:
        mustNotBe.every((key) => sum(key) === 0) &&
        sum("webhooks") >= 100_000 &&
        sum("payments") >= 5_000 &&
        sum("kills") === 20 &&
        rounds.every(({ providersCents, ourCents }) => providersCents === ourCents) &&
        // Where nothing was lost or taken back, nothing was shown.
        (["lost", "refunded", "chargedBack", "failed"] as const).every((key) => sum(key) > 0),
    };
  },
};
