import type * as z from "zod";
import type { ProfileType } from "#contract/profiles.ts";
import {
  type newReviewForm,
  type OwnReview,
  type reviewAnswerForm,
  type reviewForm,
  reviewParts,
} from "#contract/reviews.ts";
import { missingText, type ruleText } from "#contract/shared/validation/validation.ts";
import type { Db } from "#server/db/database.ts";
import {
  type BookingRow,
  findBooking,
  lockBookingById,
  lockOwnBooking,
} from "#server/domains/bookings/booking-access.service.ts";
import { findEnd } from "#server/domains/bookings/facts/ended-bookings.service.ts";
import { lockProfileRefs } from "#server/domains/profiles/profile-refs.service.ts";
import { checkPublicWords } from "#server/domains/safety/cautions/cautions.service.ts";
import type { Context, ViewerContext } from "#server/platform/context.ts";
import { conflict, invalid, notFound } from "#server/platform/http/problem.ts";
import { takeAwayReview } from "./reported-reviews.service.ts";
import { otherOf, tellShown, tellWritten } from "./review-messages.service.ts";
import { describeOwn } from "./review-views.service.ts";
import { reviewAnswered, reviewWritten } from "./reviews.events.ts";
import * as repository from "./reviews.repository.ts";
import { isDueAt, mayAnswer, mayEditAt, mayTakeBackAt, writeObstacleAt } from "./reviews.rules.ts";
import { showReviews } from "./show-reviews.service.ts";

type Words = z.output<typeof reviewForm>;
type WriteContext = ViewerContext<"outbox"> & { locale: Parameters<typeof ruleText>[1] };

export async function writeReview(
  ctx: WriteContext,
  { bookingId, ...form }: z.output<typeof newReviewForm>,
): Promise<OwnReview> {
  const { db, now, viewer } = ctx;
  checkPublicWords(form, ctx.locale);
  await lockPeopleOf(db, await findBooking(db, bookingId));
  const { booking, side } = await lockOwnBooking(db, viewer.userId, bookingId);
  const written = await repository.listOfBooking(db, bookingId);
  const endedAt = findEnd(booking, now);
  const ids = profileIdsOf(booking);
  const subjectProfileId = ids[otherOf(side)];
  const obstacle = writeObstacleAt(
    {
      endedAt,
      hasSubject: subjectProfileId !== null,
      isWritten: written.some((review) => review.side === side),
      isOtherShown: written.some((review) => review.side !== side && review.shownAt !== null),
    },
    now,
  );
  if (obstacle || endedAt === null) throw conflict(obstacle ?? "notReviewable");
  const { id: reviewId } = await repository.insertReview(db, {
    bookingId,
    side,
    subjectProfileId,
    endedAt,
    authorProfileId: ids[side],
    ...columnsOf(ctx, { side, form }),
    changedAt: now,
    createdAt: now,
  });
  const own = await getReview(db, reviewId);
  const other = written.find((review) => review.side !== side);
  const isShown = isDueAt(own, { isOtherWritten: other !== undefined }, now);
  await ctx.outbox.publish(db, [reviewWritten({ reviewId, bookingId, side, isFirst: true })]);
  await tellWritten(ctx, { booking, endedAt, side, isShown });
  if (isShown && other) {
    await showReviews(ctx, { rows: [own, other], seenBy: viewer.userId });
    await tellShown(ctx, { booking, side: other.side, isNews: false });
  }
  return describeOwn(ctx, await getReview(db, reviewId));
}

/** Until it is shown; by the clock, though the job that shows it may be a minute behind. */
export async function changeOwnReview(
  ctx: WriteContext,
  { reviewId, form }: { reviewId: number; form: Words },
): Promise<OwnReview> {
  const { db, now, viewer } = ctx;
  checkPublicWords(form, ctx.locale);
  const review = await lockReview(db, reviewId);
  if (review?.authorUserId !== viewer.userId) throw notFound();
  if (!mayEditAt(review, now)) throw conflict("reviewShown");
  const { side, bookingId } = review;
  const changed = { ...columnsOf(ctx, { side, form }), changedAt: now };
  await repository.changeReview(db, reviewId, changed);
  await ctx.outbox.publish(db, [reviewWritten({ reviewId, bookingId, side, isFirst: false })]);
  return describeOwn(ctx, await getReview(db, reviewId));
}

