import type { PaymentStatus } from "#contract/subscriptions/payments.ts";

const ends = ["paid", "failed", "expired", "cancelled"] as const;

/** What can become of a payment. What comes late, or twice, says nothing new. */
const followers: Record<PaymentStatus, readonly PaymentStatus[]> = {
  open: ["pending", "authorized", ...ends],
  pending: ends,
  authorized: ends,
  paid: [],
  failed: [],
  expired: [],
  cancelled: [],
};

export function canBecome(from: PaymentStatus, to: PaymentStatus): boolean {
  return followers[from].includes(to);
}

export function isUnfinished(status: PaymentStatus): boolean {
  return followers[status].length > 0;
}

export const unfinishedStatuses = (Object.keys(followers) as PaymentStatus[]).filter(isUnfinished);
