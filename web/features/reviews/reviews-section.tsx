import type { PublicReview, ReviewStanding } from "#contract/reviews.ts";
import { formatNumber } from "#web/lib/text/formatting.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { FlagLink } from "#web/ui/page/flag-link.tsx";
import { Pagination } from "#web/ui/page/pagination.tsx";
import { Section } from "#web/ui/page/section.tsx";
import { Avatar } from "#web/ui/pictures/avatar.tsx";
import { Stars } from "#web/ui/stars.tsx";
import { AnswerText, useReviewWords } from "./review-words.tsx";

/** A page of the reviews of somebody. */
export type ReviewsPage = {
  standing: ReviewStanding;
  reviews: PublicReview[];
  page: number;
  pages: number;
};

/** Where a page of them is, on the page that they stand on. */
export const reviewsQuery = "reviews";
export const reviewsHash = "reviews";

export type ReviewsSectionProps = { of: ReviewsPage; name: string; path: string };

/** Nothing where nobody has written: stars are never empty. */
export function ReviewsSection({ of, name, path }: ReviewsSectionProps) {
  const { t } = useReviewWords();
  const { standing, reviews, page, pages } = of;
  if (standing.count === 0) return null;
  const hrefFor = (number: number) => `${path}?${reviewsQuery}=${number}#${reviewsHash}`;
  return (
    <Section id={reviewsHash} heading={t("section.heading", { count: standing.count })}>
      <StandingPart standing={standing} />
      <ul className="mt-6 grid gap-6">
        {reviews.map((review) => (
          <li key={review.id}>
            <PublicReviewPart review={review} name={name} path={path} />
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        pages={pages}
        hrefFor={hrefFor}
        label={t("section.pages")}
        className="mt-6"
      />
    </Section>
  );
}

/** The average, and what it is made of: a sitter's parts, and how the stars are spread. */
function StandingPart({ standing }: { standing: ReviewStanding }) {
  const { t } = useReviewWords();
  const { average = 0, count, parts, spread } = standing;
  const rows = parts
    ? (["care", "communication", "reliability"] as const).map((part) => ({
        label: t(`parts.${part}`),
        share: parts[part] / 5,
        words: formatNumber(parts[part], 1),
      }))
    : [];
  const stars = [5, 4, 3, 2, 1].map((star) => ({
    label: t("section.star", { count: star }),
    share: (spread[star - 1] ?? 0) / count,
    words: String(spread[star - 1] ?? 0),
  }));
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-5">
      <p className="tabular font-head text-hero font-bold">
        <span className="sr-only">{t("section.average")} </span>
        {formatNumber(average, 1)}
      </p>
      {rows.length > 0 && <Bars rows={rows} tone="brand" />}
      <Bars rows={stars} tone="star" />
    </div>
  );
}

type Bar = { label: string; share: number; words: string };

function Bars({ rows, tone }: { rows: readonly Bar[]; tone: "brand" | "star" }) {
  return (
    <dl className="grid min-w-52 flex-1 grid-cols-[auto_1fr_auto] items-center gap-x-4 gap-y-1.5 text-sm">
      {rows.map(({ label, share, words }) => (
        <div key={label} className="contents">
          <dt>{label}</dt>
          <dd aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-line">
            <div
              className={`h-full rounded-full ${tone === "brand" ? "bg-brand" : "bg-star"}`}
              style={{ width: `${share * 100}%` }}
            />
          </dd>
          <dd className="tabular min-w-6 text-right">{words}</dd>
        </div>
      ))}
    </dl>
  );
}

type PublicReviewProps = { review: PublicReview; name: string; path: string };

function PublicReviewPart({ review, name, path }: PublicReviewProps) {
  const urls = useUrls();
  const { t, nameOf, petsOf, monthOf, starsOf } = useReviewWords();
  const { author, petNames, month } = review;
  const pets = petsOf(petNames);
  // Who has gone can't be blocked.
  const flag = author.isDeleted ? "report" : "flag";
  return (
    <article className="grid gap-2.5">
      <div className="flex items-center gap-3.5">
        <Avatar name={nameOf(author)} picture={author.picture} />
        <div className="min-w-0">
          <p className="text-ink-soft wrap-anywhere">
            <strong className="text-ink">{nameOf(author)}</strong>{" "}
            {pets && author.profileType === "pet_owner"
              ? t("section.withPets", { pets, month: monthOf(month) })
              : monthOf(month)}
          </p>
          <Stars stars={review.rating} label={starsOf(review.rating)} />
        </div>
      </div>
      <p className="max-w-text whitespace-pre-line wrap-anywhere">{review.text}</p>
      {review.answer && <AnswerText by={t("answer.by", { name })} text={review.answer.text} />}
      <FlagLink
        to={urls.report("review", review.id, path)}
        text={t(`section.${flag}`)}
        label={t(`section.${flag}Of`, { name: nameOf(author) })}
      />
    </article>
  );
}
