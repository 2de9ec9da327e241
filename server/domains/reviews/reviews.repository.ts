import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { ProfileType } from "#contract/profiles.ts";
import type { Db } from "#server/db/database.ts";
import { reviewStandings, reviews } from "#server/db/schema/reviews.ts";
import { sharedProfiles } from "#server/db/views/profiles.ts";
import { bestTextLength, type Kept, noReviews } from "./reviews.rules.ts";

type Row = typeof reviews.$inferSelect;
/** A review and the users behind the two; nobody where a profile was deleted. */
export type ReviewRow = Row & { authorUserId: number | null; subjectUserId: number | null };
export type ReviewChange = Partial<Omit<Row, "id" | "bookingId" | "side" | "createdAt">>;

const authors = alias(sharedProfiles, "review_authors");
const subjects = alias(sharedProfiles, "review_subjects");

function selectReviews(db: Db) {
  return db
    .select({ review: reviews, authorUserId: authors.userId, subjectUserId: subjects.userId })
    .from(reviews)
    .leftJoin(authors, eq(authors.id, reviews.authorProfileId))
    .leftJoin(subjects, eq(subjects.id, reviews.subjectProfileId));
}

type Selected = Awaited<ReturnType<typeof selectReviews>>[number];

function toReview({ review, ...users }: Selected): ReviewRow {
  return { ...review, ...users };
}

async function list(query: PromiseLike<Selected[]>): Promise<ReviewRow[]> {
  return (await query).map(toReview);
}

export async function findReview(db: Db, reviewId: number): Promise<ReviewRow | null> {
  const [row] = await selectReviews(db).where(eq(reviews.id, reviewId));
  return row ? toReview(row) : null;
}

/** Both, or the one that there is. */
export function listOfBooking(db: Db, bookingId: number): Promise<ReviewRow[]> {
  return list(selectReviews(db).where(eq(reviews.bookingId, bookingId)).orderBy(asc(reviews.id)));
}

export async function listOfBookings(
  db: Db,
  bookingIds: readonly number[],
): Promise<Pick<Row, "bookingId" | "side" | "shownAt">[]> {
  if (bookingIds.length === 0) return [];
  return db
    .select({ bookingId: reviews.bookingId, side: reviews.side, shownAt: reviews.shownAt })
    .from(reviews)
    .where(inArray(reviews.bookingId, [...bookingIds]));
}

export async function findLatestBy(
  db: Db,
  { userId, subjectProfileId }: { userId: number; subjectProfileId: number },
): Promise<ReviewRow | null> {
  const [row] = await selectReviews(db)
    .where(and(eq(authors.userId, userId), eq(reviews.subjectProfileId, subjectProfileId)))
    .orderBy(desc(reviews.id))
    .limit(1);
  return row ? toReview(row) : null;
}

export async function insertReview(
  tx: Db,
  values: typeof reviews.$inferInsert,
): Promise<{ id: number }> {
  const [row] = await tx.insert(reviews).values(values).returning({ id: reviews.id });
  if (!row) throw new Error("no review was written");
  return row;
}

export async function changeReview(tx: Db, reviewId: number, change: ReviewChange): Promise<void> {
  await tx.update(reviews).set(change).where(eq(reviews.id, reviewId));
}

export async function deleteReview(tx: Db, reviewId: number): Promise<void> {
  await tx.delete(reviews).where(eq(reviews.id, reviewId));
}

type Window = { offset: number; limit: number };

export function listBy(db: Db, profileId: number, { offset, limit }: Window): Promise<ReviewRow[]> {
  return list(
    selectReviews(db)
      .where(eq(reviews.authorProfileId, profileId))
      .orderBy(desc(reviews.id))
      .limit(limit)
      .offset(offset),
  );
}

export function countBy(db: Db, profileId: number): Promise<number> {
  return db.$count(reviews, eq(reviews.authorProfileId, profileId));
}

/**
 * Of a profile, the latest first: the index alone finds the page, however many there are. In one statement
 * with the rest PostgreSQL may well read all of them.
 */
export async function listShown(
  db: Db,
  profileId: number,
  { offset, limit }: Window,
): Promise<ReviewRow[]> {
  const page = await db
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(eq(reviews.subjectProfileId, profileId), isNotNull(reviews.shownAt)))
    .orderBy(desc(reviews.shownAt), desc(reviews.id))
    .limit(limit)
    .offset(offset);
  const ids = page.map(({ id }) => id);
  if (ids.length === 0) return [];
  return list(
    selectReviews(db)
      .where(inArray(reviews.id, ids))
      .orderBy(desc(reviews.shownAt), desc(reviews.id)),
  );
}

/** The latest with five stars by one side that say something; neither too little nor too much. */
export function listLatestBest(db: Db, side: ProfileType, most: number): Promise<ReviewRow[]> {
  const { min, max } = bestTextLength;
  return list(
    selectReviews(db)
      .where(
        and(
          eq(reviews.side, side),
          eq(reviews.rating, 5),
          isNotNull(reviews.shownAt),
          isNotNull(reviews.subjectProfileId),
          isNotNull(reviews.authorProfileId),
          sql`length(${reviews.text}) between ${min} and ${max}`,
        ),
      )
      .orderBy(desc(reviews.shownAt), desc(reviews.id))
      .limit(most),
  );
}

/** What has to be shown though only one of the two wrote. */
export async function listDue(
  db: Db,
  { endedBefore, after, most }: { endedBefore: Date; after: number; most: number },
): Promise<number[]> {
  const rows = await db
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(isNull(reviews.shownAt), lte(reviews.endedAt, endedBefore), gt(reviews.id, after)))
    .orderBy(asc(reviews.id))
    .limit(most);
  return rows.map(({ id }) => id);
}

export async function findKept(db: Db, profileId: number): Promise<Kept> {
  const [row] = await db
    .select()
    .from(reviewStandings)
    .where(eq(reviewStandings.profileId, profileId));
  return row ?? noReviews;
}

export async function listKept(
  db: Db,
  profileIds: readonly number[],
): Promise<(typeof reviewStandings.$inferSelect)[]> {
  if (profileIds.length === 0) return [];
  return db
    .select()
    .from(reviewStandings)
    .where(inArray(reviewStandings.profileId, [...profileIds]));
}

/** Whoever adds to it at the same time waits. */
export async function lockKept(tx: Db, profileId: number): Promise<Kept> {
  await tx.insert(reviewStandings).values({ profileId }).onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(reviewStandings)
    .where(eq(reviewStandings.profileId, profileId))
    .for("update");
  return row ?? noReviews;
}

export async function storeKept(tx: Db, profileId: number, kept: Kept): Promise<void> {
  const { spread, careSum, communicationSum, reliabilitySum } = kept;
  await tx
    .update(reviewStandings)
    .set({ spread, careSum, communicationSum, reliabilitySum })
    .where(eq(reviewStandings.profileId, profileId));
}

/** Of somebody who goes, about or by somebody who has gone already: nobody is left to read it. */
export async function deleteAbandoned(tx: Db, profileId: number): Promise<void> {
  await tx
    .delete(reviews)
    .where(
      or(
        and(eq(reviews.authorProfileId, profileId), isNull(reviews.subjectProfileId)),
        and(eq(reviews.subjectProfileId, profileId), isNull(reviews.authorProfileId)),
      ),
    );
}
