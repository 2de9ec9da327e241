import * as z from "zod";
import { endpoint } from "#contract/shared/endpoint.ts";
import { pathId } from "#contract/shared/ids.ts";
import { downloadFile } from "#web/lib/api/download.ts";

const calendarEvent = endpoint({
  method: "GET",
  path: "/api/booking/{id}/calendarEvent",
  access: "user",
  summary: "A booking as a file for one's calendar.",
  params: z.object({ id: pathId }),
  download: { contentType: "text/calendar", fileName: "kwispel.ics" },
});

/** Imported dynamically; hands the booking to whatever calendar the reader's device has. */
export async function downloadCalendarEvent(bookingId: number): Promise<void> {
  await downloadFile(calendarEvent, { params: { id: String(bookingId) } });
}
