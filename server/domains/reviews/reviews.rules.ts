import {
  type ReviewAction,
  type ReviewPart,
  type ReviewStanding,
  reviewDays,
  reviewParts,
  stars,
  takeBackMinutes,
} from "#contract/reviews.ts";
import { dayMs } from "#contract/shared/durations.ts";

/*
  Owner and sitter say of each other how it was, within two weeks of the end. Neither reads what the other
  wrote until both have, or until the two weeks have passed: so nobody writes in answer to the other. Until
  then it can be changed; from then on everybody reads it, and the one it is about may answer, once. For an hour
  its author may take it back, for what was said too much; and not to write another after reading the other's.
*/

/** Until when it can be written and changed; from then on what was written is shown. */
export function reviewsUntil(endedAt: Date): Date {
  return new Date(endedAt.getTime() + reviewDays * dayMs);
}

/** What ended before this can't be reviewed any more. */
export function reviewableSince(now: Date): Date {
  return new Date(now.getTime() - reviewDays * dayMs);
}

/** When a booking was over; null: it isn't, or never took place. */
type Ended = {
  endedAt: Date | null;
  hasSubject: boolean;
  isWritten: boolean;
  /** Everybody reads the other's already. */
  isOtherShown: boolean;
};

export type WriteObstacle =
  | "notReviewable"
  | "reviewPeriodOver"
  | "alreadyReviewed"
  | "otherReviewShown";

/** Why somebody can't write a review now; by the clock, not by what a job has written down. */
export function writeObstacleAt(
  { endedAt, hasSubject, isWritten, isOtherShown }: Ended,
  now: Date,
): WriteObstacle | null {
  if (endedAt === null || endedAt > now || !hasSubject) return "notReviewable";
  if (isWritten) return "alreadyReviewed";
  if (now >= reviewsUntil(endedAt)) return "reviewPeriodOver";
  return isOtherShown ? "otherReviewShown" : null;
}

/** As much of a review as its rules look at. */
export type ReviewState = { endedAt: Date; shownAt: Date | null; answeredAt: Date | null };

export function mayEditAt({ endedAt, shownAt }: ReviewState, now: Date): boolean {
  return shownAt === null && now < reviewsUntil(endedAt);
}

/** Whether it has to be shown now: both have written, or nobody can any more. */
export function isDueAt(
  { endedAt, shownAt }: ReviewState,
  { isOtherWritten }: { isOtherWritten: boolean },
  now: Date,
): boolean {
  return shownAt === null && (isOtherWritten || now >= reviewsUntil(endedAt));
}

export function mayTakeBackAt({ shownAt }: Pick<ReviewState, "shownAt">, now: Date): boolean {
  return shownAt !== null && now.getTime() < shownAt.getTime() + takeBackMinutes * 60_000;
}

export function mayAnswer({ shownAt, answeredAt }: ReviewState): boolean {
  return shownAt !== null && answeredAt === null;
}

export function reviewActionsAt(
  review: ReviewState,
  { isAuthor }: { isAuthor: boolean },
  now: Date,
): ReviewAction[] {
  if (isAuthor && mayTakeBackAt(review, now)) return ["takeBack"];
  if (isAuthor) return mayEditAt(review, now) ? ["edit"] : [];
  return mayAnswer(review) ? ["answer"] : [];
}

export type Judged = { rating: number } & Record<ReviewPart, number | null>;

/** What is kept of all shown reviews of a profile. */
export type Kept = { spread: number[] } & Record<`${ReviewPart}Sum`, number>;

export const noReviews: Kept = {
  spread: stars.map(() => 0),
  careSum: 0,
  communicationSum: 0,
  reliabilitySum: 0,
};

export function withReview(kept: Kept, review: Judged): Kept {
  return counted(kept, review, 1);
}

/** One that was taken away. */
export function withoutReview(kept: Kept, review: Judged): Kept {
  return counted(kept, review, -1);
}

function counted(kept: Kept, review: Judged, times: 1 | -1): Kept {
  const ofStar = (star: number) => (star === review.rating ? times : 0);
  return {
    spread: stars.map((star, index) => (kept.spread[index] ?? 0) + ofStar(star)),
    careSum: kept.careSum + times * (review.care ?? 0),
    communicationSum: kept.communicationSum + times * (review.communication ?? 0),
    reliabilitySum: kept.reliabilitySum + times * (review.reliability ?? 0),
  };
}

export function countOf({ spread }: Kept): number {
  return spread.reduce((sum, count) => sum + count, 0);
}

export function ratingSumOf({ spread }: Kept): number {
  return stars.reduce((sum, star, index) => sum + star * (spread[index] ?? 0), 0);
}

/** As people read it. Owners are judged as a whole, and so have no parts. */
export function standingOf(kept: Kept): ReviewStanding {
  const count = countOf(kept);
  if (count === 0) return { count, spread: kept.spread };
  const average = ratingSumOf(kept) / count;
  const hasParts = reviewParts.some((part) => kept[`${part}Sum`] > 0);
  const parts = {
    care: kept.careSum / count,
    communication: kept.communicationSum / count,
    reliability: kept.reliabilitySum / count,
  };
  return { count, average, spread: kept.spread, ...(hasParts ? { parts } : {}) };
}

/** Those of the home page say something, each by and of somebody else. */
export const bestTextLength = { min: 50, max: 400 } as const;
export const mostBest = 6;

type Between = { authorProfileId: number | null; subjectProfileId: number | null };

export function pickBest<Review extends Between>(latest: readonly Review[]): Review[] {
  const seen = new Set<number>();
  const picked = latest.filter(({ authorProfileId: author, subjectProfileId: subject }) => {
    if (author === null || subject === null || seen.has(author) || seen.has(subject)) return false;
    seen.add(author).add(subject);
    return true;
  });
  return picked.slice(0, mostBest);
}
