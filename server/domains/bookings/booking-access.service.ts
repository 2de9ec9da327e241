import { isShared, type SharedPart } from "#contract/bookings/what-is-shared.ts";
import type { ProfileType } from "#contract/profiles.ts";
import type { Db } from "#server/db/database.ts";
import { lockBookingRoom } from "#server/domains/chat/contact/booking-contact.service.ts";
import { lockProfileRefs } from "#server/domains/profiles/profile-refs.service.ts";
import { notFound } from "#server/platform/http/problem.ts";
import {
  type BookingRow,
  findBooking as findRow,
  listPets,
  lockBooking,
} from "./bookings.repository.ts";
import { isAheadOrRunning } from "./bookings.rules.ts";
import { sharedUntil as sharedUntilOf, sharingAt } from "./handover/booking-sharing.rules.ts";

export type { BookingRow } from "./bookings.repository.ts";

/** A booking, and on which side of it somebody is, with whichever of their profiles. */
export type OwnBooking = { booking: BookingRow; side: ProfileType };

export function findBooking(db: Db, bookingId: number): Promise<BookingRow | null> {
  return findRow(db, bookingId);
}

/** 404 for strangers. */
export async function getOwnBooking(
  db: Db,
  userId: number,
  bookingId: number,
): Promise<OwnBooking> {
  return asOwn(await findRow(db, bookingId), userId);
}

/** The profiles first, then the room, then the booking: everybody takes these locks in this order. */
export async function lockOwnBooking(
  tx: Db,
  userId: number,
  bookingId: number,
  /** What comes before all of them. */
  lockFirst?: (booking: BookingRow) => Promise<void>,
): Promise<OwnBooking> {
  const { booking } = await getOwnBooking(tx, userId, bookingId);
  await lockFirst?.(booking);
  return asOwn(await lockWithRoom(tx, booking), userId);
}

/** For who comes from the clock; null when it has gone. */
export async function lockBookingById(tx: Db, bookingId: number): Promise<BookingRow | null> {
  const booking = await findRow(tx, bookingId);
  return booking && lockWithRoom(tx, booking);
}

/**
 * What a move writes points to both profiles. A profile that goes is locked before its rooms are: who
 * had the room, and asked for the profile only then, would wait for it while it waits for the room.
 */
async function lockWithRoom(tx: Db, booking: BookingRow): Promise<BookingRow | null> {
  const { id, chatRoomId, ownerProfileId, sitterProfileId } = booking;
  await lockProfileRefs(
    tx,
    [ownerProfileId, sitterProfileId].flatMap((profileId) => profileId ?? []),
  );
  if (chatRoomId !== null) await lockBookingRoom(tx, chatRoomId);
  return lockBooking(tx, id);
}

/** What the two may know of each other, by the table of what is shared. */
export function sharedWith(booking: BookingRow, now: Date): (part: SharedPart) => boolean {
  const state = sharingAt(booking, now);
  return (part) => isShared(state, part, booking.place);
}

/** Until when any of it is. */
export function sharedUntil(booking: BookingRow): Date {
  return sharedUntilOf(booking);
}

/** Ended before its time, and not all have said that the animals are home. */
export function isHandedOver(booking: BookingRow, now: Date): boolean {
  return sharingAt(booking, now) === "handover";
}

/** Agreed, and not over yet. */
export function isStillToCome(booking: BookingRow, now: Date): boolean {
  return isAheadOrRunning(booking, now);
}

/** The pets of a booking that are still somebody's; those that have gone need nothing any more. */
export async function listKnownPets(db: Db, bookingId: number) {
  const rows = await listPets(db, [bookingId]);
  return rows.flatMap(({ petId, name, category, race, birthOn }) => {
    const known = { name, category, race: race ?? undefined, birthDate: birthOn ?? undefined };
    return petId === null ? [] : [{ id: petId, ...known }];
  });
}

export function sideOfUser(booking: BookingRow, userId: number): ProfileType | null {
  if (booking.users.pet_owner === userId) return "pet_owner";
  return booking.users.pet_sitter === userId ? "pet_sitter" : null;
}

function asOwn(booking: BookingRow | null, userId: number): OwnBooking {
  const side = booking && sideOfUser(booking, userId);
  if (!booking || !side) throw notFound();
  return { booking, side };
}
