import type { Context, Outside } from "#server/platform/context.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import { type TableWalk, walkTable } from "#server/platform/jobs/table-walk.ts";
import { askLater, staysToAskAfter } from "./ask-later.service.ts";
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
  work(askLaterJob, askLater, { cron: "*/5 * * * *", timeZone: "Europe/Amsterdam" });
  work(showReviewsJob, showDueReviews, { cron: "* * * * *", timeZone: "Europe/Amsterdam" });
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
