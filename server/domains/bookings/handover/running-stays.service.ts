import type { PlannedWith } from "#contract/account/account-deletion.ts";
import type { Booking } from "#contract/bookings.ts";
import { toInstant } from "#contract/shared/dates.ts";
import type { RunningStay } from "#contract/trust/safety.ts";
import type { Db } from "#server/db/database.ts";
import type { Context, ViewerContext } from "#server/platform/context.ts";
import { conflict } from "#server/platform/http/problem.ts";
import { lockOwnBooking } from "../booking-access.service.ts";
import { describeOwn } from "../booking-views.service.ts";
import type { BookingPorts } from "../bookings.ports.ts";
import { type BookingRow, listAheadOf, listPets, listStaysLately } from "../bookings.repository.ts";
import { otherSide } from "../bookings.rules.ts";
import { moveBooking } from "../move-booking.service.ts";
import {
  findBookingFaces,
  isEitherLeaving,
  presentPerson,
} from "../people/booking-faces.service.ts";
import {
  accountsStayUntil,
  homeSaidBy,
  mayBeSaidHome,
  sharingAt,
} from "./booking-sharing.rules.ts";

/** With animals of one of the two in somebody's hands now; the one that lasts longest. */
export async function findRunningStay(
  { db, now }: Context,
  { userId, otherUserId }: { userId: number; otherUserId: number },
): Promise<RunningStay | null> {
  const rows = await listStaysLately(db, userId, now);
  const stay = rows
    .filter(({ users }) => Object.values(users).includes(otherUserId))
    .filter((row) => sharingAt(row, now) === "agreed")
    .toSorted((one, other) => other.endsAt.getTime() - one.endsAt.getTime())[0];
  if (!stay) return null;
  const pets = await listPets(db, [stay.id]);
  return {
    bookingId: stay.id,
    petNames: pets.map(({ name }) => name),
    endsAt: toInstant(stay.endsAt),
  };
}

/** Part of deleting an account: the latest of what its stays ask for. */
export async function findStayHold(
  { db, now }: Context,
  { userId, since }: { userId: number; since: Date },
): Promise<Date | null> {
  const rows = await listStaysLately(db, userId, now);
  const holds = rows.flatMap((row) => accountsStayUntil(row, { since, now }) ?? []);
  return holds.toSorted((one, other) => other.getTime() - one.getTime())[0] ?? null;
}

/** What somebody has planned with others, for who thinks of leaving: what would keep them, and what would end. */
export async function listPlannedWith(
  { db, now }: Context,
  { userId, since }: { userId: number; since: Date },
): Promise<{ stays: PlannedWith[]; bookings: PlannedWith[] }> {
  const lately = await listStaysLately(db, userId, now);
  const holding = lately.filter((row) => accountsStayUntil(row, { since, now }) !== null);
  const ahead = await listAheadOf(db, userId, now);
  return {
    stays: await presentPlanned(db, userId, holding),
    bookings: await presentPlanned(db, userId, ahead),
  };
}

async function presentPlanned(
  db: Db,
  userId: number,
  rows: readonly BookingRow[],
): Promise<PlannedWith[]> {
  const faces = await findBookingFaces(db, rows, []);
  const pets = await listPets(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const side = row.users.pet_owner === userId ? "pet_owner" : "pet_sitter";
    const other = presentPerson(row, otherSide(side), { side, isShared: false, faces });
    return {
      bookingId: row.id,
      kind: row.kind,
      otherName: other.firstName,
      petNames: pets.filter(({ bookingId }) => bookingId === row.id).map(({ name }) => name),
      startsAt: toInstant(row.startsAt),
      endsAt: toInstant(row.endsAt),
    };
  });
}

/**
 * One side says that the animals are home. When both have, nothing private is shared any more. Said twice
 * is said once.
 */
export async function sayHome(
  ctx: ViewerContext<"outbox"> & { ports: BookingPorts },
  { bookingId }: { bookingId: number },
): Promise<Booking> {
  const { db, now, viewer } = ctx;
  const { booking, side } = await lockOwnBooking(db, viewer.userId, bookingId);
  if (homeSaidBy(side, booking) === null) {
    const isLeaving = isEitherLeaving(booking, await findBookingFaces(db, [booking], []));
    if (!mayBeSaidHome(booking, { isLeaving, now })) throw conflict("invalidTransition");
    const change = side === "pet_owner" ? { ownerHomeAt: now } : { sitterHomeAt: now };
    await moveBooking(ctx, { booking, event: "sayHome", by: side, change });
  }
  return describeOwn(ctx, { bookingId });
}
