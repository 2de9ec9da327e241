import { dayMs, hourMs } from "#contract/shared/durations.ts";

/**
 * Days of the calendar, reckoned by hand: what is checked with them must not lean on the library that
 * made it.
 */

const utc = (day: string) => Date.parse(`${day}T00:00:00Z`);
const write = (ms: number) => new Date(ms).toISOString().slice(0, 10);

export function plusDays(day: string, days: number): string {
  return write(utc(day) + days * dayMs);
}

export function daysFrom(first: string, last: string): number {
  return (utc(last) - utc(first)) / dayMs;
}

/** The same day of a later month; where there is none, the last one of it. */
export function plusMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const all = year * 12 + (month - 1) + months;
  const [newYear, newMonth] = [Math.floor(all / 12), (all % 12) + 1];
  const isLeap = (newYear % 4 === 0 && newYear % 100 !== 0) || newYear % 400 === 0;
  const february = isLeap ? 29 : 28;
  const length = [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][newMonth - 1] ?? 0;
  const two = (number: number) => String(number).padStart(2, "0");
  return `${newYear}-${two(newMonth)}-${two(Math.min(date, length))}`;
}

/** In Amsterdam: from the last Sunday of March to that of October, at one in Greenwich, it is summer. */
function isSummer(ms: number): boolean {
  const year = new Date(ms).getUTCFullYear();
  return ms >= lastSunday(year, 2) && ms < lastSunday(year, 9);
}

export function amsterdamDay(moment: Date): string {
  return amsterdamClock(moment.getTime()).day;
}

/** What calendar and clock show there. */
export function amsterdamClock(ms: number): { day: string; time: string } {
  const shown = new Date(ms + (isSummer(ms) ? 2 : 1) * hourMs).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) };
}

/** When they show this: of what they show twice the first time, of what they skip an hour later. */
export function amsterdamMoment(day: string, time: string): number {
  const asShown = Date.parse(`${day}T${time}:00Z`);
  const inSummer = asShown - 2 * hourMs;
  return isSummer(inSummer) ? inSummer : asShown - hourMs;
}

function lastSunday(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0, 1));
  return last.getTime() - last.getUTCDay() * dayMs;
}
