import { and, asc, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { BadgeName } from "#contract/badges/badge-catalogue.ts";
import type { Db } from "#server/db/database.ts";
import { badgeCounts, earnedBadges } from "#server/db/schema/trust/badges.ts";
import type { AllProgress } from "./badges.rules.ts";

export type EarnedRow = typeof earnedBadges.$inferSelect;

/** The latest first; those of one moment in the order of their names. */
export async function listEarned(db: Db, profileIds: readonly number[]): Promise<EarnedRow[]> {
  if (profileIds.length === 0) return [];
  return db
    .select()
    .from(earnedBadges)
    .where(inArray(earnedBadges.profileId, [...profileIds]))
    .orderBy(desc(earnedBadges.earnedAt), asc(earnedBadges.name));
}

/** Only those that were not there: however often it is told, a badge is earned once. */
export async function insertEarned(
  tx: Db,
  rows: readonly (typeof earnedBadges.$inferInsert)[],
): Promise<EarnedRow[]> {
  if (rows.length === 0) return [];
  return tx
    .insert(earnedBadges)
    .values([...rows])
    .onConflictDoNothing()
    .returning();
}

export async function markCelebrated(
  tx: Db,
  { profileId, names, now }: { profileId: number; names: readonly BadgeName[]; now: Date },
): Promise<number> {
  if (names.length === 0) return 0;
  const rows = await tx
    .update(earnedBadges)
    .set({ celebratedAt: now })
    .where(
      and(
        eq(earnedBadges.profileId, profileId),
        inArray(earnedBadges.name, [...names]),
        isNull(earnedBadges.celebratedAt),
      ),
    )
    .returning({ name: earnedBadges.name });
  return rows.length;
}

export async function storeProgress(
  tx: Db,
  rows: readonly { profileId: number; progress: AllProgress }[],
  now: Date,
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(badgeCounts)
    .values(rows.map((row) => ({ ...row, countedAt: now })))
    .onConflictDoUpdate({
      target: badgeCounts.profileId,
      set: { progress: sql`excluded.progress`, countedAt: sql`excluded.counted_at` },
    });
}

/** Null until it was counted. */
export async function findProgress(db: Db, profileId: number): Promise<AllProgress | null> {
  const [row] = await db
    .select({ progress: badgeCounts.progress })
    .from(badgeCounts)
    .where(eq(badgeCounts.profileId, profileId));
  return row?.progress ?? null;
}
