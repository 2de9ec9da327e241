import * as z from "zod";
import { profileType } from "#contract/profiles.ts";
import { id } from "#contract/shared/ids.ts";
import { defineEvent } from "#server/platform/outbox/events.ts";

const ofBooking = ({ bookingId }: { bookingId: number }) => `booking:${bookingId}`;

/** Care is over, and both may say how it was. */
export const reviewsAsked = defineEvent("reviews.asked", z.object({ bookingId: id }), ofBooking);

/** One of the two has written or changed something, which the other can't read yet. */
export const reviewWritten = defineEvent(
  "reviews.written",
  z.object({ reviewId: id, bookingId: id, side: profileType, isFirst: z.boolean() }),
  ofBooking,
);
export type ReviewWritten = Parameters<typeof reviewWritten>[0];

/** From now on everybody reads it. */
export const reviewShown = defineEvent(
  "reviews.shown",
  z.object({
    reviewId: id,
    bookingId: id,
    /** Who wrote it. */
    side: profileType,
    /** Whom it is about wrote theirs with this: they see it at once. */
    isSeen: z.boolean(),
  }),
  ofBooking,
);
export type ReviewShown = Parameters<typeof reviewShown>[0];

export const reviewAnswered = defineEvent(
  "reviews.answered",
  z.object({ reviewId: id, bookingId: id }),
  ofBooking,
);
export type ReviewAnswered = Parameters<typeof reviewAnswered>[0];
