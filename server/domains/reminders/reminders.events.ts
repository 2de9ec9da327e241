import * as z from "zod";
import { profileType } from "#contract/profiles.ts";
import { reminderTypes } from "#contract/reminders/reminder-messages.ts";
import { id } from "#contract/shared/ids.ts";
import { defineEvent } from "#server/platform/outbox/events.ts";

/** What it is about: a booking, a visit of a logbook, a contact, a request, a day. */
export const reminderSubject = z.object({
  bookingId: id.optional(),
  logbookId: id.optional(),
  entryId: id.optional(),
  roomId: id.optional(),
  /** With whom, where nothing else says so. */
  otherProfileId: id.optional(),
  requestId: id.optional(),
  day: z.iso.date().optional(),
});

/** Somebody was reminded, in the chat where there is one; mails and pushes hang on this. */
export const reminderSent = defineEvent(
  "reminders.sent",
  z.object({
    reminderId: id,
    type: z.enum(reminderTypes),
    side: profileType,
    profileId: id,
    about: reminderSubject,
  }),
  ({ reminderId }) => `reminder:${reminderId}`,
);
export type ReminderSent = Parameters<typeof reminderSent>[0];
