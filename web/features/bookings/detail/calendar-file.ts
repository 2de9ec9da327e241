import { calendarsEndpoints } from "#contract/bookings/calendars.ts";
import { downloadFile } from "#web/lib/api/download.ts";

/** Imported dynamically; hands the booking to whatever calendar the reader's device has. */
export async function downloadCalendarEvent(bookingId: number): Promise<void> {
  await downloadFile(calendarsEndpoints.downloadEvent, { params: { id: String(bookingId) } });
}
