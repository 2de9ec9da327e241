import type { BestReview as Best } from "#contract/reviews.ts";
import { BestReviewsSection } from "#web/features/home/best-reviews-section.tsx";
import { BestReview } from "#web/features/reviews/best-review.tsx";

export function BestReviews({ groups }: { groups: readonly (readonly Best[])[] }) {
  return (
    <BestReviewsSection groups={groups} renderCard={(review) => <BestReview review={review} />} />
  );
}
