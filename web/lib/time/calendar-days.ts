import { dayMs } from "#contract/shared/durations.ts";

/** Days of the calendar as text, `2026-12-19`. Those of UTC all have 24 hours, so they can be counted. */
export function addDays(on: string, days: number): string {
  return new Date(Date.parse(on) + days * dayMs).toISOString().slice(0, 10);
}

export function daysBetween(first: string, last: string): number {
  return (Date.parse(last) - Date.parse(first)) / dayMs;
}

/** From the first to the last, both included; none when they are the wrong way round. */
export function daysFromTo(first: string, last: string): string[] {
  const count = Math.max(0, daysBetween(first, last) + 1);
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}

/** The days of the week that a day is in, Monday first. */
export function weekAround(on: string): string[] {
  const monday = addDays(on, -((new Date(on).getUTCDay() + 6) % 7));
  return daysFromTo(monday, addDays(monday, 6));
}

/** The whole weeks that a day's month is seen in. */
export function monthAround(on: string): string[][] {
  const month = on.slice(0, 7);
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const weeks: string[][] = [];
  for (let week = weekAround(`${month}-01`); (week[0] ?? "") <= last; ) {
    weeks.push(week);
    week = weekAround(addDays(week[0] ?? last, 7));
  }
  return weeks;
}

/** Of months, `2026-12`. */
export function addMonths(month: string, by: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

/** A day of the calendar, and not only what looks like one. */
export function isDay(text: string | null): text is string {
  if (text === null || !/^[12]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const at = Date.parse(text);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}
