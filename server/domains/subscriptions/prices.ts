import type { Plan, SoldPlan } from "#contract/subscriptions/plans.ts";
import { perMonthCents, planMonths, plans, vatIn } from "#contract/subscriptions/plans.ts";
import type { Config } from "#server/platform/config/config.ts";

export function priceOf(config: Config, plan: Plan): number {
  const prices = {
    month: config.PRICE_MONTH,
    quarter: config.PRICE_QUARTER,
    year: config.PRICE_YEAR,
  };
  return prices[plan];
}

/** The rate that holds on a day: the last of those that began. */
export function vatPercentOn(config: Config, day: string): number {
  const rate = config.VAT_RATES.filter(({ from }) => from <= day).at(-1);
  if (!rate) throw new Error(`there is no VAT rate for ${day}`);
  return rate.percent;
}

export function soldPlans(config: Config, today: string): SoldPlan[] {
  const vatPercent = vatPercentOn(config, today);
  return plans.map((plan) => {
    const priceCents = priceOf(config, plan);
    return {
      ...{ plan, months: planMonths[plan], priceCents },
      vatCents: vatIn(priceCents, vatPercent),
      perMonthCents: perMonthCents(plan, priceCents),
    };
  });
}
