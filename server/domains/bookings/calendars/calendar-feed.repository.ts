import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, or } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Locale } from "#contract/shared/locale.ts";
import type { Db } from "#server/db/database.ts";
import { bookings } from "#server/db/schema/bookings.ts";
import { calendarFeeds } from "#server/db/schema/calendars.ts";
import { sharedUsers } from "#server/db/views/account.ts";
import { sharedProfiles } from "#server/db/views/profiles.ts";
import type { OwnRow } from "./calendar-entries.service.ts";

export type FeedRow = typeof calendarFeeds.$inferSelect;

export async function findFeed(db: Db, userId: number): Promise<FeedRow | null> {
  const [row] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, userId));
  return row ?? null;
}

export async function findFeedByHash(
  db: Db,
  tokenHash: string,
): Promise<(FeedRow & { locale: Locale }) | null> {
  const [row] = await db
    .select({ feed: calendarFeeds, locale: sharedUsers.preferredLocale })
    .from(calendarFeeds)
    .innerJoin(sharedUsers, eq(sharedUsers.id, calendarFeeds.userId))
    // A ban ends the feed; one that slipped through opens nothing.
    .where(and(eq(calendarFeeds.tokenHash, tokenHash), isNull(sharedUsers.bannedAt)));
  return row ? { ...row.feed, locale: row.locale } : null;
}

/** In place of the one before, whose address is worth nothing from now on. */
export async function replaceFeed(
  tx: Db,
  row: Pick<FeedRow, "userId" | "salt" | "tokenHash" | "createdAt">,
): Promise<FeedRow> {
  const fresh = { ...row, lastReadAt: null };
  const [saved] = await tx
    .insert(calendarFeeds)
    .values(fresh)
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: fresh })
    .returning();
  if (!saved) throw new Error("the feed was not saved");
  return saved;
}

export async function deleteFeed(tx: Db, userId: number): Promise<void> {
  await tx.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
}

/** Programs come many times an hour: to the quarter is near enough, and spares the writing. */
const quarterMs = 15 * 60 * 1000;

export async function noteRead(db: Db, userId: number, now: Date): Promise<void> {
  const { lastReadAt } = calendarFeeds;
  const aWhileAgo = new Date(now.getTime() - quarterMs);
  await db
    .update(calendarFeeds)
    .set({ lastReadAt: now })
    .where(
      and(eq(calendarFeeds.userId, userId), or(isNull(lastReadAt), lt(lastReadAt, aWhileAgo))),
    );
}

const owners = alias(sharedProfiles, "feed_owners");
const sitters = alias(sharedProfiles, "feed_sitters");

type Reach = { endedAfter: Date; cancelledAfter: Date; limit: number };

/** What was agreed with either of the user's profiles, the latest first. */
export async function listFeedBookings(
  db: Db,
  userId: number,
  { endedAfter, cancelledAfter, limit }: Reach,
): Promise<OwnRow[]> {
  const own = await db
    .select({ id: sharedProfiles.id })
    .from(sharedProfiles)
    .where(eq(sharedProfiles.userId, userId));
  const profileIds = own.map(({ id }) => id);
  if (profileIds.length === 0) return [];
  const { status, closedReason, closedAt, endsAt } = bookings;
  const rows = await db
    .select({ booking: bookings, ownerUserId: owners.userId, sitterUserId: sitters.userId })
    .from(bookings)
    .leftJoin(owners, eq(owners.id, bookings.ownerProfileId))
    .leftJoin(sitters, eq(sitters.id, bookings.sitterProfileId))
    .where(
      and(
        or(
          inArray(bookings.ownerProfileId, profileIds),
          inArray(bookings.sitterProfileId, profileIds),
        ),
        isNotNull(bookings.acceptedAt),
        or(
          and(or(eq(status, "accepted"), eq(closedReason, "completed")), gt(endsAt, endedAfter)),
          and(eq(closedReason, "cancelled"), gt(closedAt, cancelledAfter)),
        ),
      ),
    )
    .orderBy(desc(bookings.startsAt), desc(bookings.id))
    .limit(limit);
  return rows.map(({ booking, ownerUserId, sitterUserId }) => ({
    booking: { ...booking, users: { pet_owner: ownerUserId, pet_sitter: sitterUserId } },
    side: ownerUserId === userId ? "pet_owner" : "pet_sitter",
  }));
}
