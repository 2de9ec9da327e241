import { and, eq, exists, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import {
  logbookEntries,
  logbookImages,
  logbooks,
  logbookWalks,
} from "#server/db/schema/logbooks.ts";

/** What a sitter has done in logbooks, of all time. */
export type LogbookCounts = {
  keptLogbooks: number;
  /** A whole stay with a picture on each of its days. */
  hasPictureADay: boolean;
  walkedMetres: number;
};

export async function countLogbooks(
  db: Db,
  sitterProfileIds: readonly number[],
): Promise<Map<number, LogbookCounts>> {
  if (sitterProfileIds.length === 0) return new Map();
  const kept = await countKept(db, sitterProfileIds);
  const walks = await sumWalks(db, sitterProfileIds);
  const pictures = await listPictureDays(db, sitterProfileIds);
  return new Map(
    sitterProfileIds.map((id) => {
      const counts: LogbookCounts = {
        keptLogbooks: kept.find(({ profileId }) => profileId === id)?.count ?? 0,
        hasPictureADay: pictures.some(
          ({ profileId, days, pictureDays }) => profileId === id && pictureDays >= days,
        ),
        walkedMetres: walks.find(({ profileId }) => profileId === id)?.metres ?? 0,
      };
      return [id, counts];
    }),
  );
}

/** Those in which a sitter has been there. */
async function countKept(db: Db, sitterProfileIds: readonly number[]) {
  const checkedIn = db
    .select({ one: sql`1` })
    .from(logbookEntries)
    .where(and(eq(logbookEntries.logbookId, logbooks.id), isNotNull(logbookEntries.checkInAt)));
  return db
    .select({ profileId: logbooks.sitterProfileId, count: sql<number>`count(*)::int` })
    .from(logbooks)
    .where(and(inArray(logbooks.sitterProfileId, [...sitterProfileIds]), exists(checkedIn)))
    .groupBy(logbooks.sitterProfileId);
}

/** All walks together, in metres; what was walked stays when the way is erased. */
async function sumWalks(db: Db, sitterProfileIds: readonly number[]) {
  return db
    .select({
      profileId: logbooks.sitterProfileId,
      metres: sql<number>`coalesce(sum(${logbookWalks.distanceM}), 0)::float8`,
    })
    .from(logbookWalks)
    .innerJoin(logbooks, eq(logbooks.id, logbookWalks.logbookId))
    .where(inArray(logbooks.sitterProfileId, [...sitterProfileIds]))
    .groupBy(logbooks.sitterProfileId);
}

/**
 * Logbooks of stays that are over, each with its days and on how many of them a picture was taken. What
 * was cancelled was no whole stay.
 */
async function listPictureDays(db: Db, sitterProfileIds: readonly number[]) {
  const day = sql`(${logbookImages.takenAt} at time zone 'Europe/Amsterdam')::date`;
  return db
    .select({
      profileId: logbooks.sitterProfileId,
      days: sql<number>`${logbooks.endOn} - ${logbooks.startOn} + 1`,
      pictureDays: sql<number>`count(distinct ${day})::int`,
    })
    .from(logbooks)
    .innerJoin(logbookImages, eq(logbookImages.logbookId, logbooks.id))
    .where(
      and(
        inArray(logbooks.sitterProfileId, [...sitterProfileIds]),
        isNotNull(logbooks.completedAt),
        isNull(logbooks.cancelledAt),
        sql`${day} between ${logbooks.startOn} and ${logbooks.endOn}`,
      ),
    )
    .groupBy(logbooks.id);
}
