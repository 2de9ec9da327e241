import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  type SQL,
} from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { daysKnownAfterEnd } from "#contract/privacy/what-may-be-known.ts";
import type { ProfileType } from "#contract/profiles.ts";
import { dayMs } from "#contract/shared/durations.ts";
import type { Db } from "#server/db/database.ts";
import { bookingPets, bookings } from "#server/db/schema/bookings.ts";
import { sharedProfiles } from "#server/db/views/profiles.ts";

type Row = typeof bookings.$inferSelect;
/** A booking and the users behind its two sides; nobody where a profile was deleted. */
export type BookingRow = Row & { users: Record<ProfileType, number | null> };
export type BookingPetRow = typeof bookingPets.$inferSelect;
export type BookingChange = Partial<Omit<Row, "id" | "kind" | "createdAt">>;

const owners = alias(sharedProfiles, "booking_owners");
const sitters = alias(sharedProfiles, "booking_sitters");

/** The select that all lists of bookings start from, and `listed` what it gives as rows. */
export function selectBookings(db: Db) {
  return db
    .select({ booking: bookings, ownerUserId: owners.userId, sitterUserId: sitters.userId })
    .from(bookings)
    .leftJoin(owners, eq(owners.id, bookings.ownerProfileId))
    .leftJoin(sitters, eq(sitters.id, bookings.sitterProfileId));
}

type Selected = Awaited<ReturnType<typeof selectBookings>>[number];

function toBooking({ booking, ownerUserId, sitterUserId }: Selected): BookingRow {
  return { ...booking, users: { pet_owner: ownerUserId, pet_sitter: sitterUserId } };
}

export async function listed(query: PromiseLike<Selected[]>): Promise<BookingRow[]> {
  return (await query).map(toBooking);
}

export async function findBooking(db: Db, bookingId: number): Promise<BookingRow | null> {
  const [row] = await selectBookings(db).where(eq(bookings.id, bookingId));
  return row ? toBooking(row) : null;
}

/** By a statement of its own, and read by the next: see 'Lock, then read'. */
export async function lockBooking(tx: Db, bookingId: number): Promise<BookingRow | null> {
  await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(eq(bookings.id, bookingId))
    .for("no key update");
  return findBooking(tx, bookingId);
}

export async function insertBooking(
  tx: Db,
  values: typeof bookings.$inferInsert,
): Promise<{ id: number }> {
  const [row] = await tx.insert(bookings).values(values).returning({ id: bookings.id });
  if (!row) throw new Error("the booking was not inserted");
  return row;
}

export async function changeBooking(
  tx: Db,
  bookingId: number,
  change: BookingChange,
): Promise<void> {
  await tx.update(bookings).set(change).where(eq(bookings.id, bookingId));
}

type NewPet = Omit<BookingPetRow, "bookingId" | "position">;

/** Instead of those that it had. */
export async function replacePets(
  tx: Db,
  bookingId: number,
  pets: readonly NewPet[],
): Promise<void> {
  await tx.delete(bookingPets).where(eq(bookingPets.bookingId, bookingId));
  if (pets.length === 0) return;
  await tx
    .insert(bookingPets)
    .values(pets.map((pet, position) => ({ ...pet, bookingId, position })));
}

export async function listPets(db: Db, bookingIds: readonly number[]): Promise<BookingPetRow[]> {
  if (bookingIds.length === 0) return [];
  return db
    .select()
    .from(bookingPets)
    .where(inArray(bookingPets.bookingId, [...bookingIds]))
    .orderBy(asc(bookingPets.bookingId), asc(bookingPets.position));
}

/** Which of these pets are in something that is asked or agreed and not over, or are to be brought home. */
export async function listPetsInUse(
  db: Db,
  petIds: readonly number[],
  now: Date,
): Promise<number[]> {
  if (petIds.length === 0) return [];
  const rows = await db
    .selectDistinct({ petId: bookingPets.petId })
    .from(bookingPets)
    .innerJoin(bookings, eq(bookings.id, bookingPets.bookingId))
    .where(and(inArray(bookingPets.petId, [...petIds]), or(isStanding(now), isHandedOver(now))));
  return rows.flatMap(({ petId }) => petId ?? []);
}

