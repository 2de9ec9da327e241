import { parseDate } from "@internationalized/date";

/** Days of the calendar as `2026-12-31`: they compare as they stand. */

export function addDays(on: string, days: number): string {
  return parseDate(on).add({ days }).toString();
}

/** The same day of a later month, or its last one: 31 January and a month is 28 or 29 February. */
export function addMonths(on: string, months: number): string {
  return parseDate(on).add({ months }).toString();
}

export function daysBetween(first: string, last: string): number {
  return parseDate(last).compare(parseDate(first));
}

export function laterOf(one: string, other: string): string {
  if (one > other) return one;
  return other;
}
