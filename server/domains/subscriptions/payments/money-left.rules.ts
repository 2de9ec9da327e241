import type { paymentEntryKinds } from "#contract/subscriptions/ledger.ts";
import type { PaymentStatus, RefundStatus } from "#contract/subscriptions/payments.ts";

/** What happened to money that was paid: some may have gone back, by us, by the provider or by a bank. */

type Entry = {
  kind: (typeof paymentEntryKinds)[number];
  reference: string;
  amountCents: number;
};
type Refund = { status: RefundStatus; providerId: string | null; amountCents: number };

/** What a bank took back, and did not give again. */
export function chargedBackCents(entries: readonly Entry[]): number {
  return (
    sumOf(entries.filter(({ kind }) => kind === "charged_back")) -
    sumOf(entries.filter(({ kind }) => kind === "chargeback_reversed"))
  );
}

/** What can still be paid back. What we asked for counts at once, before the provider has done it. */
export function refundableCents(
  payment: { status: PaymentStatus; amountCents: number },
  refunds: readonly Refund[],
  entries: readonly Entry[],
): number {
  if (payment.status !== "paid") return 0;
  const asked = sumOf(refunds.filter(({ status }) => status !== "failed"));
  const isOurs = (reference: string) => refunds.some(({ providerId }) => providerId === reference);
  // By hand, at the provider's own pages.
  const others = entries.filter((entry) => entry.kind === "refunded" && !isOurs(entry.reference));
  return Math.max(0, payment.amountCents - asked - sumOf(others) - chargedBackCents(entries));
}

function sumOf(rows: readonly { amountCents: number }[]): number {
  return rows.reduce((sum, { amountCents }) => sum + amountCents, 0);
}
