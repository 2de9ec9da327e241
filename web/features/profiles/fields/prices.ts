import type { ServiceType } from "#contract/shared/care.ts";
import { formatNumber } from "#web/lib/formatting.ts";
import { parseNumber } from "#web/ui/number-text.ts";

/** What is usual around here, to begin with. */
export const suggestedCents = {
  house_visit: 1_200,
  sitter_at_owner_home: 3_500,
  day_and_night_care_at_owner_home: 4_500,
  daycare_at_sitter_home: 2_500,
  day_and_night_at_sitter_home: 3_500,
  dog_walking_service: 1_400,
} as const satisfies Record<ServiceType, number>;

const cheapestCents = 100;
const dearestCents = 100_000;

/** Null for nothing, NaN for what is no amount. The site writes a comma in both languages. */
export function toCents(text: string): number | null {
  const euros = parseNumber(text, "nl-NL");
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

/** The price of one more animal may be left out, or nothing. */
export function extraProblem(text: string): PriceProblem | null {
  const cents = toCents(text);
  if (cents === null) return null;
  if (Number.isNaN(cents) || cents < 0) return "priceUnreadable";
  return cents > dearestCents ? "priceHigh" : null;
}

const cyclingMinutesPerKm = 3.75;
const furthestByBikeKm = 15;

/** How long it takes to get there by bike, in steps of five minutes; null where nobody would. */
export function cyclingMinutes(km: number): number | null {
  if (km > furthestByBikeKm) return null;
  return Math.max(5, Math.round((km * cyclingMinutesPerKm) / 5) * 5);
}
