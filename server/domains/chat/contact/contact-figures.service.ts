import { and, sql } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { chatRooms } from "#server/db/schema/chat.ts";
import { amsterdamDay, type ByDay, type Days, toByDay, within } from "#server/platform/by-day.ts";
import type { Context } from "#server/platform/context.ts";

/** How many wrote to somebody new, and how many were welcome. */
export async function countContactsByDay(
  { db }: Context,
  days: Days,
): Promise<{ begun: ByDay; accepted: ByDay }> {
  const [begun, accepted] = await Promise.all([countBegun(db, days), countAccepted(db, days)]);
  return { begun, accepted };
}

async function countBegun(db: Db, days: Days): Promise<ByDay> {
  const day = amsterdamDay(chatRooms.contactedAt);
  const rows = await db
    .select({ day, count: sql<number>`count(*)::int` })
    .from(chatRooms)
    .where(within(chatRooms.contactedAt, days))
    .groupBy(day);
  return toByDay(rows);
}

/** By the day of the answer; what a block has closed since was a yes then. */
async function countAccepted(db: Db, days: Days): Promise<ByDay> {
  const day = amsterdamDay(chatRooms.answeredAt);
  const wasYes = sql`coalesce(${chatRooms.statusBeforeClosing}, ${chatRooms.acceptanceStatus}) = 'accepted'`;
  const rows = await db
    .select({ day, count: sql<number>`count(*)::int` })
    .from(chatRooms)
    .where(and(within(chatRooms.answeredAt, days), wasYes))
    .groupBy(day);
  return toByDay(rows);
}
