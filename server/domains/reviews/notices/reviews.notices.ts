import * as z from "zod";
import type { ReviewNotificationType } from "#contract/notifications.ts";
import type { ProfileType } from "#contract/profiles.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { urls } from "#contract/urls/urls.ts";
import en from "#messages/en/review-notices.json" with { type: "json" };
import nl from "#messages/nl/review-notices.json" with { type: "json" };
import { findBooking } from "#server/domains/bookings/booking-access.service.ts";
import { findBookingFacts } from "#server/domains/bookings/facts/booking-facts.service.ts";
import { findEnd } from "#server/domains/bookings/facts/ended-bookings.service.ts";
import { type NotifyContext, notify } from "#server/domains/notify/notify.service.ts";
import type { Context } from "#server/platform/context.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import { defineMail } from "#server/platform/mail/mail-kind.ts";
import {
  isMailed,
  type MailedType,
  type MailReader,
  type NoticeEntry,
  type NoticeTable,
  type NoticeWords,
  type StoredNotice,
} from "#server/platform/notices.ts";
import { createTexts } from "#server/platform/texts.ts";
import { dayInWords, daysInWords } from "#server/platform/words/in-words.ts";
import { otherOf } from "../review-messages.service.ts";
import {
  type ReviewAnswered,
  type ReviewShown,
  type ReviewWritten,
  reviewAnswered,
  reviewShown,
  reviewsAsked,
  reviewWritten,
} from "../reviews.events.ts";
import { findReview, listOfBooking, type ReviewRow } from "../reviews.repository.ts";
import { reviewsUntil } from "../reviews.rules.ts";

const text = createTexts({ nl, en });

/*
  What the two are told of reviews. Both are asked once care is over. Who is reviewed hears at once that it
  was written, though not what; and once it can be read, unless they make it so themselves, by writing
  theirs: then it is on their screen. Who wrote hears of the answer, which is no reason for a mail.
*/
const entries = {
  review_asked: { kind: "reviews", isMailed: true },
  review_written: { kind: "reviews", isMailed: true },
  review_received: { kind: "reviews", isMailed: true },
  review_answered: { kind: "reviews", isMailed: false },
} as const satisfies Record<ReviewNotificationType, NoticeEntry>;

/** What is stored of a review for the words about it: nothing of what it says. */
const reviewNoticeParams = z.object({
  bookingId: z.int(),
  /** Their names, one a line: readers join them in their own language. */
  pets: z.string(),
  startOn: z.iso.date(),
  endOn: z.iso.date(),
  /** The day on which it is shown, whoever wrote. */
  untilOn: z.iso.date(),
});
export type ReviewNoticeParams = z.infer<typeof reviewNoticeParams>;

export function reviewWordsOf(
  { type, params, name }: StoredNotice<ReviewNotificationType>,
  locale: Locale,
  today: string,
): NoticeWords {
  const { startOn, endOn, untilOn } = reviewNoticeParams.parse(params);
  const words = {
    name: name ?? text(locale, "somebody"),
    days: daysInWords({ startOn, endOn }, locale, today),
    until: dayInWords(untilOn, locale, today),
  };
  return { title: text(locale, `${type}.title`, words), text: text(locale, `${type}.text`, words) };
}

export type ReviewMailData = {
  type: MailedType<typeof entries>;
  params: ReviewNoticeParams;
  /** Where the button leads. */
  path: string;
  /** Of one that may be read. */
  said?: { rating: number; text: string };
};

export const reviewNotices = {
  entries,
  words: reviewWordsOf,
  mail: defineMail<MailReader & ReviewMailData>("notifications.review"),
} satisfies NoticeTable<ReviewNotificationType, ReviewMailData>;

export function subscribeReviewNotices({ on }: DomainEntries<object>): void {
  on(reviewsAsked, "notifications.tell-reviews-asked", notifyReviewsAsked);
  on(reviewWritten, "notifications.tell-review-written", notifyReviewWritten);
  on(reviewShown, "notifications.tell-review-shown", notifyReviewShown);
  on(reviewAnswered, "notifications.tell-review-answered", notifyReviewAnswered);
}

/** Care is over: who has not written by now is asked to. */
async function notifyReviewsAsked(
  ctx: NotifyContext,
  { bookingId }: { bookingId: number },
): Promise<void> {
  const asked = await findAsked(ctx, bookingId);
  if (!asked) return;
  for (const to of asked.sides) {
    const causeKey = `review_asked:${bookingId}:${to}`;
    await notifySide(ctx, { type: "review_asked", bookingId, to, until: asked.until, causeKey });
  }
}

/** Who of the two has still to write, and until when; null where nobody can. */
async function findAsked(
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

/** That, and not what; who may read it already is told so by what shows it. */
async function notifyReviewWritten(
  ctx: NotifyContext,
  { reviewId, bookingId, isFirst }: ReviewWritten,
): Promise<void> {
  const review = await findReview(ctx.db, reviewId);
  if (!review || review.shownAt !== null || !isFirst) return;
  const causeKey = `review_written:${reviewId}`;
  const to = otherOf(review.side);
  const until = reviewsUntil(review.endedAt);
  await notifySide(ctx, { type: "review_written", bookingId, to, until, causeKey });
}

async function notifyReviewShown(
  ctx: NotifyContext,
  { reviewId, bookingId, isSeen }: ReviewShown,
): Promise<void> {
  const review = await findReview(ctx.db, reviewId);
  if (!review || isSeen) return;
  const causeKey = `review_received:${reviewId}`;
  const to = otherOf(review.side);
  const until = reviewsUntil(review.endedAt);
  await notifySide(ctx, { type: "review_received", bookingId, to, until, causeKey, review });
}

async function notifyReviewAnswered(
  ctx: NotifyContext,
  { reviewId, bookingId }: ReviewAnswered,
): Promise<void> {
  const review = await findReview(ctx.db, reviewId);
  if (!review) return;
  const causeKey = `review_answered:${reviewId}`;
  const { side: to, endedAt } = review;
  const until = reviewsUntil(endedAt);
  await notifySide(ctx, { type: "review_answered", bookingId, to, until, causeKey });
}

type ReviewNotice = {
  type: ReviewNotificationType;
  bookingId: number;
  /** Whom it is told. */
  to: ProfileType;
  until: Date;
  causeKey: string;
  /** What may be read of it. */
  review?: ReviewRow;
};

async function notifySide(
  ctx: NotifyContext,
  { type, bookingId, to, until, causeKey, review }: ReviewNotice,
): Promise<void> {
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
    table: reviewNotices,
    type,
    userId,
    profileId,
    otherProfileId: booking.profileIds[otherOf(to)],
    params,
    path,
    causeKey,
    ...(isMailed(entries, type) ? { mail: { type, params, path, ...(said ? { said } : {}) } } : {}),
    push: { tag: `review-${bookingId}` },
  });
}
