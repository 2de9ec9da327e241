import * as z from "zod";
import { profileType } from "#contract/profiles.ts";
import { id } from "#contract/shared/ids.ts";
import { defineEvent, instant } from "#server/platform/outbox/events.ts";

export const logbookChanges = [
  "checkIn",
  "checkOut",
  "undoCheckOut",
  "activity",
  "image",
  "walk",
  "notes",
  "tasks",
  "heart",
  "heartTaken",
  "copied",
  "removed",
  "planned",
  "completed",
  "cancelled",
  "contactEnded",
] as const;
export type LogbookChange = (typeof logbookChanges)[number];

/** Something happened in a logbook; what it is now is looked up by who tells it. */
export const logbookChanged = defineEvent(
  "logbooks.changed",
  z.object({
    logbookId: id,
    change: z.enum(logbookChanges),
    /** Absent when the clock or a booking did it. */
    by: profileType.optional(),
    /** When it happened, which may be long before it came. */
    happenedAt: instant,
    entryId: id.optional(),
    activityId: id.optional(),
    imageId: id.optional(),
  }),
  ({ logbookId }) => `logbook:${logbookId}`,
);
export type LogbookChanged = Parameters<typeof logbookChanged>[0];

/** One of the two has read it: their own count is told to their other screens. */
export const logbookRead = defineEvent(
  "logbooks.read",
  z.object({ logbookId: id, side: profileType }),
  ({ logbookId }) => `logbook:${logbookId}`,
);

/** From now on whoever has the link sees the report of the stay. */
export const reportShared = defineEvent(
  "logbooks.report-shared",
  z.object({ logbookId: id }),
  ({ logbookId }) => `logbook:${logbookId}`,
);
export type ReportShared = Parameters<typeof reportShared>[0];
