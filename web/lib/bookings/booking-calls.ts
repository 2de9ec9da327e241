import type * as z from "zod";
import type { BookingConflicts } from "#contract/bookings/booking-periods.ts";
import { calendarsEndpoints } from "#contract/bookings/calendars.ts";
import { bookingsEndpoints } from "#contract/bookings.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { downloadFile } from "#web/lib/api/download.ts";

/** Imported dynamically (`await import(…)`), as is everything that brings the endpoint tables along. */
export type ConflictQuestion = z.input<typeof bookingsEndpoints.hasConflictingBookings.body>;

export function findConflicts(
  body: ConflictQuestion,
  signal: AbortSignal,
): Promise<BookingConflicts> {
  return api.call(bookingsEndpoints.hasConflictingBookings, { body }, { signal });
}

/** Hands the booking to whatever calendar the reader's device has. */
export async function downloadCalendarEvent(bookingId: number): Promise<void> {
  await downloadFile(calendarsEndpoints.downloadEvent, { params: { id: String(bookingId) } });
}
