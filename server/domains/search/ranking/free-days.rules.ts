import { weekdays } from "#contract/shared/care.ts";
import { dayMs } from "#contract/shared/durations.ts";
import { maskOf, traitBits } from "./traits.rules.ts";

/** A day on the calendar as a number: days since 1970. */
export function dayNumber(day: string): number {
  return Math.round(Date.parse(day) / dayMs);
}

/** The first and the last day of each period, one after the other; absent when there is none. */
export type Periods = readonly number[] | null;

/** Where the calendar differs from the ordinary week. */
export type OtherDays = { extra: Periods; away: Periods };
export const noPeriods: OtherDays = { extra: null, away: null };

export type AskedDays = { from: number; to: number; week: number };

/** `2026-12-20/2027-01-03`, and which days of the week it has. */
export function askedDays(vacation: string): AskedDays {
  const [from = 0, to = 0] = vacation.split("/").map(dayNumber);
  let week = 0;
  for (let day = from; day <= Math.min(to, from + 6); day += 1) week |= weekdayBit(day);
  return { from, to, week };
}

/**
 * Free on all of these days: never away, and each day is in the ordinary week or among the extra
 * days.
 */
export function isFree(
  traits: number,
  { extra, away }: OtherDays,
  { from, to, week }: AskedDays,
): boolean {
  if (overlaps(away, from, to)) return false;
  if ((traits & week) === week) return true;
  for (let day = from; day <= to; day += 1) {
    if ((traits & weekdayBit(day)) === 0 && !overlaps(extra, day, day)) return false;
  }
  return true;
}

/** The first of January 1970 was a Thursday. */
function weekdayBit(day: number): number {
  return maskOf(traitBits.days, [weekdays[(day + 3) % 7] ?? "MONDAY"]);
}

function overlaps(periods: Periods, from: number, to: number): boolean {
  if (!periods) return false;
  for (let at = 0; at < periods.length; at += 2) {
    if ((periods[at] ?? 0) <= to && (periods[at + 1] ?? 0) >= from) return true;
  }
  return false;
}
