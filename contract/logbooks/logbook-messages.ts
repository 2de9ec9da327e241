import * as z from "zod";
import { serviceType } from "../shared/care.ts";
import { calendarDate, instant } from "../shared/dates.ts";
import { id } from "../shared/ids.ts";

/** So long what comes after the first is gathered in the same message. */
export const gatheringMinutes = 5;
/** What happened longer ago than this came late: the device had no network. */
export const lateMinutes = 30;

/**
 * What LOGBOOK_CHECK_IN, LOGBOOK_UPDATE and LOGBOOK_IMAGE tell, flat as all parameters are. A message
 * gathers what comes in five minutes, so that these grow until they have passed. The picture of the last
 * image is the message's own `image`.
 */
export const logbookMessageParams = z.object({
  logbookId: id,
  /** 'Moos, Minoes'. */
  petNames: z.string(),
  /** When the first and the last of it happened. */
  from: instant,
  until: instant,
  /** Some of it happened long before it came. */
  isLate: z.boolean().optional(),
  /** How often somebody came, and when first. */
  visits: z.int().optional(),
  checkedInAt: instant.optional(),
  /** The sitter has gone, after so many minutes there. */
  checkedOutAt: instant.optional(),
  minutes: z.int().optional(),
  /** Gone by mistake: still there. */
  isBack: z.boolean().optional(),
  activities: z.int().optional(),
  /** 'fed,walked': of the activities, each once, in their order. */
  kinds: z.string().optional(),
  images: z.int().optional(),
  /** The first and the last of the images. */
  firstImageId: id.optional(),
  imageId: id.optional(),
  walks: z.int().optional(),
  walkedM: z.int().optional(),
  /** The last of the walks: it is told once, though its points come in several batches. */
  walkId: id.optional(),
  tasks: z.int().optional(),
  hasNotes: z.boolean().optional(),
});
export type LogbookMessageParams = z.infer<typeof logbookMessageParams>;

/** What REMINDER_CHECK_IN tells the owner: a visit that nobody has come for. */
export const missedVisitParams = z.object({
  logbookId: id,
  entryId: id,
  /** Whose number is to be called; absent for a logbook without a booking. */
  bookingId: id.optional(),
  petNames: z.string(),
  plannedAt: instant,
  /** The day in Amsterdam, for a search of who is free. */
  day: calendarDate,
  serviceType: serviceType.optional(),
  /** Somebody came after all. */
  isAnswered: z.boolean().optional(),
});
export type MissedVisitParams = z.infer<typeof missedVisitParams>;
