import type { PaymentStatus } from "#contract/subscriptions/payments.ts";
import { addDays, laterOf } from "../days.rules.ts";
import type { Standing } from "../ledger.rules.ts";
import { isUnfinished } from "../payment-status.rules.ts";

/** So many days before the end it is said what will be charged. */
export const announceDays = 14;
/** …and charged: a direct debit takes days. The others follow one that failed, 1, 3 and 5 days later. */
export const chargeDays = [7, 6, 4, 2] as const;
/** After a standstill a first charge may come so late; the days in between are not charged. */
const latestDays = 7;

/** What became of a try, and the day of it. */
export type Charge = { status: PaymentStatus; on: string };

export type RenewalFacts = {
  standing: Standing;
  /** Its owner was told of this end. */
  announcedOn: string | null;
  /** What became of the charges for this end, in their order. */
  charges: readonly Charge[];
  today: string;
};

export type RenewalStep =
  | { kind: "announce" }
  | { kind: "charge"; attempt: number }
  | { kind: "giveUp" };

export function chargeOn({ endOn }: Pick<Standing, "endOn">, attempt = 0): string {
  return addDays(endOn, -(chargeDays[attempt] ?? 0));
}

/** As far after the one before as it was meant to be, also where that one came late. */
function tryOn(
  standing: Pick<Standing, "endOn">,
  attempt: number,
  triedOn: string | undefined,
): string {
  const planned = chargeOn(standing, attempt);
  if (triedOn === undefined) return planned;
  const afterLast = addDays(triedOn, (chargeDays[attempt - 1] ?? 0) - (chargeDays[attempt] ?? 0));
  return laterOf(planned, afterLast);
}

/** The day on which a try that failed is followed by another; null when by none. */
export function retryOn(
  standing: Pick<Standing, "endOn">,
  { attempt, triedOn, today }: { attempt: number; triedOn: string; today: string },
): string | null {
  if (attempt + 1 >= chargeDays.length || today > standing.endOn) return null;
  return laterOf(tryOn(standing, attempt + 1, triedOn), today);
}

/** What the clock asks for today; the same answer however often it asks, until that is done. */
export function renewalStep(facts: RenewalFacts): RenewalStep | null {
  const { standing, announcedOn, charges, today } = facts;
  const { endOn, isCancelled } = standing;
  if (isCancelled || today < addDays(endOn, -announceDays)) return null;
  const last = charges.at(-1);
  // One that was paid would have moved the end: it went back to who had stopped, and goes on again.
  if (last && isUnfinished(last.status)) return null;
  const attempt = charges.length;
  const isOver = today > (attempt === 0 ? addDays(endOn, latestDays) : endOn);
  if (isOver || attempt >= chargeDays.length) return { kind: "giveUp" };
  if (announcedOn === null) return { kind: "announce" };
  // Whoever is told today has until tomorrow at least to say no.
  const isDue = today >= tryOn(standing, attempt, last?.on) && today > announcedOn;
  return isDue ? { kind: "charge", attempt } : null;
}
