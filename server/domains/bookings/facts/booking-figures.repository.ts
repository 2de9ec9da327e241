import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { bookings } from "#server/db/schema/bookings.ts";
import { amsterdamDay, type ByDay, type Days, toByDay, within } from "#server/platform/by-day.ts";

const isBooking = eq(bookings.kind, "booking");

export async function countConfirmed(db: Db, days: Days): Promise<ByDay> {
  const day = amsterdamDay(bookings.acceptedAt);
  const rows = await db
    .select({ day, count: sql<number>`count(*)::int` })
    .from(bookings)
    .where(and(isBooking, within(bookings.acceptedAt, days)))
    .groupBy(day);
  return toByDay(rows);
}

/** Of those that were confirmed. */
export async function countCancelled(db: Db, days: Days): Promise<ByDay> {
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
