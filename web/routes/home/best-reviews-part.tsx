import type { ComponentType } from "react";
import type { BestReview } from "#contract/reviews.ts";
import { lazyPart } from "#web/lib/page/lazy-part.ts";

const load = async () => (await import("./best-reviews.tsx")).BestReviews;

/** Far down, and there to be read: the server draws it, and its script comes when all others have. */
export const BestReviewsPart: ComponentType<{ groups: readonly (readonly BestReview[])[] }> =
  import.meta.env.SSR ? await load() : lazyPart(load);
