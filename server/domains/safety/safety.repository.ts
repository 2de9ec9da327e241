import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { ReportSubject } from "#contract/safety.ts";
import type { Db } from "#server/db/database.ts";
import { blocks, reports } from "#server/db/schema/safety.ts";
import { sharedUsers } from "#server/db/views/account.ts";

/** False when it was there already. */
export async function insertBlock(tx: Db, block: typeof blocks.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(blocks).values(block).onConflictDoNothing().returning();
  return rows.length > 0;
}

/** False when there was none. */
export async function deleteBlock(tx: Db, userId: number, blockedUserId: number): Promise<boolean> {
  const rows = await tx
    .delete(blocks)
    .where(and(eq(blocks.userId, userId), eq(blocks.blockedUserId, blockedUserId)))
    .returning();
  return rows.length > 0;
}

/** Blocks that this user made, and those that others made of them. */
export async function listBlocks(db: Db, userId: number) {
  return db
    .select({ userId: blocks.userId, blockedUserId: blocks.blockedUserId })
    .from(blocks)
    .where(or(eq(blocks.userId, userId), eq(blocks.blockedUserId, userId)));
}

export async function listBlocksAmong(db: Db, userIds: readonly number[]) {
  if (userIds.length < 2) return [];
  return db
    .select({ userId: blocks.userId, blockedUserId: blocks.blockedUserId })
    .from(blocks)
    .where(and(inArray(blocks.userId, [...userIds]), inArray(blocks.blockedUserId, [...userIds])));
}

/**
 * One at a time for two users, whichever of them it is: what is between them is decided by looking at
 * the blocks of both, and those of the other can't be locked before they are there.
 */
export async function lockPair(tx: Db, oneId: number, otherId: number): Promise<void> {
  const pair = [oneId, otherId].toSorted((a, b) => a - b).join(":");
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`pair:${pair}`}, 3))`);
}

/**
 * How many of these users are there; none of them goes before the transaction ends. Deleting an
 * account begins with a lock that this one waits for: it must have nothing in its hands yet.
 */
export async function lockUsers(tx: Db, userIds: readonly number[]): Promise<number> {
  const rows = await tx
    .select({ id: sharedUsers.id })
    .from(sharedUsers)
    .where(inArray(sharedUsers.id, [...userIds]))
    .orderBy(sharedUsers.id)
    .for("share");
  return rows.length;
}

export async function insertReport(
  tx: Db,
  report: typeof reports.$inferInsert,
): Promise<{ id: number }> {
  const [row] = await tx.insert(reports).values(report).returning({ id: reports.id });
  if (!row) throw new Error("the report was not inserted");
  return row;
}

export async function isReported(
  db: Db,
  subjectType: ReportSubject,
  subjectId: number,
): Promise<boolean> {
  const rows = await db
    .select({ id: reports.id })
    .from(reports)
    .where(and(eq(reports.subjectType, subjectType), eq(reports.subjectId, subjectId)))
    .limit(1);
  return rows.length > 0;
}
