import type { Plan, SoldPlan } from "#contract/subscriptions/plans.ts";
import { perMonthCents, planMonths, plans, vatIn } from "#contract/subscriptions/plans.ts";
import type { Config } from "#server/platform/config/config.ts";
import type { Standing } from "./ledger.rules.ts";
import type { SubscriptionRow } from "./subscriptions.repository.ts";

export function priceOf(config: Config, plan: Plan): number {
  const prices = {
    month: config.PRICE_MONTH,
    quarter: config.PRICE_QUARTER,
    year: config.PRICE_YEAR,
  };
  return prices[plan];
}

type Announced = Pick<SubscriptionRow, "announcedEndOn" | "announcedPlan" | "announcedCents">;

/** Nobody pays another price than they read: what was announced holds, whatever the price is by then. */
export function renewalPriceOf(
  config: Config,
  { announcedEndOn, announcedPlan, announcedCents }: Announced,
  { endOn, nextPlan }: Pick<Standing, "endOn" | "nextPlan">,
): number {
  const isAnnounced = announcedEndOn === endOn && announcedPlan === nextPlan;
  return (isAnnounced ? announcedCents : null) ?? priceOf(config, nextPlan);
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
      plan,
      months: planMonths[plan],
      priceCents,
      vatCents: vatIn(priceCents, vatPercent),
      perMonthCents: perMonthCents(plan, priceCents),
    };
  });
}
