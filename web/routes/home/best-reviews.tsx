import { Link } from "react-router";
import type { BestReview as Best } from "#contract/reviews.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { Card } from "#web/ui/card.tsx";
import { Avatar } from "#web/ui/pictures/avatar.tsx";
import { Stars } from "#web/ui/stars.tsx";

export type BestReviewsProps = {
  /** What owners say of sitters, and sitters of owners. */
  groups: readonly (readonly Best[])[];
};

/** What people say of each other; nothing until somebody has. */
export function BestReviews({ groups }: BestReviewsProps) {
  const { t } = useTranslation("home");
  const reviews = groups.flat();
  if (reviews.length === 0) return null;
  return (
    <section className="py-section">
      <div className="wrap">
        <h2>{t("reviews.title")}</h2>
        <ul className="mt-6 grid gap-4 sm:grid-cols-2 md:mt-8 md:grid-cols-3 md:gap-6">
          {reviews.map((review) => (
            <li key={review.id}>
              <BestReview review={review} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** One on the home page: who says it, and of whom; the sitter's name leads to their page. */
function BestReview({ review }: { review: Best }) {
  const { t } = useTranslation("reviews");
  const urls = useUrls();
  const { author, subject, rating: stars } = review;
  const nameOf = ({ firstName }: Best["author"]) => firstName ?? t("deleted");
  const sitter = [author, subject].find(({ profileType }) => profileType === "pet_sitter");
  const line = t("best.line", { author: nameOf(author), subject: nameOf(subject) });
  return (
    <Card as="article" className="flex h-full flex-col gap-3">
      <Stars stars={stars} label={t("starsOf", { stars })} />
      <p className="wrap-anywhere">{review.text}</p>
      <div className="mt-auto flex items-center gap-3 pt-1">
        <Avatar name={nameOf(author)} picture={author.picture} size="sm" />
        <p className="min-w-0 text-sm wrap-anywhere">
          {sitter?.id && sitter.citySlug ? (
            <Link to={urls.sitter(sitter.citySlug, sitter.id)}>{line}</Link>
          ) : (
            line
          )}
        </p>
      </div>
    </Card>
  );
}
