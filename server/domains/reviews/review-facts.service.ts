import type { ProfileType } from "#contract/profiles.ts";
import { findBooking } from "#server/domains/bookings/booking-access.service.ts";
import { findEnd } from "#server/domains/bookings/facts/ended-bookings.service.ts";
import type { Context } from "#server/platform/context.ts";
import { findReview, listKept, listOfBooking } from "./reviews.repository.ts";
import { countOf, ratingSumOf, reviewsUntil } from "./reviews.rules.ts";

/** What a mail tells of a review. */
export type ReviewFacts = {
  side: ProfileType;
  rating: number;
  text: string;
  answer: string | null;
  until: Date;
  isShown: boolean;
};

export async function findReviewFacts(
  { db }: Context,
  reviewId: number,
): Promise<ReviewFacts | null> {
  const row = await findReview(db, reviewId);
  if (!row) return null;
  const { side, rating, text, answer, endedAt, shownAt } = row;
  const until = reviewsUntil(endedAt);
  return { side, rating, text, answer, until, isShown: shownAt !== null };
}

/** Who of the two has still to write, and until when; null where nobody can. */
export async function findAsked(
  { db, now }: Context,
  bookingId: number,
): Promise<{ sides: ProfileType[]; until: Date } | null> {
  const booking = await findBooking(db, bookingId);
  const endedAt = booking && findEnd(booking, now);
  // Who is gone is asked nothing, and nobody is asked about them.
  if (!endedAt || booking.ownerProfileId === null || booking.sitterProfileId === null) return null;
  const written = await listOfBooking(db, bookingId);
  const sides: ProfileType[] = ["pet_owner", "pet_sitter"];
  const open = sides.filter((side) => written.every((review) => review.side !== side));
  return { sides: open, until: reviewsUntil(endedAt) };
}

/** What all shown reviews of each of these profiles come to. */
export async function countReviews(
  { db }: Context,
  profileIds: readonly number[],
): Promise<Map<number, { reviews: number; ratingSum: number }>> {
  const rows = await listKept(db, profileIds);
  return new Map(
    rows.map((kept) => [kept.profileId, { reviews: countOf(kept), ratingSum: ratingSumOf(kept) }]),
  );
}

/** Whom a review is about; null when they have gone. */
export async function findReviewed({ db }: Context, reviewId: number): Promise<number | null> {
  return (await findReview(db, reviewId))?.subjectProfileId ?? null;
}
