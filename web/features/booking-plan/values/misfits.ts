import { daysOf } from "#contract/bookings/price-estimate.ts";
import { type Availability, stateOf } from "#web/lib/time/month-days.ts";

/** Days of the choice on which the sitter usually isn't free, or has said to be away. */
export type Misfits = { none: string[]; away: string[] };

export function misfitsOf(
  { startDate, endDate }: { startDate: string; endDate: string },
  availability: Availability,
): Misfits {
  const found: Misfits = { none: [], away: [] };
  // Who told nothing of their days has no bad ones either.
  if (!startDate || availability.week.length + availability.periods.length === 0) return found;
  for (const day of daysOf(startDate, endDate || startDate)) {
    const state = stateOf(day, availability);
    if (state === "none" || state === "away") found[state].push(day);
  }
  return found;
}
