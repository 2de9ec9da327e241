import { openDomain } from "#server/platform/domain.ts";
import { writeMails } from "#server/platform/mail/mailer.ts";
import type { Platform } from "#server/platform/platform.ts";
import { reviewNotices, subscribeReviewNotices } from "./notices/reviews.notices.ts";
import { registerReviewJobs } from "./reviews.jobs.ts";
import { bindProductReviews, bindReviews } from "./reviews.routes.ts";
import { allowReviewsChannel, subscribeReviews } from "./reviews.subscribers.ts";

export function registerReviews(platform: Platform): void {
  const reviews = openDomain(platform, {});
  bindReviews(reviews);
  bindProductReviews(reviews);
  subscribeReviews(reviews);
  registerReviewJobs(reviews);
  allowReviewsChannel(platform);
  subscribeReviewNotices(reviews);
  writeMails(platform, reviewNotices.mail, async (mail) =>
    (await import("./notices/review.emails.tsx")).reviewMail(mail),
  );
}
