import type { Context, Outside } from "#server/platform/context.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import { listDue } from "./reviews.repository.ts";
import { reviewableSince } from "./reviews.rules.ts";
import { showWhenDue } from "./write-review.service.ts";

export const showReviewsJob = defineJob<Record<string, never>>("reviews.show-due", {
  // Every minute there is one.
  pollSeconds: 10,
});

export function registerReviewJobs({ work }: DomainEntries<object>): void {
  work(showReviewsJob, showDueReviews, { cron: "* * * * *", timeZone: "Europe/Amsterdam" });
}

const mostAtOnce = 200;

/** Each in a transaction of its own, and once, though two processes do this at once. */
export async function showDueReviews(ctx: Outside<Context<"outbox">>): Promise<void> {
  const endedBefore = reviewableSince(ctx.now);
  for (const { id, bookingId } of await listDue(ctx.db, { endedBefore, most: mostAtOnce })) {
    await ctx.inTransaction((step) => showWhenDue(step, { reviewId: id, bookingId }));
  }
}
