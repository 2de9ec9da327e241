import type { Payment, PaymentStatus } from "#contract/subscriptions/payments.ts";

/** Nobody knows yet what comes of it. */
export function isUnfinished(status: PaymentStatus): boolean {
  return status === "open" || status === "pending" || status === "authorized";
}

/** What became of a payment, for who comes back from paying. */
export type Outcome =
  | "ordered"
  | "paid"
  | "refunded"
  | "chargedBack"
  | "open"
  | "late"
  | "failed"
  | "cancelled"
  | "expired";

type Waiting = { isOrdered?: boolean; isLate?: boolean };

export function outcomeOf(payment: Payment, { isOrdered, isLate }: Waiting = {}): Outcome {
  const { status, refunds, chargedBackCents } = payment;
  if (status === "paid") {
    if (chargedBackCents !== undefined) return "chargedBack";
    return refunds.some(({ reason }) => reason === "paid_twice") ? "refunded" : "paid";
  }
  if (status === "failed" || status === "cancelled" || status === "expired") return status;
  if (isOrdered && payment.checkoutUrl) return "ordered";
  return isLate ? "late" : "open";
}
