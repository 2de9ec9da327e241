import { updateStanding } from "#server/domains/profiles/profiles.service.ts";
import type { Context } from "#server/platform/context.ts";
import { reviewShown } from "./reviews.events.ts";
import { changeReview, lockKept, type ReviewRow, storeKept } from "./reviews.repository.ts";
import { countOf, ratingSumOf, withReview } from "./reviews.rules.ts";

/**
 * Part of what makes reviews public, behind the lock of their booking: each counts for whom it is about,
 * on their profile, in search and here, in this transaction. `seenBy` is who completes the two.
 */
export async function showReviews(
  ctx: Context<"outbox">,
  { rows, seenBy }: { rows: readonly ReviewRow[]; seenBy?: number },
): Promise<void> {
  const { db, now, outbox } = ctx;
  // Everybody counts people in the same order, so that two don't wait for each other. By user: who is owner
  // and sitter has one row in the search.
  const inOrder = rows.toSorted(
    (one, other) => (one.subjectUserId ?? 0) - (other.subjectUserId ?? 0),
  );
  for (const review of inOrder) {
    await changeReview(db, review.id, { shownAt: now });
    await count(ctx, review);
  }
  await outbox.publish(
    db,
    rows.map(({ id, bookingId, side, subjectUserId }) =>
      reviewShown({ reviewId: id, bookingId, side, isSeen: subjectUserId === seenBy }),
    ),
  );
}

async function count(ctx: Context<"outbox">, review: ReviewRow): Promise<void> {
  const { subjectProfileId: profileId } = review;
  if (profileId === null) return;
  const kept = withReview(await lockKept(ctx.db, profileId), review);
  await storeKept(ctx.db, profileId, kept);
  const standing = { reviewCount: countOf(kept), ratingSum: ratingSumOf(kept) };
  await updateStanding(ctx, { profileId, standing });
}
