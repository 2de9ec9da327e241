import type { PaymentStatus } from "#contract/subscriptions/payments.ts";
import { addDays } from "./days.rules.ts";
import type { Standing } from "./ledger.rules.ts";
import { isUnfinished } from "./payment-status.rules.ts";

/** So many days before the end it is said what will be charged. */
export const announceDays = 14;
/** …and charged: a direct debit takes days. The others follow one that failed, 1, 3 and 5 days later. */
export const chargeDays = [7, 6, 4, 2] as const;
/** After a standstill a first charge may come so late; the days in between are not charged. */
const latestDays = 7;

export type RenewalFacts = {
  standing: Standing;
  /** Its owner was told of this end. */
  announcedOn: string | null;
  /** What became of the charges for this end, in their order. */
  charges: readonly PaymentStatus[];
  today: string;
};

export type RenewalStep =
  | { kind: "announce" }
  | { kind: "charge"; attempt: number }
  | { kind: "giveUp" };

export function chargeOn({ endOn }: Pick<Standing, "endOn">, attempt = 0): string {
  return addDays(endOn, -(chargeDays[attempt] ?? 0));
}

/** What the clock asks for today; the same answer however often it asks, until that is done. */
export function renewalStep(facts: RenewalFacts): RenewalStep | null {
  const { standing, announcedOn, charges, today } = facts;
  const { endOn, isCancelled } = standing;
  if (isCancelled || today < addDays(endOn, -announceDays)) return null;
  const last = charges.at(-1);
  if (last !== undefined && (last === "paid" || isUnfinished(last))) return null;
  const attempt = charges.length;
  const isOver = today > (attempt === 0 ? addDays(endOn, latestDays) : endOn);
  if (isOver || attempt >= chargeDays.length) return { kind: "giveUp" };
  if (announcedOn === null) return { kind: "announce" };
  // Whoever is told today has until tomorrow at least to say no.
  const isDue = today >= chargeOn(standing, attempt) && today > announcedOn;
  return isDue ? { kind: "charge", attempt } : null;
}
