import { lockBookingById } from "#server/domains/bookings/booking-access.service.ts";
import {
  findEnd,
  listToAskForReviews,
  setAskedForReviews,
} from "#server/domains/bookings/facts/ended-bookings.service.ts";
import type { Context, Outside } from "#server/platform/context.ts";
import { askInChat } from "./review-messages.service.ts";
import { reviewsAsked } from "./reviews.events.ts";
import { reviewableSince } from "./reviews.rules.ts";

const mostAtOnce = 200;

/** A day after a block or a ban ended a stay: each in a transaction of its own, and once. */
export async function askLater(ctx: Outside<Context<"outbox">>): Promise<void> {
  for (const bookingId of await listToAskForReviews(ctx.db, ctx.now, mostAtOnce)) {
    await ctx.inTransaction(async (step) => {
      const booking = await lockBookingById(step.db, bookingId);
      if (!booking?.askReviewsAt || booking.askReviewsAt > step.now) return;
      await setAskedForReviews(step.db, bookingId);
      const endedAt = findEnd(booking, step.now);
      if (!endedAt || endedAt <= reviewableSince(step.now)) return;
      await askInChat(step, { booking, endedAt });
      await step.outbox.publish(step.db, [reviewsAsked({ bookingId })]);
    });
  }
}
