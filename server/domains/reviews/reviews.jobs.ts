import type { Context, Outside } from "#server/platform/context.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import { askLater } from "./ask-later.service.ts";
import { listDue } from "./reviews.repository.ts";
import { reviewableSince } from "./reviews.rules.ts";
import { showWhenDue } from "./write-review.service.ts";

export const showReviewsJob = defineJob<Record<string, never>>("reviews.show-due", {
  // Every minute there is one.
  pollSeconds: 10,
});

export const askLaterJob = defineJob<Record<string, never>>("reviews.ask-later");

export function registerReviewJobs({ work }: DomainEntries<object>): void {
  work(askLaterJob, askLater, { cron: "*/5 * * * *", timeZone: "Europe/Amsterdam" });
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
