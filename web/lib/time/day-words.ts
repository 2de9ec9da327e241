import type { Locale } from "#contract/shared/locale.ts";

/** Days of the calendar as people say them. Tables of our own, for the reason in formatting.ts. */
const months = {
  nl: [
    "januari",
    "februari",
    "maart",
    "april",
    "mei",
    "juni",
    "juli",
    "augustus",
    "september",
    "oktober",
    "november",
    "december",
  ],
  en: [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
  ],
} as const satisfies Record<Locale, readonly string[]>;

type Day = { year: number; month: number; day: number };

function toDay(on: string): Day {
  const [year = 0, month = 1, day = 1] = on.split("-").map(Number);
  return { year, month, day };
}

/** Of a day or a month, `2026-03` or `2026-03-14`: 'maart 2026'. */
export function monthInWords(on: string, locale: Locale): string {
  const { year, month } = toDay(on);
  return `${months[locale][month - 1]} ${year}`;
}

/** '3 augustus'; in another year than today's with the year. */
export function dayOfMonthInWords(on: string, locale: Locale, today: string): string {
  const { year, month, day } = toDay(on);
  const words = `${day} ${months[locale][month - 1]}`;
  return year === toDay(today).year ? words : `${words} ${year}`;
}

export type Period = { startDate: string; endDate: string };

/** Both ends of a period, with the month and the year said once where that is enough. */
export function periodInWords(
  { startDate, endDate }: Period,
  locale: Locale,
  today: string,
): { from: string; to: string } {
  const [start, end] = [toDay(startDate), toDay(endDate)];
  const to = dayOfMonthInWords(endDate, locale, today);
  if (start.year !== end.year) {
    // A period over New Year's Eve: the first year is said too, or 'december' could be either.
    return { from: `${start.day} ${monthInWords(startDate, locale)}`, to };
  }
  if (start.month !== end.month)
    return { from: `${start.day} ${months[locale][start.month - 1]}`, to };
  return { from: String(start.day), to };
}
