import * as z from "zod";
import { bookingPet } from "../bookings/booking-parts.ts";
import { calendarDate, instant, timeOfDay } from "../shared/dates.ts";
import { endpoint } from "../shared/endpoint.ts";
import { pathId } from "../shared/ids.ts";
import { storedImage } from "../shared/images.ts";
import { walk } from "./logbook-entries.ts";

/** A stay on one page. No names of streets, no notes that were between the two. */
export const logbookReport = z.object({
  ownerFirstName: z.string().optional(),
  sitterFirstName: z.string().optional(),
  city: z.string().optional(),
  atOwnersHome: z.boolean(),
  pets: z.array(bookingPet),
  startDate: calendarDate,
  endDate: calendarDate,
  days: z.array(
    z.object({
      date: calendarDate,
      /** When each visit began, as the clock in Amsterdam showed it. */
      checkIns: z.array(timeOfDay),
      minutes: z.int(),
      walkedM: z.int(),
      images: z.int(),
    }),
  ),
  totals: z.object({ visits: z.int(), minutes: z.int(), walkedM: z.int(), images: z.int() }),
  /** The most loved first, a handful. */
  images: z.array(storedImage),
  /** Not in a shared report when it is older than 90 days. */
  longestWalk: walk.optional(),
  sitterNotes: z.string().optional(),
  sitterPicture: storedImage.optional(),
});
export type LogbookReport = z.infer<typeof logbookReport>;

export const reportShare = z.object({
  token: z.string(),
  /** The whole address of the page. */
  url: z.string(),
  sharedAt: instant,
});
export type ReportShare = z.infer<typeof reportShare>;

const logbookParams = z.object({ id: pathId });

export const reportsEndpoints = {
  get: endpoint({
    method: "GET",
    path: "/api/logbooks/{id}/report",
    access: "user",
    summary:
      "The stay on one page, for the two of it; with who can see it, and for the owner its link.",
    params: logbookParams,
    response: z.object({
      data: logbookReport,
      share: reportShare.optional(),
      /** Since when whoever has the link can see it; absent while only the two can. */
      sharedAt: instant.optional(),
      /** The owner. */
      canShare: z.boolean(),
    }),
  }),
  download: endpoint({
    method: "GET",
    path: "/api/logbooks/{id}/report.pdf",
    access: "user",
    summary: "The same as a PDF on A4.",
    limit: "costly",
    params: logbookParams,
    download: { contentType: "application/pdf", fileName: "kwispel-verslag.pdf" },
  }),
  share: endpoint({
    method: "POST",
    path: "/api/logbooks/{id}/share",
    access: "user",
    summary: "The owner makes a link that shows the report to whoever has it; the same one again.",
    notIdempotent: "The same link is answered by itself; one that was taken back must not be.",
    repeatable: true,
    params: logbookParams,
    response: z.object({ data: reportShare }),
  }),
  unshare: endpoint({
    method: "DELETE",
    path: "/api/logbooks/{id}/share",
    access: "user",
    summary: "The owner takes the link back: from now on it leads nowhere.",
    repeatable: true,
    params: logbookParams,
  }),
  getShared: endpoint({
    method: "GET",
    path: "/api/reports/{token}",
    access: "public",
    summary: "A shared report; its pictures are served under its link alone.",
    params: z.object({ token: z.string().max(64) }),
    response: z.object({ data: logbookReport, sharedAt: instant }),
  }),
};
