import { downloadFile } from "#web/lib/api/browser-api.ts";

/** Hands the booking to whatever calendar the reader's device has. */
export async function downloadCalendarEvent(bookingId: number): Promise<void> {
  await downloadFile("calendars.downloadEvent", { params: { id: String(bookingId) } });
}
