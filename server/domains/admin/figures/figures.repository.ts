import { and, eq, sql } from "drizzle-orm";
import type { ProfileType } from "#contract/profiles.ts";
import type { Db } from "#server/db/database.ts";
import { sharedProfiles } from "#server/db/views/profiles.ts";
import { amsterdamDay, type ByDay, type Days, toByDay, within } from "#server/platform/by-day.ts";

/** Profiles that were begun; somebody with both counts in both. */
export async function countSignUps(db: Db, type: ProfileType, days: Days): Promise<ByDay> {
  const day = amsterdamDay(sharedProfiles.createdAt);
  const rows = await db
    .select({ day, count: sql<number>`count(*)::int` })
    .from(sharedProfiles)
    .where(and(eq(sharedProfiles.profileType, type), within(sharedProfiles.createdAt, days)))
    .groupBy(day);
  return toByDay(rows);
}
