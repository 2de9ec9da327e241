import type { DeliveredMessage } from "#contract/account.ts";
import type { ProfileType } from "#contract/profiles.ts";
import type { Db } from "#server/db/database.ts";
import { findFaces } from "#server/domains/profiles/sitters/faces.service.ts";
import { findBlocks, lockOutBeginnings } from "#server/domains/safety/safety.service.ts";
import type { Context, Outside } from "#server/platform/context.ts";
import { removeUploads } from "#server/platform/images/uploads.ts";
import { type TableWalk, walkTable } from "#server/platform/jobs/table-walk.ts";
import { contactChanged, contactEnding } from "../chat.events.ts";
import * as repository from "../chat.repository.ts";
import {
  type ContactEvent,
  contactAfter,
  contactColumns,
  eraseHiddenBefore,
  isSilent,
  timeoutBefore,
} from "../chat.rules.ts";
import { sideOf } from "../chat-access.service.ts";
import { eraseHidden, listImagesOf } from "../messages/message-images.repository.ts";
import { deliverWaiting, listRoomsWithWaiting } from "../messages/messages.repository.ts";
import { arrive } from "../messages/write-message.service.ts";
import { listConfirmedProfiles } from "./confirmation.repository.ts";
import { reachEndedAtAfter } from "./reach.rules.ts";

/** Part of confirming an address: what its user wrote meanwhile reaches the others now. */
export async function deliverWaitingOf(
  ctx: Context<"outbox">,
  { userId }: { userId: number },
): Promise<void> {
  const { db, now } = ctx;
  const profileIds = await listConfirmedProfiles(db, userId);
  const roomIds = await repository.listRoomsOfProfiles(db, profileIds);
  for (const roomId of await listRoomsWithWaiting(db, roomIds)) {
    const room = await repository.lockRoom(db, roomId);
    const side = room && sideOf(room, userId);
    // Closed or declined meanwhile: what nobody got to see stays so.
    if (!room || !side || !contactAfter(room, "write", side)) continue;
    const messageIds = await deliverWaiting(db, roomId, side, now);
    if (messageIds.length > 0) await arrive(ctx, { room, side, event: "write", messageIds });
  }
}

/** Of what would be delivered so, the first: where it is, and whose it is to read. */
export async function findWaitingMessage(
  { db }: Context,
  { userId }: { userId: number },
): Promise<DeliveredMessage | null> {
  const roomIds = await listRoomsWithWaiting(db, await repository.listRoomsOfUser(db, userId));
  for (const room of await repository.findRooms(db, roomIds)) {
    const side = sideOf(room, userId);
    if (!side || !contactAfter(room, "write", side)) continue;
    const otherId = side === "pet_owner" ? room.sitterProfileId : room.ownerProfileId;
    const face = otherId === null ? undefined : (await findFaces(db, [otherId])).get(otherId);
    if (face) return { chatRoomId: room.id, firstName: face.firstName };
  }
  return null;
}

type Pair = { userId: number; blockedUserId: number };
type Blocking = Pair & { afterStay?: boolean | undefined };

/** Part of blocking somebody. Where a stay has to end first the room stays open until then. */
export async function closeBetween(ctx: Context<"outbox">, pair: Blocking): Promise<void> {
  const { userId, blockedUserId, afterStay } = pair;
  const roomIds = await repository.listRoomsBetween(ctx.db, userId, blockedUserId);
  // All of them first: what ends in one of them takes locks that come after rooms.
  const rooms = new Map<number, repository.Room | null>();
  for (const roomId of roomIds) rooms.set(roomId, await repository.lockRoom(ctx.db, roomId));
  for (const [roomId, room] of rooms) {
    const by = (room && sideOf(room, userId)) ?? undefined;
    await ctx.outbox.publish(ctx.db, [contactEnding({ roomId, cause: "blocked", by, afterStay })]);
    if (!afterStay) await happen(ctx, { roomId, event: "block" });
  }
}

/** Part of lifting a block; while the other one keeps theirs, nothing changes. */
export async function reopenBetween(ctx: Context<"outbox">, pair: Pair): Promise<void> {
  const { userId, blockedUserId } = pair;
  const { either } = await findBlocks(ctx.db, userId);
  if (either.has(blockedUserId)) return;
  for (const roomId of await repository.listRoomsBetween(ctx.db, userId, blockedUserId)) {
    await happen(ctx, { roomId, event: "unblock" });
  }
}

type OfUser = { userId: number };

/** Part of a ban: what is planned ends first, then every room closes. */
export async function closeRoomsOf(ctx: Context<"outbox">, { userId }: OfUser): Promise<void> {
  for (const { roomId, by } of await lockRoomsOf(ctx, { userId })) {
    await ctx.outbox.publish(ctx.db, [contactEnding({ roomId, cause: "banned", by })]);
    await happen(ctx, { roomId, event: "ban" });
  }
}

