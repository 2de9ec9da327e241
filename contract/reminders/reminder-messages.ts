import * as z from "zod";
import { bookingKind } from "../bookings.ts";
import { serviceType } from "../shared/care.ts";
import { instant } from "../shared/dates.ts";
import { id } from "../shared/ids.ts";

/** What the clock reminds people of; each is a type of message too. */
export const reminderTypes = [
  "REMINDER_24H",
  "REMINDER_1H",
  "REMINDER_5AM",
  "REMINDER_CHECK_IN",
  "REMINDER_SEND_PICTURE",
  "REMINDER_PLANNING",
  "REMINDER_INTRODUCTION",
  "REMINDER_DEACTIVATE_REQUEST",
] as const;
export type ReminderType = (typeof reminderTypes)[number];

/**
 * What a reminder in a room is about, flat as all parameters are; each type has some of it. What
 * REMINDER_CHECK_IN tells the owner is in `logbooks/logbook-messages.ts`.
 */
export const reminderParams = z.object({
  bookingId: id.optional(),
  bookingKind: bookingKind.optional(),
  serviceType: serviceType.optional(),
  logbookId: id.optional(),
  /** The visit. */
  entryId: id.optional(),
  requestId: id.optional(),
  /** 'Moos, Minoes'. */
  petNames: z.string().optional(),
  /** When it begins, or was to. */
  at: instant.optional(),
  /** '08:00,18:00': of a day with visits, by the clock in Amsterdam. */
  times: z.string().optional(),
  /** Done meanwhile, or answered. */
  isAnswered: z.boolean().optional(),
});
export type ReminderParams = z.infer<typeof reminderParams>;
