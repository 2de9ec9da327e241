import { and, eq, sql } from "drizzle-orm";
import type { BadgeName } from "#contract/badges/badge-catalogue.ts";
import type { Db } from "#server/db/database.ts";
import { earnedBadges } from "#server/db/schema/trust/badges.ts";

export async function countHolders(db: Db): Promise<ReadonlyMap<BadgeName, number>> {
  const rows = await db
    .select({ name: earnedBadges.name, count: sql<number>`count(*)::int` })
    .from(earnedBadges)
    .groupBy(earnedBadges.name);
  return new Map(rows.map(({ name, count }) => [name, count]));
}

/** False when they don't have it. */
export async function deleteEarned(
  tx: Db,
  { profileId, name }: { profileId: number; name: BadgeName },
): Promise<boolean> {
  const rows = await tx
    .delete(earnedBadges)
    .where(and(eq(earnedBadges.profileId, profileId), eq(earnedBadges.name, name)))
    .returning({ name: earnedBadges.name });
  return rows.length > 0;
}
