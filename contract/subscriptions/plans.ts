import * as z from "zod";

export const plans = ["month", "quarter", "year"] as const;
export const plan = z.enum(plans);
export type Plan = z.infer<typeof plan>;

export const planMonths: Record<Plan, number> = { month: 1, quarter: 3, year: 12 };

/** The tax that is in a price, to the cent; half a cent counts as one. */
export function vatIn(totalCents: number, vatPercent: number): number {
  return divideRounded(totalCents * vatPercent, 100 + vatPercent);
}

export function perMonthCents(plan: Plan, priceCents: number): number {
  return divideRounded(priceCents, planMonths[plan]);
}

/** By whole numbers alone: no cent is lost between binary and decimal fractions. */
export function divideRounded(dividend: number, divisor: number): number {
  return Math.floor((2 * dividend + divisor) / (2 * divisor));
}

/** A plan as it is sold today. */
export const soldPlan = z.object({
  plan,
  months: z.int(),
  priceCents: z.int(),
  /** What of the price is tax. */
  vatCents: z.int(),
  perMonthCents: z.int(),
});
export type SoldPlan = z.infer<typeof soldPlan>;
