import type { Booking } from "#contract/bookings.ts";
import type { Context } from "#server/platform/context.ts";

/** What a booking shows of later domains; they fill it through `app.ts`. */
export type BookingPorts = {
  /** How far the intake form of each booking is; one that is not answered for has none. */
  findIntakeStates(
    ctx: Context,
    bookingIds: readonly number[],
  ): Promise<ReadonlyMap<number, NonNullable<Booking["intakeForm"]>>>;
  /** The logbook of each booking that has one. */
  findLogbookIds(ctx: Context, bookingIds: readonly number[]): Promise<ReadonlyMap<number, number>>;
};
