import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { bookings } from "#server/db/schema/bookings.ts";
import { amsterdamDay, type ByDay, type Days, toByDay, within } from "#server/platform/by-day.ts";
import type { Context } from "#server/platform/context.ts";

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

const isBooking = eq(bookings.kind, "booking");

async function countConfirmed(db: Db, days: Days): Promise<ByDay> {
  const day = amsterdamDay(bookings.acceptedAt);
  const rows = await db
    .select({ day, count: sql<number>`count(*)::int` })
    .from(bookings)
    .where(and(isBooking, within(bookings.acceptedAt, days)))
    .groupBy(day);
  return toByDay(rows);
}

/** Of those that were confirmed. */
async function countCancelled(db: Db, days: Days): Promise<ByDay> {
  const day = amsterdamDay(bookings.closedAt);
  const wasConfirmed = isNotNull(bookings.acceptedAt);
  const isCancelled = eq(bookings.closedReason, "cancelled");
  const rows = await db
    .select({ day, count: sql<number>`count(*)::int` })
    .from(bookings)
    .where(and(isBooking, wasConfirmed, isCancelled, within(bookings.closedAt, days)))
    .groupBy(day);
  return toByDay(rows);
}
