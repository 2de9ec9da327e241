import { and, desc, eq, inArray, or, sql } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { blocks } from "#server/db/schema/safety.ts";
import { sharedUsers } from "#server/db/views/account.ts";

/** False when it was there already. */
export async function insertBlock(tx: Db, block: typeof blocks.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(blocks).values(block).onConflictDoNothing().returning();
  return rows.length > 0;
}

/** One that waited begins now; false when there was none that did. */
export async function beginWaiting(
  tx: Db,
  { userId, blockedUserId }: { userId: number; blockedUserId: number },
): Promise<boolean> {
  const rows = await tx
    .update(blocks)
    .set({ waitsForStay: false })
    .where(
      and(
        eq(blocks.userId, userId),
        eq(blocks.blockedUserId, blockedUserId),
        eq(blocks.waitsForStay, true),
      ),
    )
    .returning();
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
    .select({
      userId: blocks.userId,
      blockedUserId: blocks.blockedUserId,
      waitsForStay: blocks.waitsForStay,
    })
    .from(blocks)
    .where(or(eq(blocks.userId, userId), eq(blocks.blockedUserId, userId)));
}

type Window = { offset: number; limit: number };

/** Whom this user blocked; who has deleted their account is not among them any more. */
export function listOwnBlocks(db: Db, userId: number, { offset, limit }: Window) {
  const { blockedUserId, createdAt } = blocks;
  return db
    .select({ userId: blockedUserId, firstName: sharedUsers.firstName, createdAt })
    .from(blocks)
    .innerJoin(sharedUsers, eq(sharedUsers.id, blockedUserId))
    .where(eq(blocks.userId, userId))
    .orderBy(desc(createdAt), desc(blockedUserId))
    .offset(offset)
    .limit(limit);
}

export function countOwnBlocks(db: Db, userId: number): Promise<number> {
  return db.$count(blocks, eq(blocks.userId, userId));
}

export async function listBlocksAmong(db: Db, userIds: readonly number[]) {
  if (userIds.length < 2) return [];
  return db
    .select({
      userId: blocks.userId,
      blockedUserId: blocks.blockedUserId,
      waitsForStay: blocks.waitsForStay,
    })
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
 * A ban closes the rooms that it finds, and can't lock one that is being made: so whoever makes one holds
 * this for both users, together with all others who do, and a ban holds it alone.
 */
export async function lockBeginnings(tx: Db, userIds: readonly number[]): Promise<void> {
  for (const userId of userIds.toSorted((a, b) => a - b)) {
    await tx.execute(
      sql`select pg_advisory_xact_lock_shared(hashtextextended(${`beginning:${userId}`}, 3))`,
    );
  }
}

export async function lockOutBeginnings(tx: Db, userId: number): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`beginning:${userId}`}, 3))`,
  );
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
