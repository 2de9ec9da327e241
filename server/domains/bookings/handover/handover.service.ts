import type { Booking } from "#contract/bookings.ts";
import type { ViewerContext } from "#server/platform/context.ts";
import { conflict } from "#server/platform/http/problem.ts";
import { lockOwnBooking } from "../booking-access.service.ts";
import { describeOwn } from "../booking-views.service.ts";
import type { BookingPorts } from "../bookings.ports.ts";
import { moveBooking } from "../move-booking.service.ts";
import { findBookingFaces, isEitherLeaving } from "../people/booking-faces.service.ts";
import { homeSaidBy, mayBeSaidHome } from "./booking-sharing.rules.ts";

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
