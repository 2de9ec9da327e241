import { hourMs } from "./durations.ts";

/**
 * What the clock in Amsterdam shows, as the UTC fields of a date. Not by `Intl`: the first use of it in a
 * browser takes a phone longer than taking over half of a page. Summer time has been the same throughout
 * the European Union since 1996; a test compares this with what browsers know, years ahead.
 */
export function amsterdamClock(at: Date): Date {
  return new Date(at.getTime() + (isSummerTime(at) ? 2 : 1) * hourMs);
}

/** The day on the calendar in Amsterdam: `2026-11-15`. */
export function dayInAmsterdam(at: Date): string {
  return amsterdamClock(at).toISOString().slice(0, 10);
}

/** From the last Sunday of March until that of October, at one o'clock in Greenwich. */
function isSummerTime(at: Date): boolean {
  const year = at.getUTCFullYear();
  return at >= lastSunday(year, 2) && at < lastSunday(year, 9);
}

/** Of a month of 31 days, counted from 0. */
function lastSunday(year: number, month: number): Date {
  const lastDay = new Date(Date.UTC(year, month, 31, 1));
  return new Date(Date.UTC(year, month, 31 - lastDay.getUTCDay(), 1));
}
