import type { choiceKinds, endKinds, periodKinds } from "#contract/subscriptions/ledger.ts";
import { divideRounded, type Plan, planMonths } from "#contract/subscriptions/plans.ts";
import type { SubscriptionState } from "#contract/subscriptions/standing.ts";
import { type SubscriptionAction, withdrawalDays } from "#contract/subscriptions/subscriptions.ts";
import { addDays, addMonths, daysBetween } from "./days.rules.ts";

/**
 * A subscription is what its entries say, read in their order: what was bought and renewed, what its
 * owner chose, what ended it. Entries are added and never changed.
 */

export type Period = { plan: Plan; startOn: string; endOn: string };

export type Entry =
  | ({ kind: (typeof periodKinds)[number]; paymentId: number } & Period)
  | { kind: (typeof choiceKinds)[number] }
  | { kind: "plan_chosen"; plan: Plan }
  /** From this day on there is nothing left. */
  | { kind: (typeof endKinds)[number]; startOn: string };

export type Standing = {
  plan: Plan;
  /** What is charged for next. */
  nextPlan: Plan;
  /** The day from which whole months are counted: ends don't drift when a month was short. */
  anchorOn: string;
  months: number;
  /** Its last day. */
  endOn: string;
  isCancelled: boolean;
  /** By the clock, when nothing could be charged: that is not taken back by a press. */
  isGivenUp: boolean;
  /** What can still be withdrawn from: the first period since it was bought. */
  purchase: { paymentId: number; startOn: string; endOn: string } | null;
};

export function standingOf(entries: readonly Entry[]): Standing | null {
  return entries.reduce<Standing | null>(afterEntry, null);
}

function afterEntry(standing: Standing | null, entry: Entry): Standing | null {
  if (entry.kind === "bought") {
    const { paymentId, plan, startOn, endOn } = entry;
    return {
      plan,
      nextPlan: plan,
      anchorOn: startOn,
      months: planMonths[plan],
      endOn,
      isCancelled: false,
      isGivenUp: false,
      purchase: { paymentId, startOn, endOn },
    };
  }
  if (!standing) throw new Error(`a subscription begins with "bought", not with "${entry.kind}"`);
  switch (entry.kind) {
    case "renewed": {
      const { plan, startOn, endOn } = entry;
      const follows = startOn === addDays(standing.endOn, 1);
      const anchorOn = follows ? standing.anchorOn : startOn;
      const months = (follows ? standing.months : 0) + planMonths[plan];
      return { ...standing, plan, anchorOn, months, endOn, purchase: null };
    }
    case "plan_chosen":
      return { ...standing, nextPlan: entry.plan };
    case "cancelled":
      return { ...standing, isCancelled: true };
    case "given_up":
      return { ...standing, isCancelled: true, isGivenUp: true };
    case "resumed":
      return { ...standing, isCancelled: false };
    default: {
      const dayBefore = addDays(entry.startOn, -1);
      const isOver = dayBefore >= standing.endOn;
      const endOn = isOver ? standing.endOn : dayBefore;
      return { ...standing, endOn, isCancelled: true, purchase: null };
    }
  }
}

export function isRunning(standing: Standing | null, today: string): standing is Standing {
  return standing !== null && standing.endOn >= today;
}

export function stateOf(standing: Standing | null, today: string): SubscriptionState {
  if (!isRunning(standing, today)) return "inactive";
  return standing.isCancelled ? "cancelled" : "active";
}

/** What a first payment buys. */
export function firstPeriod(plan: Plan, paidOn: string): Period {
  return { plan, startOn: paidOn, endOn: addMonths(paidOn, planMonths[plan]) };
}

/** What a renewal buys: the days that follow, or, paid when it was over, those from then on. */
export function nextPeriod(standing: Standing, plan: Plan, paidOn: string): Period {
  const startOn = addDays(standing.endOn, 1);
  if (paidOn > startOn) return firstPeriod(plan, paidOn);
  const endOn = addMonths(standing.anchorOn, standing.months + planMonths[plan]);
  return { plan, startOn, endOn };
}

export type WithdrawalTerms = { until: string; refundCents: number };

/** Until when a purchase can be undone, and what comes back today: what is left of it, by days. */
export function withdrawalTerms(
  standing: Standing | null,
  paidCents: number,
  today: string,
): WithdrawalTerms | null {
  const purchase = standing?.purchase;
  if (!purchase) return null;
  const until = withdrawalUntil(purchase);
  if (today > until) return null;
  const days = daysBetween(purchase.startOn, purchase.endOn);
  const left = daysBetween(today, purchase.endOn);
  return { until, refundCents: divideRounded(paidCents * left, days) };
}

/** What can be done with it today. */
export function allowedActions(
  standing: Standing | null,
  today: string,
): readonly SubscriptionAction[] {
  // Over, and still to be charged: when the clock stood still, or a bank takes its time.
  const mayBeCharged = standing !== null && !standing.isCancelled;
  if (!isRunning(standing, today)) return mayBeCharged ? ["subscribe", "cancel"] : ["subscribe"];
  const isInTime = standing.purchase && today <= withdrawalUntil(standing.purchase);
  const withdraw = isInTime ? (["withdraw"] as const) : [];
  if (standing.isGivenUp) return withdraw;
  if (standing.isCancelled) return ["resume", ...withdraw];
  return ["cancel", "changePlan", ...withdraw];
}

function withdrawalUntil({ startOn }: { startOn: string }): string {
  return addDays(startOn, withdrawalDays);
}
