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

/** From Sunday on, as JavaScript counts them: in short, and in full. */
const weekdays = {
  nl: [
    ["zo", "zondag"],
    ["ma", "maandag"],
    ["di", "dinsdag"],
    ["wo", "woensdag"],
    ["do", "donderdag"],
    ["vr", "vrijdag"],
    ["za", "zaterdag"],
  ],
  en: [
    ["Sun", "Sunday"],
    ["Mon", "Monday"],
    ["Tue", "Tuesday"],
    ["Wed", "Wednesday"],
    ["Thu", "Thursday"],
    ["Fri", "Friday"],
    ["Sat", "Saturday"],
  ],
} as const satisfies Record<Locale, readonly (readonly [string, string])[]>;

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

/** 'za' or 'zaterdag'. */
export function weekdayInWords(on: string, locale: Locale, length: "short" | "long"): string {
  const [short, long] = weekdays[locale][new Date(on).getUTCDay()] ?? ["", ""];
  return length === "short" ? short : long;
}

/** 'za 19 december', 'zaterdag 19 december'; in another year than today's with the year. */
export function weekdayAndDayInWords(
  on: string,
  locale: Locale,
  today: string,
  length: "short" | "long" = "short",
): string {
  return `${weekdayInWords(on, locale, length)} ${dayOfMonthInWords(on, locale, today)}`;
}

/** The same for both ends of a period: 'za 19' and 'za 26 december'. */
export function weekdayPeriodInWords(
  period: Period,
  locale: Locale,
  today: string,
): { from: string; to: string } {
  const { from, to } = periodInWords(period, locale, today);
  return {
    from: `${weekdayInWords(period.startDate, locale, "short")} ${from}`,
    to: `${weekdayInWords(period.endDate, locale, "short")} ${to}`,
  };
}

/** '8:00': as people write it, where a column doesn't have to line up. */
export function timeInWords(time: string): string {
  return time.replace(/^0/, "");
}
