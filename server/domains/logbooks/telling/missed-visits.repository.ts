import { and, asc, eq, gt, isNull, lte } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { logbookEntries, logbooks } from "#server/db/schema/logbooks.ts";

export type AwaitedRow = { entryId: number; logbookId: number };

/** Which visits nobody has come for, of those that were to begin between two moments. */
export async function listAwaited(
  db: Db,
  { from, until }: { from: Date; until: Date },
  most: number,
): Promise<AwaitedRow[]> {
  return db
    .select({ entryId: logbookEntries.id, logbookId: logbookEntries.logbookId })
    .from(logbookEntries)
    .innerJoin(logbooks, eq(logbooks.id, logbookEntries.logbookId))
    .where(
      and(
        isNull(logbookEntries.checkInAt),
        isNull(logbookEntries.missedToldAt),
        gt(logbookEntries.plannedAt, from),
        lte(logbookEntries.plannedAt, until),
        isNull(logbooks.cancelledAt),
      ),
    )
    .orderBy(asc(logbookEntries.plannedAt), asc(logbookEntries.id))
    .limit(most);
}
