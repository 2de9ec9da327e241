/**
 * Days of the calendar, reckoned by hand: what is checked with them must not lean on the library that
 * made it.
 */
const dayMs = 24 * 60 * 60 * 1000;

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
export function amsterdamDay(moment: Date): string {
  const year = moment.getUTCFullYear();
  const isSummer =
    moment.getTime() >= lastSunday(year, 2) && moment.getTime() < lastSunday(year, 9);
  return write(moment.getTime() + (isSummer ? 2 : 1) * 60 * 60 * 1000);
}

function lastSunday(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0, 1));
  return last.getTime() - last.getUTCDay() * dayMs;
}
