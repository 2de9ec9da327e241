import type { ReviewNotificationType } from "#contract/notifications.ts";
import type { ProfileType } from "#contract/profiles.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { urls } from "#contract/urls/urls.ts";
import { findBookingFacts } from "#server/domains/bookings/facts/booking-facts.service.ts";
import {
  findAsked,
  findReviewFacts,
  type ReviewFacts,
} from "#server/domains/reviews/review-facts.service.ts";
import type {
  ReviewAnswered,
  ReviewShown,
  ReviewWritten,
} from "#server/domains/reviews/reviews.events.ts";
import { defineMail } from "#server/platform/mail/mail-kind.ts";
import { type MailReader, type NotifyContext, notify } from "../notify.service.ts";
import type { ReviewMailData } from "./review.emails.tsx";
import { isMailed } from "./review-notices.rules.ts";

export const reviewMail = defineMail<MailReader & ReviewMailData>("notifications.review");

/** Care is over: who has not written by now is asked to. */
export async function tellReviewsAsked(
  ctx: NotifyContext,
  { bookingId }: { bookingId: number },
): Promise<void> {
  const asked = await findAsked(ctx, bookingId);
  if (!asked) return;
  for (const to of asked.sides) {
    const causeKey = `review_asked:${bookingId}:${to}`;
    await tell(ctx, { type: "review_asked", bookingId, to, until: asked.until, causeKey });
  }
}

/** That, and not what; who may read it already is told so by what shows it. */
export async function tellReviewWritten(
  ctx: NotifyContext,
  { reviewId, bookingId, isFirst }: ReviewWritten,
): Promise<void> {
  const review = await findReviewFacts(ctx, reviewId);
  if (!review || review.isShown || !isFirst) return;
  const causeKey = `review_written:${reviewId}`;
  const to = otherOf(review.side);
  await tell(ctx, { type: "review_written", bookingId, to, until: review.until, causeKey });
}

export async function tellReviewShown(
  ctx: NotifyContext,
  { reviewId, bookingId, isSeen }: ReviewShown,
): Promise<void> {
  const review = await findReviewFacts(ctx, reviewId);
  if (!review || isSeen) return;
  const causeKey = `review_received:${reviewId}`;
  const to = otherOf(review.side);
  const type = "review_received";
  await tell(ctx, { type, bookingId, to, until: review.until, causeKey, review });
}

export async function tellReviewAnswered(
  ctx: NotifyContext,
  { reviewId, bookingId }: ReviewAnswered,
): Promise<void> {
  const review = await findReviewFacts(ctx, reviewId);
  if (!review) return;
  const causeKey = `review_answered:${reviewId}`;
  const { side: to, until } = review;
  await tell(ctx, { type: "review_answered", bookingId, to, until, causeKey });
}

type Told = {
  type: ReviewNotificationType;
  bookingId: number;
  /** Whom it is told. */
  to: ProfileType;
  until: Date;
  causeKey: string;
  /** What may be read of it. */
  review?: ReviewFacts;
};

async function tell(ctx: NotifyContext, told: Told): Promise<void> {
  const { type, bookingId, to, until, causeKey, review } = told;
  const booking = await findBookingFacts(ctx.db, bookingId);
  const profileId = booking?.profileIds[to];
  const userId = booking?.people[to]?.id;
  if (!booking || !profileId || !userId) return;
  const params = {
    bookingId,
    pets: booking.petNames.join("\n"),
    startOn: booking.period.startDate,
    endOn: booking.period.endDate ?? booking.period.startDate,
    untilOn: dayInAmsterdam(until),
  };
  const path = urls.reviews();
  const said = review && { rating: review.rating, text: review.text };
  await notify(ctx, {
    ...{ userId, profileId, type, params, path, causeKey },
    otherProfileId: booking.profileIds[otherOf(to)],
    kind: "reviews",
    push: { tag: `review-${bookingId}` },
    ...(isMailed(type)
      ? { mail: { kind: reviewMail, data: { type, params, path, ...(said ? { said } : {}) } } }
      : {}),
  });
}

function otherOf(side: ProfileType): ProfileType {
  return side === "pet_owner" ? "pet_sitter" : "pet_owner";
}
