import type { ProfileType } from "#contract/profiles.ts";
import type { Db } from "#server/db/database.ts";
import { isReported } from "#server/domains/safety/reports/report.service.ts";
import { notFound } from "#server/platform/http/problem.ts";
import { isTrustedAdmin, type Viewer } from "#server/platform/sessions/viewer.ts";
import { findRoom, lockRoom, type Room } from "./chat.repository.ts";
import { isSilent } from "./chat.rules.ts";
import { findMessagesWithImage } from "./messages/message-images.repository.ts";
import { findMessage, type MessageRow } from "./messages/messages.repository.ts";
import { isShownTo } from "./messages/messages.rules.ts";

/** A room, and on which side of it somebody is. */
export type OwnRoom = { room: Room; side: ProfileType };

/** Null for strangers, and for the side that a silent room is not yet there for. */
export function sideOf(room: Room, userId: number): ProfileType | null {
  const sides: ProfileType[] = ["pet_owner", "pet_sitter"];
  const side = sides.find((each) => room.users[each] === userId);
  return side && (room.sides[side].hasOpened || !isSilent(room)) ? side : null;
}

export async function findOwnRoom(db: Db, userId: number, roomId: number): Promise<OwnRoom | null> {
  return asOwn(await findRoom(db, roomId), userId);
}

/** Whichever of their profiles it is on. */
export async function getOwnRoom(db: Db, userId: number, roomId: number): Promise<OwnRoom> {
  return orNotFound(await findOwnRoom(db, userId, roomId));
}

export async function lockOwnRoom(tx: Db, userId: number, roomId: number): Promise<OwnRoom> {
  return orNotFound(asOwn(await lockRoom(tx, roomId), userId));
}

/** A message that this user can see, with its room locked. */
export async function lockMessage(
  tx: Db,
  userId: number,
  messageId: number,
): Promise<OwnRoom & { message: MessageRow }> {
  const found = await findMessage(tx, messageId);
  if (!found) throw notFound();
  const own = await lockOwnRoom(tx, userId, found.chatRoomId);
  // Once more: somebody may have changed it while we waited for the room.
  const message = await findMessage(tx, messageId);
  if (!message || !isShownTo(own.side, message)) throw notFound();
  return { ...own, message };
}

/** The two of the room, until it is taken back; and who looks into a report about it. */
export async function mayLookAtMessage(db: Db, viewer: Viewer, imageKey: string): Promise<boolean> {
  for (const message of await findMessagesWithImage(db, imageKey)) {
    const own = await findOwnRoom(db, viewer.userId, message.chatRoomId);
    const isDelivered = message.deliveredAt !== null || message.sentBy === own?.side;
    if (own && isDelivered && message.hiddenAt === null) return true;
    if (isTrustedAdmin(viewer) && (await isReported(db, "message", message.id))) return true;
  }
  return false;
}

function asOwn(room: Room | null, userId: number): OwnRoom | null {
  const side = room && sideOf(room, userId);
  return room && side ? { room, side } : null;
}

function orNotFound(own: OwnRoom | null): OwnRoom {
  if (!own) throw notFound();
  return own;
}
