import { formatNumber } from "#web/lib/text/formatting.ts";
import { parseNumber } from "./number-text.ts";

const cheapestCents = 100;
export const dearestCents = 100_000;

/** Null for nothing, NaN for what is no amount. The site writes a comma in both languages. */
export function toCents(text: string): number | null {
  const euros = parseNumber(text);
  // Through text: 14.35 * 100 is 1434.9999… in floating point.
  return euros === null ? null : Math.round(Number(`${euros}e2`));
}

export function priceText(cents: number): string {
  return formatNumber(cents / 100, 2);
}

export type PriceProblem = "priceUnreadable" | "priceLow" | "priceHigh";

export function priceProblem(text: string): PriceProblem | null {
  const cents = toCents(text);
  if (cents === null || Number.isNaN(cents)) return "priceUnreadable";
  if (cents < cheapestCents) return "priceLow";
  return cents > dearestCents ? "priceHigh" : null;
}
