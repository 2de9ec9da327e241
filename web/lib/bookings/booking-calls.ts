import type * as z from "zod";
import type { BookingConflicts } from "#contract/bookings/booking-periods.ts";
import { calendarsEndpoints } from "#contract/bookings/calendars.ts";
import { bookingsEndpoints } from "#contract/bookings.ts";
import { type RunningStay, safetyEndpoints } from "#contract/trust/safety.ts";
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

export async function findRunningStay(
  userId: number,
  signal: AbortSignal,
): Promise<RunningStay | undefined> {
  const input = { params: { userId: String(userId) } };
  return (await api.call(safetyEndpoints.getStay, input, { signal })).stay;
}

/** Hands the booking to whatever calendar the reader's device has. */
export async function downloadCalendarEvent(bookingId: number): Promise<void> {
  await downloadFile(calendarsEndpoints.downloadEvent, { params: { id: String(bookingId) } });
}
