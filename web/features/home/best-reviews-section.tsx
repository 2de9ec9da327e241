import type { ReactNode } from "react";
import type { BestReview } from "#contract/reviews.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";

export type BestReviewsSectionProps = {
  /** What owners say of sitters, and sitters of owners. */
  groups: readonly (readonly BestReview[])[];
  renderCard: (review: BestReview) => ReactNode;
};

/** What people say of each other; nothing until somebody has. */
export function BestReviewsSection({ groups, renderCard }: BestReviewsSectionProps) {
  const { t } = useTranslation("home");
  const reviews = groups.flat();
  if (reviews.length === 0) return null;
  return (
    <section className="py-section">
      <div className="wrap">
        <h2>{t("reviews.title")}</h2>
        <ul className="mt-6 grid gap-4 sm:grid-cols-2 md:mt-8 md:grid-cols-3 md:gap-6">
          {reviews.map((review) => (
            <li key={review.id}>{renderCard(review)}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
