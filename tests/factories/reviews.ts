import { eq, sql } from "drizzle-orm";
import { dayMs } from "#contract/shared/durations.ts";
import type { Db } from "#server/db/database.ts";
import { profiles } from "#server/db/schema/profiles.ts";
import { reviewStandings, reviews } from "#server/db/schema/reviews.ts";
import { testStart } from "../setup/test-server.ts";
import { makeBooking } from "./bookings.ts";

type Pair = { owner: { profileId: number }; sitter: { profileId: number }; roomId: number };

/** A booking that took place, over since so many days. */
export async function makeEndedBooking(
  db: Db,
  pair: Pair,
  { daysAgo = 1, petIds = [] }: { daysAgo?: number; petIds?: readonly number[] } = {},
): Promise<number> {
  const endsAt = new Date(Date.parse(testStart) - daysAgo * dayMs);
  return makeBooking(db, pair, {
    startsAt: new Date(endsAt.getTime() - 2 * dayMs),
    endsAt,
    status: "closed",
    closedReason: "completed",
    closedAt: endsAt,
    petIds,
  });
}

type Written = Partial<typeof reviews.$inferInsert> & { isShown?: boolean };

/** An owner's of a sitter, shown; unless told otherwise. What is kept of all is not touched. */
export async function makeReview(
  db: Db,
  pair: Pair,
  { isShown = true, ...input }: Written = {},
): Promise<number> {
  const now = new Date(testStart);
  const side = input.side ?? "pet_owner";
  const [author, subject] =
    side === "pet_owner" ? [pair.owner, pair.sitter] : [pair.sitter, pair.owner];
  const rating = input.rating ?? 5;
  const parts = { care: rating, communication: rating, reliability: rating };
  const bookingId = input.bookingId ?? (await makeEndedBooking(db, pair));
  const [row] = await db
    .insert(reviews)
    .values({
      side,
      authorProfileId: author.profileId,
      subjectProfileId: subject.profileId,
      rating,
      ...(side === "pet_owner" ? parts : {}),
      text: "Fijn contact, en alles ging zoals we hadden afgesproken.",
      endedAt: new Date(now.getTime() - dayMs),
      shownAt: isShown ? now : null,
      changedAt: now,
      createdAt: now,
      ...input,
      bookingId,
    })
    .returning({ id: reviews.id });
  if (!row) throw new Error("no review was made");
  return row.id;
}

/** What should be kept of a profile, computed anew from its rows. */
export async function countAnew(db: Db, profileId: number) {
  const [row] = await db
    .select({
      spread: sql<number[]>`array[${sql.join(
        [1, 2, 3, 4, 5].map((star) => sql`count(*) filter (where rating = ${star}::int)::int`),
        sql`, `,
      )}]`,
      careSum: sql<number>`coalesce(sum(care), 0)::int`,
      communicationSum: sql<number>`coalesce(sum(communication), 0)::int`,
      reliabilitySum: sql<number>`coalesce(sum(reliability), 0)::int`,
      ratingSum: sql<number>`coalesce(sum(rating), 0)::int`,
      reviewCount: sql<number>`count(*)::int`,
    })
    .from(reviews)
    .where(sql`subject_profile_id = ${profileId} and shown_at is not null`);
  return row;
}

/** What is kept of it. */
export async function findStored(db: Db, profileId: number) {
  const { spread, careSum, communicationSum, reliabilitySum } = reviewStandings;
  const [kept] = await db
    .select({ spread, careSum, communicationSum, reliabilitySum })
    .from(reviewStandings)
    .where(eq(reviewStandings.profileId, profileId));
  const [profile] = await db
    .select({ ratingSum: profiles.ratingSum, reviewCount: profiles.reviewCount })
    .from(profiles)
    .where(eq(profiles.id, profileId));
  const none = { spread: [0, 0, 0, 0, 0], careSum: 0, communicationSum: 0, reliabilitySum: 0 };
  return { ...(kept ?? none), ...profile };
}
