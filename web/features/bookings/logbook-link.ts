import type { Booking } from "#contract/bookings.ts";
import { addDays } from "#web/lib/time/calendar-days.ts";
import { firstDayOf } from "./booking-dates.ts";
import { isCalledOff } from "./booking-words.ts";

/** Its logbook, from the day before it begins on: earlier there is nothing in it to look for. */
export function logbookIdOf(booking: Booking, today: string): number | null {
  const { logbook, phase } = booking;
  if (!logbook || isCalledOff(booking)) return null;
  const isNear = phase !== "upcoming" || firstDayOf(booking) <= addDays(today, 1);
  return isNear ? logbook.id : null;
}
