import { lockBookingById } from "#server/domains/bookings/booking-access.service.ts";
import {
  findEnd,
  listToAskForReviews,
  setAskedForReviews,
} from "#server/domains/bookings/facts/ended-bookings.service.ts";
import type { Context, Outside } from "#server/platform/context.ts";
import { type TableWalk, walkTable } from "#server/platform/jobs/table-walk.ts";
import { askInChat } from "./review-messages.service.ts";
import { reviewsAsked } from "./reviews.events.ts";
import { reviewableSince } from "./reviews.rules.ts";

type AskContext = Context<"outbox" | "jobs" | "log">;

/** A day after a block or a ban ended a stay: each in a transaction of its own, and once. */
export async function askLater(ctx: Outside<AskContext>): Promise<void> {
  await walkTable(ctx, staysToAskAfter);
}

export const staysToAskAfter: TableWalk<AskContext> = {
  name: "reviews.ask-later",
  list: ({ db, now }, page) => listToAskForReviews(db, now, page),
  act: (ctx, bookingId) =>
    ctx.inTransaction(async (step) => {
      const booking = await lockBookingById(step.db, bookingId);
      if (!booking?.askReviewsAt || booking.askReviewsAt > step.now) return;
      await setAskedForReviews(step.db, bookingId);
      const endedAt = findEnd(booking, step.now);
      if (!endedAt || endedAt <= reviewableSince(step.now)) return;
      await askInChat(step, { booking, endedAt });
      await step.outbox.publish(step.db, [reviewsAsked({ bookingId })]);
    }),
};
