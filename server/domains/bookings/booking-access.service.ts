import type { ProfileType } from "#contract/profiles.ts";
import type { Db } from "#server/db/database.ts";
import { lockBookingRoom } from "#server/domains/chat/contact/booking-contact.service.ts";
import { notFound } from "#server/platform/http/problem.ts";
import { type BookingRow, findBooking as findRow, lockBooking } from "./bookings.repository.ts";
import { areDetailsShared } from "./bookings.rules.ts";

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

/** The room first, then the booking: everybody takes these locks in this order. */
export async function lockOwnBooking(
  tx: Db,
  userId: number,
  bookingId: number,
): Promise<OwnBooking> {
  const { booking } = await getOwnBooking(tx, userId, bookingId);
  return asOwn(await lockWithRoom(tx, booking), userId);
}

/** For who comes from the clock or from a contact that ends; null when it has gone. */
export async function lockBookingById(tx: Db, bookingId: number): Promise<BookingRow | null> {
  const booking = await findRow(tx, bookingId);
  return booking && lockWithRoom(tx, booking);
}

async function lockWithRoom(tx: Db, { id, chatRoomId }: BookingRow): Promise<BookingRow | null> {
  if (chatRoomId !== null) await lockBookingRoom(tx, chatRoomId);
  return lockBooking(tx, id);
}

/** Whether what is private is shared between the two: from yes until a week after the end. */
export function isShared(booking: BookingRow, now: Date): boolean {
  return areDetailsShared(booking, now);
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
