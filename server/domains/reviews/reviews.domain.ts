import { openDomain } from "#server/platform/domain.ts";
import type { Platform } from "#server/platform/platform.ts";
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
}
