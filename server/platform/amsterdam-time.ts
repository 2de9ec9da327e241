import { parseDate, parseTime, toCalendarDateTime, toZoned } from "@internationalized/date";
import { minuteMs } from "#contract/shared/durations.ts";

/**
 * People agree on days and on times of the clock in Amsterdam; what that amounts to in instants follows
 * from them, also in the nights in which the clock is put forward or back.
 */
export const amsterdam = "Europe/Amsterdam";

/**
 * The instant at which Amsterdam's clock shows this. A time that the clock skips in spring is an hour
 * later; of a time that it shows twice in autumn it is the first.
 */
export function instantOf(date: string, time: string): Date {
  return toZoned(
    toCalendarDateTime(parseDate(date), parseTime(time)),
    amsterdam,
    "compatible",
  ).toDate();
}

/** From one midnight to the next: 23, 24 or 25 hours. */
export function dayWindow(date: string): { from: Date; until: Date } {
  const next = parseDate(date).add({ days: 1 }).toString();
  return { from: instantOf(date, "00:00"), until: instantOf(next, "00:00") };
}

const clock = new Intl.DateTimeFormat("sv-SE", {
  timeZone: amsterdam,
  dateStyle: "short",
  timeStyle: "medium",
});

/** The day and the time on Amsterdam's clock. */
export function clockAt(at: Date): { date: string; time: string } {
  const [date = "", time = ""] = clock.format(at).split(" ");
  return { date, time: time.slice(0, 5) };
}

/** `2026-12-20T09:30:00+01:00`. */
export function momentInAmsterdam(at: Date): string {
  const [date = "", time = ""] = clock.format(at).split(" ");
  const minutes = Math.round((Date.parse(`${date}T${time}Z`) - at.getTime()) / minuteMs);
  const two = (value: number) => String(value).padStart(2, "0");
  return `${date}T${time}+${two(Math.trunc(minutes / 60))}:${two(minutes % 60)}`;
}

/** Of a day as it is; of a moment the day in Amsterdam. One without an offset is meant as it stands. */
export function dayOf(given: string): string {
  const hasOffset = /(Z|[+-]\d{2}:?\d{2})$/.test(given.slice(10));
  return hasOffset ? clockAt(new Date(given)).date : given.slice(0, 10);
}