/** What isn't shown yet is not there for whom it is about. */
export async function answerReview(
  ctx: ViewerContext<"outbox">,
  { reviewId, ...words }: { reviewId: number } & z.output<typeof reviewAnswerForm>,
): Promise<OwnReview> {
  const { db, now, viewer } = ctx;
  const { text } = words;
  checkPublicWords(words, ctx.locale);
  const review = await lockReview(db, reviewId);
  if (review?.subjectUserId !== viewer.userId || review.shownAt === null) throw notFound();
  if (!mayAnswer(review)) throw conflict("alreadyAnswered");
  await repository.changeReview(db, reviewId, { answer: text, answeredAt: now });
  const { bookingId } = review;
  await ctx.outbox.publish(db, [reviewAnswered({ reviewId, bookingId })]);
  return describeOwn(ctx, await getReview(db, reviewId));
}

/** What was said too much is gone, with its answer; it is not written again by who has read the other's. */
export async function takeBackReview(
  ctx: ViewerContext<"outbox">,
  { reviewId }: { reviewId: number },
): Promise<void> {
  const { db, now, viewer } = ctx;
  const review = await lockReview(db, reviewId);
  if (review?.authorUserId !== viewer.userId) throw notFound();
  if (!mayTakeBackAt(review, now)) throw conflict("reviewShown");
  await takeAwayReview(ctx, { subjectId: reviewId });
}

/** Part of following the clock: the two weeks have passed, and only one of the two wrote. */
export async function showWhenDue(
  ctx: Context<"outbox">,
  { reviewId }: { reviewId: number },
): Promise<void> {
  const { db, now } = ctx;
  const bookingId = (await repository.findReview(db, reviewId))?.bookingId;
  if (bookingId === undefined) return;
  await lockPeopleOf(db, await findBooking(db, bookingId));
  const booking = await lockBookingById(db, bookingId);
  const review = await repository.findReview(db, reviewId);
  if (!booking || !review || !isDueAt(review, { isOtherWritten: false }, now)) return;
  await showReviews(ctx, { rows: [review] });
  await tellShown(ctx, { booking, side: review.side, isNews: true });
}

/** Behind the lock of its booking, which all that happens to its two reviews waits for. */
async function lockReview(db: Db, reviewId: number): Promise<repository.ReviewRow | null> {
  const known = await repository.findReview(db, reviewId);
  if (!known || !(await lockBookingById(db, known.bookingId))) return null;
  return repository.findReview(db, reviewId);
}

async function getReview(db: Db, reviewId: number): Promise<repository.ReviewRow> {
  const review = await repository.findReview(db, reviewId);
  if (!review) throw notFound();
  return review;
}

/** Before rooms and bookings: neither of the two can go meanwhile. */
async function lockPeopleOf(db: Db, booking: BookingRow | null): Promise<void> {
  if (!booking) return;
  const ids = Object.values(profileIdsOf(booking)).filter((id) => id !== null);
  if (ids.length > 0) await lockProfileRefs(db, ids);
}

function profileIdsOf(booking: BookingRow): Record<ProfileType, number | null> {
  return { pet_owner: booking.ownerProfileId, pet_sitter: booking.sitterProfileId };
}

/** An owner judges the parts, too; what a sitter says of them is left out. */
function columnsOf(
  { locale }: Pick<WriteContext, "locale">,
  { side, form }: { side: ProfileType; form: Words },
) {
  const { rating, text, care, communication, reliability } = form;
  if (side === "pet_sitter") {
    return { rating, text, care: null, communication: null, reliability: null };
  }
  const missing = reviewParts.filter((part) => form[part] === undefined);
  if (missing.length > 0) {
    throw invalid(Object.fromEntries(missing.map((part) => [part, [missingText(part, locale)]])));
  }
  return { rating, text, care, communication, reliability };
}
