import { reviewUpdates } from "#contract/reviews.ts";
import { findBooking } from "#server/domains/bookings/booking-access.service.ts";
import { type BookingMoved, bookingMoved } from "#server/domains/bookings/bookings.events.ts";
import { findEnd, listEndedSince } from "#server/domains/bookings/facts/ended-bookings.service.ts";
import { findProfileRef } from "#server/domains/profiles/profile-refs.service.ts";
import { profileRemoved } from "#server/domains/profiles/profiles.events.ts";
import type { Context } from "#server/platform/context.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import type { Platform } from "#server/platform/platform.ts";
import { askInChat, closeRequest, otherOf } from "./review-messages.service.ts";
import { reviewAnswered, reviewShown, reviewsAsked, reviewWritten } from "./reviews.events.ts";
import { deleteAbandoned } from "./reviews.repository.ts";
import { reviewableSince } from "./reviews.rules.ts";

export function subscribeReviews({ on, onPublish }: DomainEntries<object>): void {
  onPublish(bookingMoved, askForReviews);
  onPublish(profileRemoved, leaveReviews);
  on(reviewsAsked, "reviews.show-asked", tellBoth);
  on(reviewWritten, "reviews.show-written", tellBoth);
  on(reviewShown, "reviews.show-shown", tellBoth);
  on(reviewAnswered, "reviews.show-answered", tellBoth);
}

export function allowReviewsChannel({ realtime }: Platform): void {
  realtime.allow(reviewUpdates, async (viewer, { userId }) => viewer.userId === userId);
}

/** Part of what ends a booking: both are asked how it was, if it took place. */
async function askForReviews(
  ctx: Context<"outbox">,
  { bookingId, event }: BookingMoved,
): Promise<void> {
  if (event !== "complete" && event !== "cancel") return;
  const { db, now, outbox } = ctx;
  const booking = await findBooking(db, bookingId);
  const endedAt = booking && findEnd(booking, now);
  // A clock that stood still for weeks asks nobody for what can't be written any more.
  if (!booking || !endedAt || endedAt <= reviewableSince(now)) return;
  // After a block they are asked by the clock, a day later.
  if (booking.askReviewsAt) return;
  await askInChat(ctx, { booking, endedAt });
  await outbox.publish(db, [reviewsAsked({ bookingId })]);
}

/**
 * Part of removing a profile, after its bookings were cancelled. What it wrote stays without a name, what
 * was written of it is for who wrote it, and what is left to nobody goes. Nobody is asked about it any more.
 */
async function leaveReviews(
  ctx: Context<"outbox">,
  { profileId }: { profileId: number },
): Promise<void> {
  const { db, now } = ctx;
  await deleteAbandoned(db, profileId);
  const profile = await findProfileRef(db, profileId);
  if (!profile) return;
  const wanted = { profileId, side: profile.profileType, since: reviewableSince(now), now };
  for (const { booking } of await listEndedSince(db, wanted)) {
    const side = otherOf(profile.profileType);
    await closeRequest(ctx, { booking, side, change: { isGone: true } });
  }
}

/** What is open in the windows of the two asks anew. */
async function tellBoth(
  { db, realtime }: Context<"realtime">,
  { bookingId }: { bookingId: number },
): Promise<void> {
  const booking = await findBooking(db, bookingId);
  if (!booking) return;
  const sides = [
    { userId: booking.users.pet_owner, profileId: booking.ownerProfileId },
    { userId: booking.users.pet_sitter, profileId: booking.sitterProfileId },
  ];
  for (const { userId, profileId } of sides) {
    if (userId === null || profileId === null) continue;
    realtime.publish(reviewUpdates, { userId }, "review-updates", { profileId, bookingId });
  }
}
