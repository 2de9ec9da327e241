import { lockBookingById } from "#server/domains/bookings/booking-access.service.ts";
import { updateStanding } from "#server/domains/profiles/profiles.service.ts";
import type { Context } from "#server/platform/context.ts";
import { deleteReview, findReview, lockKept, storeKept } from "./reviews.repository.ts";
import { countOf, ratingSumOf, withoutReview } from "./reviews.rules.ts";

type Asked = { subjectId: number };

/** A review that everybody reads, with its answer: whoever wrote it may have gone. */
export async function findReportedReview({ db }: Context, { subjectId: reviewId }: Asked) {
  const review = await findReview(db, reviewId);
  if (!review || review.shownAt === null) return null;
  const { authorUserId: userId, text, answer, rating } = review;
  const words = { text, rating: String(rating), ...(answer === null ? {} : { answer }) };
  return { userId, words, image: null };
}

/** Part of a decision about a report: it is gone, and counts no more for whom it was about. */
export async function takeAwayReview(
  ctx: Context<"outbox">,
  { subjectId: reviewId }: Asked,
): Promise<void> {
  const { db } = ctx;
  const known = await findReview(db, reviewId);
  if (!known || !(await lockBookingById(db, known.bookingId))) return;
  const review = await findReview(db, reviewId);
  if (!review) return;
  await deleteReview(db, reviewId);
  const { subjectProfileId: profileId, shownAt } = review;
  if (profileId === null || shownAt === null) return;
  const kept = withoutReview(await lockKept(db, profileId), review);
  await storeKept(db, profileId, kept);
  const standing = { reviewCount: countOf(kept), ratingSum: ratingSumOf(kept) };
  await updateStanding(ctx, { profileId, standing });
}
