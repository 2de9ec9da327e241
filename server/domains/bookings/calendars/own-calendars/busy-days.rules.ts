import type { BusyDay } from "#contract/bookings/calendars.ts";
import { daysOf } from "#contract/bookings/price-estimate.ts";
import { hourMs } from "#contract/shared/durations.ts";
import { clockAt, instantOf } from "#server/platform/amsterdam-time.ts";

/**
 * A sitter's own calendar says when they are busy; the search knows free days only. A day is taken when
 * at least four hours of it are, between eight in the morning and ten in the evening in Amsterdam: a
 * visit to the dentist leaves a day to be offered, a working day or a holiday doesn't.
 */
export const dayBegins = "08:00";
export const dayEnds = "22:00";
export const busyHoursThatTakeADay = 4;

/** Instants, as text: this is what is kept of a calendar. */
export type BusyTime = { from: string; until: string };
/** Days, both included. */
export type DayRange = { from: string; until: string };

/** In order, and none that overlaps or touches another: two at once are busy once. */
export function mergeBusyTimes(times: readonly BusyTime[]): BusyTime[] {
  const merged: BusyTime[] = [];
  for (const time of times.toSorted((a, b) => a.from.localeCompare(b.from))) {
    const last = merged.at(-1);
    if (!last || time.from > last.until) merged.push({ ...time });
    else if (time.until > last.until) last.until = time.until;
  }
  return merged;
}

/** The days from today on that are taken, next to each other in one range. */
export function busyDaysOf(times: readonly BusyTime[], today: string): DayRange[] {
  const busyMs = new Map<string, number>();
  for (const time of mergeBusyTimes(times)) {
    const from = new Date(time.from);
    const until = new Date(time.until);
    const first = clockAt(from).date;
    for (const day of daysOf(first < today ? today : first, clockAt(until).date)) {
      busyMs.set(day, (busyMs.get(day) ?? 0) + overlapMs(day, from, until));
    }
  }
  const least = busyHoursThatTakeADay * hourMs;
  const taken = [...busyMs].filter(([, ms]) => ms >= least).map(([day]) => day);
  return joinDays(taken.toSorted());
}

type Known = { away: readonly DayRange[]; times: readonly BusyTime[] };

/** These days as their sitter sees them; those on which nothing is in the way are left out. */
export function describeBusyDays(days: readonly string[], { away, times }: Known): BusyDay[] {
  const [first] = days;
  if (!first) return [];
  const merged = mergeBusyTimes(times);
  const taken = busyDaysOf(merged, first);
  const isIn = (ranges: readonly DayRange[], day: string) =>
    ranges.some(({ from, until }) => from <= day && day <= until);
  return days
    .map((date) => ({
      date,
      isAway: isIn(away, date),
      isTaken: isIn(taken, date),
      times: merged.flatMap((time) => timesOn(date, time) ?? []),
    }))
    .filter((day) => day.isAway || day.isTaken || day.times.length > 0);
}

/** What of it lies on this day, by the clock in Amsterdam. */
function timesOn(date: string, time: BusyTime): BusyDay["times"][number] | null {
  const begins = instantOf(date, "00:00");
  const ends = instantOf(date, "23:59");
  const from = new Date(time.from);
  const until = new Date(time.until);
  if (until <= begins || from >= ends) return null;
  return {
    time: clockAt(from < begins ? begins : from).time,
    endTime: clockAt(until > ends ? ends : until).time,
  };
}

function overlapMs(day: string, from: Date, until: Date): number {
  const begins = Math.max(from.getTime(), instantOf(day, dayBegins).getTime());
  const ends = Math.min(until.getTime(), instantOf(day, dayEnds).getTime());
  return Math.max(0, ends - begins);
}

function joinDays(days: readonly string[]): DayRange[] {
  const ranges: DayRange[] = [];
  for (const day of days) {
    const last = ranges.at(-1);
    if (last && daysOf(last.until, day).length === 2) last.until = day;
    else ranges.push({ from: day, until: day });
  }
  return ranges;
}
