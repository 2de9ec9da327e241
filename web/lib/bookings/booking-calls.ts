import type * as z from "zod";
import type { BookingConflict } from "#contract/bookings/booking-periods.ts";
import { calendarsEndpoints } from "#contract/bookings/calendars.ts";
import { bookingsEndpoints } from "#contract/bookings.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { downloadFile } from "#web/lib/api/download.ts";

/** Imported dynamically (`await import(…)`), as is everything that brings the endpoint tables along. */
export type ConflictQuestion = z.input<typeof bookingsEndpoints.hasConflictingBookings.body>;

export async function findConflicts(
  body: ConflictQuestion,
  signal: AbortSignal,
): Promise<readonly BookingConflict[]> {
  const answer = await api.call(bookingsEndpoints.hasConflictingBookings, { body }, { signal });
  return answer.conflicts;
}

/** Hands the booking to whatever calendar the reader's device has. */
export async function downloadCalendarEvent(bookingId: number): Promise<void> {
  await downloadFile(calendarsEndpoints.downloadEvent, { params: { id: String(bookingId) } });
}
