import type { ServiceType } from "#contract/shared/care.ts";
import { dearestCents, type PriceProblem, toCents } from "#web/ui/forms/price-text.ts";

/** What is usual around here, to begin with. */
export const suggestedCents = {
  house_visit: 1_200,
  sitter_at_owner_home: 3_500,
  day_and_night_care_at_owner_home: 4_500,
  daycare_at_sitter_home: 2_500,
  day_and_night_at_sitter_home: 3_500,
  dog_walking_service: 1_400,
} as const satisfies Record<ServiceType, number>;

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