/** Asked and still open, or agreed and not over. */
function isStanding(now: Date): SQL | undefined {
  return or(and(eq(bookings.status, "pending"), gt(bookings.startsAt, now)), isAheadOrRunning(now));
}

function isAheadOrRunning(now: Date): SQL | undefined {
  return and(eq(bookings.status, "accepted"), gt(bookings.endsAt, now));
}

/** Ended before its time, and not all have said that the animals are home: see `sharingAt`. */
function isHandedOver(now: Date): SQL | undefined {
  return and(
    eq(bookings.kind, "booking"),
    eq(bookings.closedReason, "cancelled"),
    isNotNull(bookings.acceptedAt),
    gte(bookings.closedAt, bookings.startsAt),
    gt(bookings.endsAt, new Date(now.getTime() - daysKnownAfterEnd * dayMs)),
    or(isNull(bookings.ownerHomeAt), isNull(bookings.sitterHomeAt)),
  );
}

export type BookingFilter = {
  profileId: number;
  side: ProfileType;
  filter: "all" | "upcoming" | "past";
  /** Days that it touches, both included. */
  from?: string | undefined;
  until?: string | undefined;
  now: Date;
};

function columnOf(side: ProfileType) {
  return side === "pet_owner" ? bookings.ownerProfileId : bookings.sitterProfileId;
}

function matches({ profileId, side, filter, from, until, now }: BookingFilter) {
  return and(
    eq(columnOf(side), profileId),
    filter === "upcoming" ? gte(bookings.startsAt, now) : undefined,
    filter === "past" ? lt(bookings.startsAt, now) : undefined,
    from ? gte(bookings.endOn, from) : undefined,
    until ? lte(bookings.startOn, until) : undefined,
  );
}

/** What comes next first; of what is over the latest first. Days of a calendar in their order. */
export async function listBookings(
  db: Db,
  wanted: BookingFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<BookingRow[]> {
  const isAscending = wanted.filter === "upcoming" || wanted.from !== undefined;
  const direction = isAscending ? asc : desc;
  return listed(
    selectBookings(db)
      .where(matches(wanted))
      .orderBy(direction(bookings.startsAt), direction(bookings.id))
      .limit(limit)
      .offset(offset),
  );
}

export function countBookings(db: Db, wanted: BookingFilter): Promise<number> {
  return db.$count(bookings, matches(wanted));
}

/** Questions and proposals that this side has to answer, as the clock has it. */
export function countAwaiting(
  db: Db,
  { profileId, side, now }: Pick<BookingFilter, "profileId" | "side" | "now">,
): Promise<number> {
  return db.$count(
    bookings,
    and(
      eq(columnOf(side), profileId),
      eq(bookings.awaiting, side),
      inArray(bookings.status, ["pending", "accepted"]),
      gt(bookings.startsAt, now),
    ),
  );
}

export async function listRunning(
  db: Db,
  { profileId, side, now }: Pick<BookingFilter, "profileId" | "side" | "now">,
): Promise<BookingRow[]> {
  return listed(
    selectBookings(db)
      .where(and(eq(columnOf(side), profileId), isAheadOrRunning(now), lte(bookings.startsAt, now)))
      .orderBy(asc(bookings.startsAt), asc(bookings.id)),
  );
}

const yearMs = 366 * dayMs;
const mostEnded = 50;

/** Of one side's profile, what has begun and was over since; nothing lasts longer than a year. */
export async function listEndedBookings(
  db: Db,
  wanted: Pick<BookingFilter, "profileId" | "side" | "now"> & { since: Date },
): Promise<BookingRow[]> {
  const { profileId, side, now, since } = wanted;
  return listed(
    selectBookings(db)
      .where(
        and(
          eq(columnOf(side), profileId),
          gt(bookings.startsAt, new Date(since.getTime() - yearMs)),
          lte(bookings.startsAt, now),
          eq(bookings.kind, "booking"),
          or(gt(bookings.endsAt, since), gt(bookings.closedAt, since)),
          inArray(bookings.status, ["accepted", "closed"]),
        ),
      )
      .orderBy(desc(bookings.endsAt), desc(bookings.id))
      .limit(mostEnded),
  );
}

const mostBetweenTwo = 200;

/** Between two profiles, the latest first. */
export async function listBookingsOfPair(
  db: Db,
  pair: { ownerProfileId: number; sitterProfileId: number },
): Promise<BookingRow[]> {
  return listed(
    selectBookings(db)
      .where(
        and(
          eq(bookings.ownerProfileId, pair.ownerProfileId),
          eq(bookings.sitterProfileId, pair.sitterProfileId),
        ),
      )
      .orderBy(desc(bookings.startsAt), desc(bookings.id))
      .limit(mostBetweenTwo),
  );
}

/** What of a room is asked or agreed and not over, in the order in which everybody locks several. */
export async function listStandingOfRoom(
  db: Db,
  roomId: number,
  now: Date,
): Promise<{ id: number; status: Row["status"] }[]> {
  return db
    .select({ id: bookings.id, status: bookings.status })
    .from(bookings)
    .where(and(eq(bookings.chatRoomId, roomId), isStanding(now)))
    .orderBy(asc(bookings.id));
}

/** Part of a block or a ban: what is over is shared no longer than what brings the animals home. */
export async function endSharingOfRoom(tx: Db, roomId: number, now: Date): Promise<void> {
  await tx
    .update(bookings)
    .set({ contactEndedAt: now })
    .where(
      and(
        eq(bookings.chatRoomId, roomId),
        isNull(bookings.contactEndedAt),
        lte(bookings.endsAt, now),
        gt(bookings.endsAt, new Date(now.getTime() - daysKnownAfterEnd * dayMs)),
        or(eq(bookings.status, "accepted"), eq(bookings.closedReason, "completed")),
      ),
    );
}

export async function hasAgreedOfRoom(db: Db, roomId: number, now: Date): Promise<boolean> {
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.chatRoomId, roomId), isAheadOrRunning(now)))
    .limit(1);
  return rows.length > 0;
}

