import { type CalendarDate, parseDate } from "@internationalized/date";

/** Days travel through the product as text, '2027-03-14'; only the calendar needs more. */
export function toCalendarDate(on: string | null | undefined): CalendarDate | null {
  if (!on) return null;
  try {
    return parseDate(on);
  } catch {
    // A draft from an older version or a hand-made link: an empty field beats a broken page.
    return null;
  }
}

/** As people say it: '14 maart 2027'. */
export function dayInWords(on: string, locale: string): string {
  const day = toCalendarDate(on);
  if (!day) return on;
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(
    day.toDate("UTC"),
  );
}

export type DayLimits = { min?: string; max?: string };

/** ISO days sort as text. */
export function outsideLimits(on: string, { min, max }: DayLimits): "early" | "late" | null {
  if (min !== undefined && on < min) return "early";
  if (max !== undefined && on > max) return "late";
  return null;
}
