import * as z from "zod";
import { bookingKind } from "#contract/bookings.ts";
import { profileType } from "#contract/profiles.ts";
import { id } from "#contract/shared/ids.ts";
import { defineEvent } from "#server/platform/outbox/events.ts";
import { bookingEvents } from "./bookings.rules.ts";

/**
 * A booking has moved. Later domains hang on this: the intake form on `accept`, what people are told on
 * nearly all, reviews and logbooks on `complete`.
 */
export const bookingMoved = defineEvent(
  "bookings.moved",
  z.object({
    bookingId: id,
    kind: bookingKind,
    event: z.enum(bookingEvents),
    /** Absent when the clock did it, or somebody who has gone. */
    by: profileType.optional(),
    ownerProfileId: id.optional(),
    sitterProfileId: id.optional(),
    ownerUserId: id.optional(),
    sitterUserId: id.optional(),
    reason: z.string().optional(),
    /** Cancelled after it had begun. */
    isEarly: z.boolean().optional(),
    /** …because of what ended the contact. */
    cause: z.enum(["blocked", "banned", "deleted"]).optional(),
  }),
  ({ bookingId }) => `booking:${bookingId}`,
);
export type BookingMoved = Parameters<typeof bookingMoved>[0];
