import { calendarAddressMaxLength } from "#contract/bookings/calendars.ts";
import { dayMs, minuteMs } from "#contract/shared/durations.ts";

/**
 * When a calendar that was brought in is read: at once, and about every hour. One that can't be reached is
 * mostly there again soon; the longer it isn't, the seldomer it is tried, and at least once a day. Once a day it is read as a whole, also where
 * nothing has changed: what repeats for ever is known for a year, and the year moves on.
 */
/** The job that looks for them comes every five minutes. */
const betweenReadsMs = 55 * minuteMs;
const betweenFullReadsMs = dayMs;
const yearMs = 366 * dayMs;

/** `failures` in a row, with this one. */
export function nextReadAfter(now: Date, { failures } = { failures: 0 }): Date {
  const pauseMs = betweenReadsMs * 2 ** Math.max(0, failures - 1);
  return new Date(now.getTime() + Math.min(pauseMs, betweenFullReadsMs));
}

export function mustBeReadInFull(readInFullAt: Date | null, now: Date): boolean {
  return readInFullAt === null || now.getTime() - readInFullAt.getTime() >= betweenFullReadsMs;
}

export function aYearAhead(now: Date): Date {
  return new Date(now.getTime() + yearMs);
}

/** `webcal` is what calendar programs call https, so that it opens in them. Null for what is no address. */
export function toHttps(address: string): string | null {
  const https = address.replace(/^webcal:/i, "https:");
  const href = URL.canParse(https) ? new URL(https).href : null;
  // Signs outside of ASCII take up to nine each by now.
  return href && href.length <= calendarAddressMaxLength ? href : null;
}
