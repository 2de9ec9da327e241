import { lockBookingById } from "#server/domains/bookings/booking-access.service.ts";
import {
  findEnd,
  listToAskForReviews,
  setAskedForReviews,
} from "#server/domains/bookings/facts/ended-bookings.service.ts";
import type { Context, Outside } from "#server/platform/context.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import { type TableWalk, walkTable } from "#server/platform/jobs/table-walk.ts";
import { askInChat } from "./review-messages.service.ts";
import { reviewsAsked } from "./reviews.events.ts";
import { listDue } from "./reviews.repository.ts";
import { reviewableSince } from "./reviews.rules.ts";
import { showWhenDue } from "./write-review.service.ts";

export const showReviewsJob = defineJob<Record<string, never>>("reviews.show-due", {
  // Every minute there is one.
  pollSeconds: 10,
});

export const askLaterJob = defineJob<Record<string, never>>("reviews.ask-later");

export function registerReviewJobs({ work, again }: DomainEntries<object>): void {
  again(dueReviews);
  again(staysToAskAfter);
  work(askLaterJob, askLater, "*/5 * * * *");
  work(showReviewsJob, showDueReviews, "* * * * *");
}

type ShowContext = Context<"outbox" | "jobs" | "log">;

/** Each in a transaction of its own, and once, though two processes do this at once. */
export async function showDueReviews(ctx: Outside<ShowContext>): Promise<void> {
  await walkTable(ctx, dueReviews);
}

const dueReviews: TableWalk<ShowContext> = {
  name: "reviews.show-due",
  list: ({ db, now }, page) => listDue(db, { endedBefore: reviewableSince(now), ...page }),
  act: (ctx, reviewId) => ctx.inTransaction((step) => showWhenDue(step, { reviewId })),
};

type AskContext = Context<"outbox" | "jobs" | "log">;

/** A day after a block or a ban ended a stay: each in a transaction of its own, and once. */
export async function askLater(ctx: Outside<AskContext>): Promise<void> {
  await walkTable(ctx, staysToAskAfter);
}

const staysToAskAfter: TableWalk<AskContext> = {
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
