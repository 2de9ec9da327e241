import type { ByDay, Days } from "#server/platform/by-day.ts";
import type { Context } from "#server/platform/context.ts";
import { countCancelled, countConfirmed } from "./booking-figures.repository.ts";

/** Bookings, not introductions, by the day of the yes, and of the no that came after it. */
export async function countBookingsByDay(
  { db }: Context,
  days: Days,
): Promise<{ confirmed: ByDay; cancelled: ByDay }> {
  const [confirmed, cancelled] = await Promise.all([
    countConfirmed(db, days),
    countCancelled(db, days),
  ]);
  return { confirmed, cancelled };
}
