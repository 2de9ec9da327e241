import { and, between, eq, gte, sql } from "drizzle-orm";
import type { VisitKind } from "#contract/shared/visits.ts";
import type { Db } from "#server/db/database.ts";
import { dailyVisits, sitterViews } from "#server/db/schema/figures/visits.ts";
import type { ByDay, Days } from "../by-day.ts";

export async function countVisits(db: Db, what: VisitKind, days: Days): Promise<ByDay> {
  const rows = await db
    .select({ day: dailyVisits.day, count: dailyVisits.count })
    .from(dailyVisits)
    .where(and(eq(dailyVisits.what, what), between(dailyVisits.day, days.from, days.until)));
  return new Map(rows.map(({ day, count }) => [day, count]));
}

/** How often a sitter's page was looked at since that day. */
export async function countViewsOf(
  db: Db,
  { profileId, since }: { profileId: number; since: string },
): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`coalesce(sum(${sitterViews.count}), 0)::int` })
    .from(sitterViews)
    .where(and(eq(sitterViews.profileId, profileId), gte(sitterViews.day, since)));
  return row?.count ?? 0;
}
