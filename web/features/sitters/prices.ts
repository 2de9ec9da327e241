import type { OfferedService } from "#contract/profile-parts.ts";

/** What one can start from: the cheapest of what is offered. */
export function lowestPrice(services: readonly OfferedService[]): OfferedService | undefined {
  return services.toSorted((a, b) => a.priceCents - b.priceCents)[0];
}

/** How long it takes, in the words people use: minutes up to an hour, then hours. */
export function lengthOf(
  minutes: number,
): { unit: "minutes"; minutes: number } | { unit: "hour" } | { unit: "hours"; hours: number } {
  if (minutes === 60) return { unit: "hour" };
  if (minutes < 60 || minutes % 30 !== 0) return { unit: "minutes", minutes };
  return { unit: "hours", hours: minutes / 60 };
}
