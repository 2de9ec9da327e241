import { and, asc, eq, gt, inArray, isNull, lt, or } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { logbookWalkPoints, logbookWalks } from "#server/db/schema/logbooks.ts";

export type WalkRow = typeof logbookWalks.$inferSelect;
export type WalkPointRow = typeof logbookWalkPoints.$inferSelect;

/** Of visits, in the order in which they began. */
export async function listWalksOfEntries(db: Db, entryIds: readonly number[]): Promise<WalkRow[]> {
  if (entryIds.length === 0) return [];
  return db
    .select()
    .from(logbookWalks)
    .where(inArray(logbookWalks.entryId, [...entryIds]))
    .orderBy(asc(logbookWalks.startedAt), asc(logbookWalks.id));
}

/** By what the device called it. */
export async function findWalk(
  db: Db,
  logbookId: number,
  clientId: string,
): Promise<WalkRow | null> {
  const [row] = await db
    .select()
    .from(logbookWalks)
    .where(and(eq(logbookWalks.logbookId, logbookId), eq(logbookWalks.clientId, clientId)));
  return row ?? null;
}

export async function insertWalk(
  tx: Db,
  values: typeof logbookWalks.$inferInsert,
): Promise<WalkRow> {
  const [row] = await tx.insert(logbookWalks).values(values).returning();
  if (!row) throw new Error("no walk was written");
  return row;
}

export async function changeWalk(
  tx: Db,
  walkId: number,
  change: Partial<Omit<WalkRow, "id" | "logbookId">>,
): Promise<WalkRow> {
  const [row] = await tx
    .update(logbookWalks)
    .set(change)
    .where(eq(logbookWalks.id, walkId))
    .returning();
  if (!row) throw new Error("the walk has gone");
  return row;
}

/** Those of a visit that had not ended by then. */
export async function listWalksToEnd(tx: Db, entryId: number, at: Date): Promise<WalkRow[]> {
  const isEarlierEnd = or(isNull(logbookWalks.endedAt), gt(logbookWalks.endedAt, at));
  return tx
    .select()
    .from(logbookWalks)
    .where(and(eq(logbookWalks.entryId, entryId), isNull(logbookWalks.erasedAt), isEarlierEnd));
}

/** In the order of their moments. */
export function listPoints(db: Db, walkId: number): Promise<WalkPointRow[]> {
  return db
    .select()
    .from(logbookWalkPoints)
    .where(eq(logbookWalkPoints.walkId, walkId))
    .orderBy(asc(logbookWalkPoints.at));
}

export function countPoints(db: Db, walkId: number): Promise<number> {
  return db.$count(logbookWalkPoints, eq(logbookWalkPoints.walkId, walkId));
}

/** Those at moments that are there already change nothing. */
export async function insertPoints(tx: Db, points: readonly WalkPointRow[]): Promise<void> {
  if (points.length === 0) return;
  await tx
    .insert(logbookWalkPoints)
    .values([...points])
    .onConflictDoNothing();
}

export async function deletePointsAfter(tx: Db, walkId: number, at: Date): Promise<void> {
  await tx
    .delete(logbookWalkPoints)
    .where(and(eq(logbookWalkPoints.walkId, walkId), gt(logbookWalkPoints.at, at)));
}

/** How far and how long stays; gives how many were erased. */
export async function eraseRoutes(
  tx: Db,
  { before, now, atOnce }: { before: Date; now: Date; atOnce: number },
): Promise<number> {
  const old = await tx
    .select({ id: logbookWalks.id })
    .from(logbookWalks)
    .where(and(isNull(logbookWalks.erasedAt), lt(logbookWalks.startedAt, before)))
    .orderBy(asc(logbookWalks.startedAt), asc(logbookWalks.id))
    .limit(atOnce)
    .for("update");
  const ids = old.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await tx.delete(logbookWalkPoints).where(inArray(logbookWalkPoints.walkId, ids));
  await tx
    .update(logbookWalks)
    .set({ lines: [], erasedAt: now })
    .where(inArray(logbookWalks.id, ids));
  return ids.length;
}
