import type { AvailabilityPeriod } from "#contract/profile-parts.ts";
import type { PartOfDay } from "#contract/shared/care.ts";
import { dayMs } from "#contract/shared/durations.ts";
import { type Week, weekdaysInOrder } from "#web/lib/time/week.ts";

/**
 * A month as others see it: the ordinary week, the days that are free on top of that, and the days
 * away, which win from both.
 */
export type DayState = "past" | "free" | "partly" | "none" | "away";
export type MonthDay = { date: string; day: number; state: DayState };

export type Availability = { week: Week; periods: readonly AvailabilityPeriod[]; today: string };

/** By day, a whole one has these; whoever sleeps at night still counts as free. */
const wholeDay: readonly PartOfDay[] = ["morning", "afternoon", "evening"];

export function stateOf(date: string, { week, periods, today }: Availability): DayState {
  if (date < today) return "past";
  const kinds = periods
    .filter(({ startDate, endDate }) => startDate <= date && date <= endDate)
    .map(({ kind }) => kind);
  if (kinds.includes("away")) return "away";
  if (kinds.includes("available")) return "free";
  const weekday = weekdaysInOrder[weekdayIndex(date)];
  const parts = week.find((each) => each.weekday === weekday)?.parts ?? [];
  if (wholeDay.every((part) => parts.includes(part))) return "free";
  return parts.length > 0 ? "partly" : "none";
}

/** The weeks of a month (`2026-11`), Monday first; null where a week reaches into another month. */
export function monthWeeks(month: string, availability: Availability): (MonthDay | null)[][] {
  const first = `${month}-01`;
  const start = Date.parse(first);
  const length = (Date.parse(`${monthAfter(month, 1)}-01`) - start) / dayMs;
  const cells: (MonthDay | null)[] = Array.from({ length: weekdayIndex(first) }, () => null);
  for (let day = 1; day <= length; day += 1) {
    const date = `${month}-${String(day).padStart(2, "0")}`;
    cells.push({ date, day, state: stateOf(date, availability) });
  }
  while (cells.length % 7 !== 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, row) => cells.slice(row * 7, row * 7 + 7));
}

export function monthAfter(month: string, by: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

/** 0 for Monday. */
function weekdayIndex(date: string): number {
  return (new Date(date).getUTCDay() + 6) % 7;
}
