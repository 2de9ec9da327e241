import { toInstant } from "#contract/shared/dates.ts";
import type { OwnBlock, RunningStay } from "#contract/trust/safety.ts";
import type { Db } from "#server/db/database.ts";
import type { Context, ViewerContext } from "#server/platform/context.ts";
import { conflict, notFound } from "#server/platform/http/problem.ts";
import type { Viewer } from "#server/platform/sessions/viewer.ts";
import { userBlocked, userUnblocked } from "./safety.events.ts";
import type { SafetyPorts } from "./safety.ports.ts";
import * as repository from "./safety.repository.ts";

type WithStays = { ports: Pick<SafetyPorts, "findRunningStay"> };

/**
 * From now on; or, for who asks so while a stay goes on, from its end: until then all else between the two
 * has ended, and nobody finds the other. A block that waits is made to begin by blocking once more.
 */
export async function blockUser(
  ctx: ViewerContext<"outbox"> & WithStays,
  { blockedUserId, afterStay = false }: { blockedUserId: number; afterStay?: boolean | undefined },
): Promise<void> {
  const { db, now, outbox, viewer } = ctx;
  const { userId } = viewer;
  if (blockedUserId === userId) throw conflict("sameUser");
  await repository.lockPair(db, userId, blockedUserId);
  if ((await repository.lockUsers(db, [userId, blockedUserId])) < 2) throw notFound();
  const block = { userId, blockedUserId };
  const pair = { userId, otherUserId: blockedUserId };
  const waitsForStay = afterStay && (await ctx.ports.findRunningStay(ctx, pair)) !== null;
  if (await repository.insertBlock(db, { ...block, waitsForStay, createdAt: now })) {
    const event = waitsForStay ? { ...block, afterStay: true } : block;
    return outbox.publish(db, [userBlocked(event)]);
  }
  if (!waitsForStay && (await repository.beginWaiting(db, block))) {
    await outbox.publish(db, [userBlocked(block)]);
  }
}

/** Part of the end of a stay: blocks between the two that waited for it begin. True: there were some. */
export async function beginWaitingBlocks(
  { db, outbox }: Context<"outbox">,
  userIds: readonly [number, number],
): Promise<boolean> {
  const waiting = (await repository.listBlocksAmong(db, userIds)).filter(
    ({ waitsForStay }) => waitsForStay,
  );
  for (const { userId, blockedUserId } of waiting) {
    const block = { userId, blockedUserId };
    if (await repository.beginWaiting(db, block)) await outbox.publish(db, [userBlocked(block)]);
  }
  return waiting.length > 0;
}

/** What the viewer's block of this user would end. */
export async function getStayWith(
  ctx: ViewerContext & WithStays,
  { userId: otherUserId }: { userId: number },
): Promise<RunningStay | null> {
  const { userId } = ctx.viewer;
  return ctx.ports.findRunningStay(ctx, { userId, otherUserId });
}

export async function unblockUser(
  { db, outbox, viewer }: ViewerContext<"outbox">,
  { blockedUserId }: { blockedUserId: number },
): Promise<void> {
  const { userId } = viewer;
  await repository.lockPair(db, userId, blockedUserId);
  if (!(await repository.deleteBlock(db, userId, blockedUserId))) return;
  await outbox.publish(db, [userUnblocked({ userId, blockedUserId })]);
}

export async function listOwnBlocks(
  { db, viewer }: ViewerContext,
  window: { offset: number; limit: number },
): Promise<{ data: OwnBlock[]; total: number }> {
  const rows = await repository.listOwnBlocks(db, viewer.userId, window);
  const data = rows.map(({ createdAt, ...who }) => ({ ...who, blockedAt: toInstant(createdAt) }));
  return { data, total: await repository.countOwnBlocks(db, viewer.userId) };
}

/** Part of beginning something between two users: from here on nobody blocks or bans one of them. */
export async function lockToBegin(tx: Db, oneId: number, otherId: number): Promise<void> {
  await repository.lockBeginnings(tx, [oneId, otherId]);
  await repository.lockPair(tx, oneId, otherId);
}

/** Part of a ban: whatever was begun with them is there now, and nothing else begins. */
export function lockOutBeginnings(tx: Db, userId: number): Promise<void> {
  return repository.lockOutBeginnings(tx, userId);
}

export type BlocksOfUser = {
  /** Whom the user blocked. */
  own: ReadonlySet<number>;
  /** Those, and who blocked the user: none of them finds the other. */
  either: ReadonlySet<number>;
  /** Whom the user blocked, without those with whom a stay has to end first. */
  inForce: ReadonlySet<number>;
};

export async function findBlocks(db: Db, userId: number): Promise<BlocksOfUser> {
  const rows = await repository.listBlocks(db, userId);
  const own = rows.filter((row) => row.userId === userId).map((row) => row.blockedUserId);
  const others = rows.filter((row) => row.userId !== userId).map((row) => row.userId);
  const waiting = rows.filter((row) => row.waitsForStay).map((row) => row.blockedUserId);
  const inForce = own.filter((id) => !waiting.includes(id));
  return {
    own: new Set(own),
    either: new Set([...own, ...others]),
    inForce: new Set(inForce),
  };
}

/** Whether this viewer blocked that user. */
export async function isBlockedBy(
  db: Db,
  viewer: Pick<Viewer, "userId"> | null,
  userId: number,
): Promise<boolean> {
  return viewer !== null && (await findBlocks(db, viewer.userId)).own.has(userId);
}

/** Whom this viewer must not find: themself, whom they blocked, and who blocked them. */
export async function findHiddenUserIds(
  db: Db,
  viewer: Pick<Viewer, "userId"> | null,
): Promise<ReadonlySet<number>> {
  if (!viewer) return new Set();
  return new Set([viewer.userId, ...(await findBlocks(db, viewer.userId)).either]);
}

/** Which of these users have blocked which others of them, and no stay has to end first. */
export async function findBlocksAmong(
  db: Db,
  userIds: readonly number[],
): Promise<Map<number, Set<number>>> {
  const found = new Map<number, Set<number>>();
  for (const { userId, blockedUserId, waitsForStay } of await repository.listBlocksAmong(
    db,
    userIds,
  )) {
    if (waitsForStay) continue;
    found.set(userId, (found.get(userId) ?? new Set()).add(blockedUserId));
  }
  return found;
}