/** Whether the two of a room have a booking that has begun, and is not over. */
export async function hasUnderWay(db: Db, roomId: number, now: Date): Promise<boolean> {
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.chatRoomId, roomId),
        eq(bookings.kind, "booking"),
        eq(bookings.status, "accepted"),
        lte(bookings.startsAt, now),
        gt(bookings.endsAt, now),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** …or whose animals, or whose house, are still needed to bring them home. */
export async function hasAgreedOfProfile(db: Db, profileId: number, now: Date): Promise<boolean> {
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        or(eq(bookings.ownerProfileId, profileId), eq(bookings.sitterProfileId, profileId)),
        or(isAheadOrRunning(now), isHandedOver(now)),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Of this user, on either side: care that has begun, and whose two may still know of each other. */
export async function listStaysLately(db: Db, userId: number, now: Date): Promise<BookingRow[]> {
  const knownMs = daysKnownAfterEnd * dayMs;
  return listed(
    selectBookings(db)
      .where(
        and(
          or(eq(owners.userId, userId), eq(sitters.userId, userId)),
          eq(bookings.kind, "booking"),
          isNotNull(bookings.acceptedAt),
          lte(bookings.startsAt, now),
          gt(bookings.startsAt, new Date(now.getTime() - yearMs - knownMs)),
          gt(bookings.endsAt, new Date(now.getTime() - knownMs)),
        ),
      )
      .orderBy(asc(bookings.id)),
  );
}

/** More than anybody has; nobody reads further. */
const mostAhead = 200;

/** Of this user, on either side: asked for or agreed on, and not begun. */
export async function listAheadOf(db: Db, userId: number, now: Date): Promise<BookingRow[]> {
  return listed(
    selectBookings(db)
      .where(
        and(
          or(eq(owners.userId, userId), eq(sitters.userId, userId)),
          inArray(bookings.status, ["pending", "accepted"]),
          gt(bookings.startsAt, now),
        ),
      )
      .orderBy(asc(bookings.startsAt), asc(bookings.id))
      .limit(mostAhead),
  );
}

/** Both are asked how it was, from now on. */
export async function listToAskForReviews(
  db: Db,
  now: Date,
  { after, most }: { after: number; most: number },
): Promise<number[]> {
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(lte(bookings.askReviewsAt, now), gt(bookings.id, after)))
    .orderBy(asc(bookings.id))
    .limit(most);
  return rows.map(({ id }) => id);
}
