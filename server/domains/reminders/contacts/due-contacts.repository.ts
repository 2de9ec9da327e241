import { and, asc, eq, gt, gte, lt, lte, not, sql } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { sharedBookings } from "#server/db/views/bookings.ts";
import { sharedContacts } from "#server/db/views/chat.ts";
import { notSent } from "../reminders.repository.ts";
import { causedBetween, causes, metBetween } from "../reminders.rules.ts";

const { roomId, ownerProfileId, sitterProfileId, statusChangedAt } = sharedContacts;

/** Something is asked or agreed on in a room, or has taken place there. */
const hasPlan = sql<boolean>`exists (
  select from ${sharedBookings} other where other.chat_room_id = ${roomId}
    and (other.status in ('pending', 'accepted') or other.closed_reason = 'completed'))`;
const hasBooking = sql<boolean>`exists (
  select from ${sharedBookings} other where other.chat_room_id = ${roomId}
    and other.kind = 'booking'
    and (other.status in ('pending', 'accepted') or other.closed_reason = 'completed'))`;

const contact = {
  roomId,
  ownerProfileId,
  sitterProfileId,
  statusChangedAt,
  hasPlan,
  status: sharedContacts.status,
};

/** Contacts that were agreed to some days ago and in which nothing is planned; each is asked about once. */
export function listUnplanned(db: Db, { now, most }: { now: Date; most: number }) {
  const { from, until } = causedBetween("planning", now);
  const { type } = causes.planning;
  return db
    .select(contact)
    .from(sharedContacts)
    .where(
      and(
        eq(sharedContacts.status, "accepted"),
        gt(statusChangedAt, from),
        lte(statusChangedAt, until),
        not(hasPlan),
        notSent(db, { type, subject: sql`'room:' || ${roomId}` }),
      ),
    )
    .orderBy(asc(statusChangedAt), asc(roomId))
    .limit(most);
}

export async function findContact(db: Db, id: number) {
  const [row] = await db.select(contact).from(sharedContacts).where(eq(roomId, id));
  return row ?? null;
}
export type ContactRow = NonNullable<Awaited<ReturnType<typeof findContact>>>;

const tookPlace = sql<boolean>`(${sharedBookings.status} = 'accepted' or ${sharedBookings.closedReason} is not distinct from 'completed')`;

const meeting = {
  id: sharedBookings.id,
  roomId,
  ownerProfileId: sharedBookings.ownerProfileId,
  sitterProfileId: sharedBookings.sitterProfileId,
  endsAt: sharedBookings.endsAt,
  tookPlace,
  isInContact: sql<boolean>`${sharedContacts.status} is not distinct from 'accepted'`,
  hasBooking,
};

/** Introductions of the day before, which no booking has come of. */
export function listMet(db: Db, { now, most }: { now: Date; most: number }) {
  const { from, until } = metBetween(now);
  const { type } = causes.introduction;
  return db
    .select(meeting)
    .from(sharedBookings)
    .innerJoin(sharedContacts, eq(roomId, sharedBookings.chatRoomId))
    .where(
      and(
        eq(sharedBookings.kind, "introduction"),
        gte(sharedBookings.endsAt, from),
        lt(sharedBookings.endsAt, until),
        tookPlace,
        eq(sharedContacts.status, "accepted"),
        not(hasBooking),
        notSent(db, { type, subject: sql`'booking:' || ${sharedBookings.id}` }),
      ),
    )
    .orderBy(asc(sharedBookings.endsAt), asc(sharedBookings.id))
    .limit(most);
}

export async function findMeeting(db: Db, bookingId: number) {
  const [row] = await db
    .select(meeting)
    .from(sharedBookings)
    .innerJoin(sharedContacts, eq(roomId, sharedBookings.chatRoomId))
    .where(eq(sharedBookings.id, bookingId));
  return row ?? null;
}
export type MeetingRow = NonNullable<Awaited<ReturnType<typeof findMeeting>>>;