/** Part of leaving while a stay goes on: all else that is planned ends, and the two may talk about it. */
export async function endPlansOf(ctx: Context<"outbox">, { userId }: OfUser): Promise<void> {
  for (const { roomId, by } of await lockRoomsOf(ctx, { userId })) {
    const ending = { roomId, cause: "leaving", by, afterStay: true } as const;
    await ctx.outbox.publish(ctx.db, [contactEnding(ending)]);
  }
}

/** All of them first: what ends in one of them takes locks that come after rooms. No other one begins. */
async function lockRoomsOf({ db }: Context, { userId }: OfUser) {
  await lockOutBeginnings(db, userId);
  const locked: { roomId: number; by: ProfileType | undefined }[] = [];
  for (const roomId of await repository.listRoomsOfUser(db, userId)) {
    const room = await repository.lockRoom(db, roomId);
    locked.push({ roomId, by: (room && sideOf(room, userId)) ?? undefined });
  }
  return locked;
}

/** Part of lifting it: each room is as it was, unless a block stands or the other one is banned too. */
export async function reopenRoomsOf(ctx: Context<"outbox">, { userId }: OfUser): Promise<void> {
  const { either } = await findBlocks(ctx.db, userId);
  for (const roomId of await repository.listRoomsOfUser(ctx.db, userId)) {
    const room = await repository.lockRoom(ctx.db, roomId);
    if (!room) continue;
    const others = Object.values(room.users).filter((id) => id !== null && id !== userId);
    if (await repository.isAnyBanned(ctx.db, others)) continue;
    const isBlocked = others.some((id) => id !== null && either.has(id));
    await happen(ctx, { roomId, event: isBlocked ? "unbanIntoBlock" : "unban" });
  }
}

/**
 * Part of removing a profile. What was said stays for the other side; a room in which nobody wrote,
 * or whose other side has gone too, is for nobody any more.
 */
export async function leaveRooms(
  ctx: Context<"outbox">,
  { profileId }: { profileId: number },
): Promise<void> {
  const { db, now } = ctx;
  const abandoned: number[] = [];
  await repository.lockRoomsOfUser(db, profileId);
  for (const roomId of await repository.listRoomsOfProfiles(db, [profileId])) {
    const by = await sideOfProfile(db, { roomId, profileId });
    await ctx.outbox.publish(db, [contactEnding({ roomId, cause: "deleted", by })]);
    const room = await happen(ctx, { roomId, event: "delete" });
    const isAlone = room?.ownerProfileId === null || room?.sitterProfileId === null;
    if (room && (isAlone || isSilent(room))) abandoned.push(roomId);
  }
  for (const roomId of abandoned) {
    await removeUploads(db, await listImagesOf(db, roomId), now);
  }
  await repository.deleteRooms(db, abandoned);
}

async function sideOfProfile(
  db: Db,
  { roomId, profileId }: { roomId: number; profileId: number },
): Promise<ProfileType> {
  const room = await repository.findRoom(db, roomId);
  return room?.ownerProfileId === profileId ? "pet_owner" : "pet_sitter";
}

/** Every night: who was not answered for sixty days need not wait any longer. */
export async function closeUnanswered(ctx: Outside<CloseContext>): Promise<void> {
  await walkTable(ctx, unansweredRooms);
}

type CloseContext = Context<"outbox" | "jobs" | "log">;

export const unansweredRooms: TableWalk<CloseContext> = {
  name: "chat.close-unanswered",
  list: ({ db, now }, page) => repository.listUnanswered(db, timeoutBefore(now), page),
  act: (ctx, roomId) =>
    ctx.inTransaction(async (step) => {
      // Another process may have closed it and its writer begun anew, all since the list was made.
      const room = await repository.lockRoom(step.db, roomId);
      if (!room?.statusChangedAt || room.statusChangedAt >= timeoutBefore(ctx.now)) return;
      await happen(step, { roomId, event: "timeOut" });
    }),
};

const erasedAtOnce = 200;

/** Every night: what was taken back a month ago is gone for good, pictures and all. */
export async function eraseTakenBack(
  { now, inTransaction }: Outside<Context>,
  { atOnce = erasedAtOnce }: { atOnce?: number } = {},
): Promise<void> {
  const eraseSome = async ({ db }: Context) => {
    const { count, images } = await eraseHidden(db, eraseHiddenBefore(now), atOnce);
    await removeUploads(db, images, now);
    return count;
  };
  while ((await inTransaction(eraseSome)) === atOnce);
}

/** Gives the room as it was before; what can't happen in its state doesn't. */
async function happen(
  { db, now, outbox }: Context<"outbox">,
  { roomId, event }: { roomId: number; event: ContactEvent },
): Promise<repository.Room | null> {
  const room = await repository.lockRoom(db, roomId);
  const contact = room && contactAfter(room, event, null);
  if (!contact) return room;
  await repository.changeRoom(db, roomId, {
    ...contactColumns(contact),
    reachEndedAt: reachEndedAtAfter(room, contact, now),
    statusChangedAt: now,
  });
  await outbox.publish(db, [contactChanged({ roomId })]);
  return room;
}
