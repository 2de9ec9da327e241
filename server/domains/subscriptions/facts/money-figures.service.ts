import type { Plan } from "#contract/subscriptions/plans.ts";
import type { ByDay, Days } from "#server/platform/by-day.ts";
import type { Context } from "#server/platform/context.ts";
import { countRunning, sumPaid, sumReturned } from "./money-figures.repository.ts";

export type MoneyByDay = { paid: Record<Plan, ByDay>; returned: ByDay };

/** What came in, tax included, and what went back, by the day on which it did. */
export async function sumMoneyByDay({ db }: Context, days: Days): Promise<MoneyByDay> {
  const [month, quarter, year, returned] = await Promise.all([
    sumPaid(db, "month", days),
    sumPaid(db, "quarter", days),
    sumPaid(db, "year", days),
    sumReturned(db, days),
  ]);
  return { paid: { month, quarter, year }, returned };
}

/** On each of these days. */
export function countRunningSubscriptions(
  { db }: Context,
  { days }: { days: readonly string[] },
): Promise<ByDay> {
  return countRunning(db, days);
}
