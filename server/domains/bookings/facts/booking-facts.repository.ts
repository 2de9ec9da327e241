import { and, eq, inArray, lte, or, sql } from "drizzle-orm";
import type { BookingKind } from "#contract/bookings.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { type Db, rowsOf } from "#server/db/database.ts";
import { bookings } from "#server/db/schema/bookings.ts";
import { sharedUsers } from "#server/db/views/account.ts";
import { sharedProfiles } from "#server/db/views/profiles.ts";

/** Whether a booking of this user took place, on whichever side of it they were. */
export async function hasEnded(db: Db, userId: number, now: Date): Promise<boolean> {
  const own = db
    .select({ id: sharedProfiles.id })
    .from(sharedProfiles)
    .where(eq(sharedProfiles.userId, userId));
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        or(inArray(bookings.ownerProfileId, own), inArray(bookings.sitterProfileId, own)),
        eq(bookings.kind, "booking"),
        or(
          eq(bookings.closedReason, "completed"),
          and(eq(bookings.status, "accepted"), lte(bookings.endsAt, now)),
        ),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** What matters of each room: the few that stand, and the last of what is over. */
export type RoomBooking = {
  id: number;
  roomId: number;
  kind: BookingKind;
  status: string;
  closedReason: string | null;
  startsAt: Date;
  endsAt: Date;
  hasProposal: boolean;
};

/**
 * A room may have thousands that are over; of those only the last completed booking and the last
 * introduction are read, each from the room's index.
 */
export async function listRoomBookings(
  db: Db,
  roomIds: readonly number[],
  now: Date,
): Promise<RoomBooking[]> {
  if (roomIds.length === 0) return [];
  const ids = `{${roomIds.join(",")}}`;
  const at = sql`${now.toISOString()}::timestamptz`;
  const columns = sql`b.id, b.chat_room_id, b.kind, b.status, b.closed_reason, b.starts_at, b.ends_at, b.proposal`;
  const rows = await rowsOf<
    Omit<RoomBooking, "startsAt" | "endsAt"> & { startsAt: string; endsAt: string }
  >(
    db,
    sql`
      select found.id, found.chat_room_id as "roomId", found.kind, found.status,
        found.closed_reason as "closedReason", found.starts_at as "startsAt",
        found.ends_at as "endsAt", found.proposal is not null as "hasProposal"
      from unnest(${ids}::int[]) as room(id)
      cross join lateral (
        (select ${columns} from ${bookings} b
          where b.chat_room_id = room.id and b.status in ('pending', 'accepted') and b.ends_at > ${at})
        union
        (select ${columns} from ${bookings} b
          where b.chat_room_id = room.id and b.kind = 'booking' and b.starts_at < ${at}
            and (b.closed_reason = 'completed' or (b.status = 'accepted' and b.ends_at <= ${at}))
          order by b.starts_at desc limit 1)
        union
        (select ${columns} from ${bookings} b
          where b.chat_room_id = room.id and b.kind = 'introduction'
            and b.closed_reason is distinct from 'cancelled'
          order by b.starts_at desc limit 1)
      ) found`,
  );
  return rows.map(({ startsAt, endsAt, ...row }) => ({
    ...row,
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
  }));
}

export type PersonRow = {
  id: number;
  email: string;
  firstName: string;
  locale: Locale;
  isEmailVerified: boolean;
};

export async function findPeople(
  db: Db,
  userIds: readonly number[],
): Promise<Map<number, PersonRow>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({
      id: sharedUsers.id,
      email: sharedUsers.email,
      firstName: sharedUsers.firstName,
      locale: sharedUsers.preferredLocale,
      isEmailVerified: sql<boolean>`${sharedUsers.emailVerifiedAt} is not null`,
    })
    .from(sharedUsers)
    .where(inArray(sharedUsers.id, [...userIds]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** What was done, and when. */
export async function listCareOf(db: Db, bookingIds: readonly number[]) {
  if (bookingIds.length === 0) return [];
  const { id, serviceType, startOn, endOn } = bookings;
  return db
    .select({ id, serviceType, startOn, endOn })
    .from(bookings)
    .where(inArray(id, [...bookingIds]));
}

/** How many bookings and introductions of each of these sitters took place; none where there are none. */
export async function countCompleted(db: Db, sitterProfileIds: readonly number[]) {
  if (sitterProfileIds.length === 0) return [];
  const countOf = (kind: BookingKind) =>
    sql<number>`count(*) filter (where ${bookings.kind} = ${kind})::int`;
  return db
    .select({
      profileId: sql<number>`${bookings.sitterProfileId}`,
      completedBookings: countOf("booking"),
      completedIntroductions: countOf("introduction"),
    })
    .from(bookings)
    .where(
      and(
        inArray(bookings.sitterProfileId, [...sitterProfileIds]),
        eq(bookings.closedReason, "completed"),
      ),
    )
    .groupBy(bookings.sitterProfileId);
}
