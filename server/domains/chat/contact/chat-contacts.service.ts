import type { Db } from "#server/db/database.ts";
import { findBlocks } from "#server/domains/safety/safety.service.ts";
import { removeUploads } from "#server/platform/images/uploads.ts";
import type { Platform } from "#server/platform/platform.ts";
import { contactChanged } from "../chat.events.ts";
import * as repository from "../chat.repository.ts";
import {
  type ContactEvent,
  contactAfter,
  eraseHiddenBefore,
  isSilent,
  timeoutBefore,
} from "../chat.rules.ts";
import { sideOf } from "../chat-access.service.ts";
import { eraseHidden, listImagesOf } from "../messages/message-images.repository.ts";
import { deliverWaiting, listRoomsWithWaiting } from "../messages/messages.repository.ts";
import { arrive, contactColumns } from "../messages/write-message.service.ts";
import { listConfirmedProfiles } from "./confirmation.repository.ts";

type Parts = Pick<Platform, "db" | "clock" | "outbox">;

/** Part of confirming an address: what its user wrote meanwhile reaches the others now. */
export async function deliverWaitingOf(parts: Parts, tx: Db, userId: number): Promise<void> {
  const profileIds = await listConfirmedProfiles(tx, userId);
  const roomIds = await repository.listRoomsOfProfiles(tx, profileIds);
  for (const roomId of await listRoomsWithWaiting(tx, roomIds)) {
    const room = await repository.lockRoom(tx, roomId);
    const side = room && sideOf(room, userId);
    // Closed or declined meanwhile: what nobody got to see stays so.
    if (!room || !side || !contactAfter(room, "write", side)) continue;
    const delivered = await deliverWaiting(tx, roomId, side, parts.clock.now());
    if (delivered.length > 0) await arrive(parts, tx, { room, side }, "write", delivered);
  }
}

type Pair = { userId: number; blockedUserId: number };

/** Part of blocking somebody. */
export async function closeBetween(parts: Parts, tx: Db, pair: Pair): Promise<void> {
  for (const roomId of await repository.listRoomsBetween(tx, pair.userId, pair.blockedUserId)) {
    await happen(parts, tx, roomId, "block");
  }
}

/** Part of lifting a block; while the other one keeps theirs, nothing changes. */
export async function reopenBetween(parts: Parts, tx: Db, pair: Pair): Promise<void> {
  const { either } = await findBlocks(tx, pair.userId);
  if (either.has(pair.blockedUserId)) return;
  for (const roomId of await repository.listRoomsBetween(tx, pair.userId, pair.blockedUserId)) {
    await happen(parts, tx, roomId, "unblock");
  }
}

/**
 * Part of removing a profile. What was said stays for the other side; a room in which nobody wrote,
 * or whose other side has gone too, is for nobody any more.
 */
export async function leaveRooms(parts: Parts, tx: Db, profileId: number): Promise<void> {
  const abandoned: number[] = [];
  await repository.lockRoomsOfUser(tx, profileId);
  for (const roomId of await repository.listRoomsOfProfiles(tx, [profileId])) {
    const room = await happen(parts, tx, roomId, "delete");
    const isAlone = room?.ownerProfileId === null || room?.sitterProfileId === null;
    if (room && (isAlone || isSilent(room))) abandoned.push(roomId);
  }
  for (const roomId of abandoned) {
    await removeUploads(tx, await listImagesOf(tx, roomId), parts.clock.now());
  }
  await repository.deleteRooms(tx, abandoned);
}

/** So many contacts don't run out in one night; the next one takes the rest. */
const mostAtOnce = 500;

/** Every night: who was not answered for sixty days need not wait any longer. */
export async function closeUnanswered(parts: Parts): Promise<void> {
  const before = timeoutBefore(parts.clock.now());
  for (const roomId of await repository.listUnanswered(parts.db, before, mostAtOnce)) {
    await parts.db.transaction(async (tx) => {
      // Another process may have closed it and its writer begun anew, all since the list was made.
      const room = await repository.lockRoom(tx, roomId);
      if (!room?.statusChangedAt || room.statusChangedAt >= before) return;
      await happen(parts, tx, roomId, "timeOut");
    });
  }
}

const erasedAtOnce = 200;

/** Every night: what was taken back a month ago is gone for good, pictures and all. */
export async function eraseTakenBack({ db, clock }: Parts, atOnce = erasedAtOnce): Promise<void> {
  const now = clock.now();
  const eraseSome = async (tx: Db) => {
    const { count, images } = await eraseHidden(tx, eraseHiddenBefore(now), atOnce);
    await removeUploads(tx, images, now);
    return count;
  };
  while ((await db.transaction(eraseSome)) === atOnce);
}

/** Gives the room as it was before; what can't happen in its state doesn't. */
async function happen(
  { clock, outbox }: Parts,
  tx: Db,
  roomId: number,
  event: ContactEvent,
): Promise<repository.Room | null> {
  const room = await repository.lockRoom(tx, roomId);
  const contact = room && contactAfter(room, event, null);
  if (!contact) return room;
  await repository.changeRoom(tx, roomId, {
    ...contactColumns(contact),
    statusChangedAt: clock.now(),
  });
  await outbox.publish(tx, [contactChanged({ roomId })]);
  return room;
}
