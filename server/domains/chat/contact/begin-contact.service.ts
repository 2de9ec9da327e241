import type { ProfileType } from "#contract/profiles.ts";
import type { Db } from "#server/db/database.ts";
import {
  findActingProfile,
  findProfileOfType,
  findProfileRef,
  lockProfileRefs,
  type ProfileRef,
} from "#server/domains/profiles/profile-refs.service.ts";
import { isSitterShown } from "#server/domains/profiles/sitters/faces.service.ts";
import { hasActiveRequest } from "#server/domains/requests/requests.service.ts";
import { findBlocks, lockToBegin } from "#server/domains/safety/safety.service.ts";
import type { Context, ViewerContext } from "#server/platform/context.ts";
import { conflict, notFound, unauthenticated } from "#server/platform/http/problem.ts";
import {
  changeSide,
  findRoomOfPair,
  insertRoom,
  isAnyBanned,
  isAnyLeaving,
  type Room,
} from "../chat.repository.ts";
import { otherSide } from "../chat.rules.ts";
import { type OwnRoom, sideOf } from "../chat-access.service.ts";
import { insertMessage } from "../messages/messages.repository.ts";

/** Only who can be found can be written to: a sitter by their page, an owner by their request. */
export async function isContactable(db: Db, { id, profileType }: ProfileRef): Promise<boolean> {
  return profileType === "pet_sitter" ? isSitterShown(db, id) : hasActiveRequest(db, id);
}

export async function getContactableType(db: Db, profileId: number): Promise<ProfileType> {
  const profile = await findProfileRef(db, profileId);
  if (!profile || !(await isContactable(db, profile))) throw notFound();
  return profile.profileType;
}

/**
 * The room with a profile, if the user gets to see it: as whichever of their profiles takes part, which is
 * the one of the other kind.
 */
export async function findRoomWith(
  db: Db,
  userId: number,
  profileId: number,
): Promise<OwnRoom | null> {
  const other = await findProfileRef(db, profileId);
  const own = other && (await findProfileOfType(db, userId, otherSide(other.profileType)));
  if (!own) return null;
  return visibleRoom(await findRoomOfPair(db, pairOf(own, other)), userId);
}

/**
 * Finds or makes the room with a profile; both of two who open it at once get the same one. What is
 * there already is found whatever has become of the other; beginning takes somebody who can be found.
 */
export async function openRoomWith(
  ctx: ViewerContext,
  { profileId }: { profileId: number },
): Promise<OwnRoom> {
  const { db, now } = ctx;
  const { userId } = ctx.viewer;
  const other = await findProfileRef(db, profileId);
  if (!other) throw notFound();
  if (other.userId === userId) throw conflict("sameUser");
  const found = await findRoomWith(db, userId, profileId);
  if (found) return found;
  const own = await findActingProfile(db, userId);
  if (!own) throw notFound();
  if (own.profileType === other.profileType) throw conflict("sameType");
  const pair = pairOf(own, other);

  await lockToBegin(db, userId, other.userId);
  // Their session has ended since they sent this.
  if (await isAnyBanned(db, [userId])) throw unauthenticated();
  if (await isAnyLeaving(db, [userId])) throw conflict("accountLeaving");
  const { either } = await findBlocks(db, userId);
  // Their pages are for all to read, so it is known that they are there.
  if (either.has(other.userId)) throw conflict("contactClosed");
  if (!(await isContactable(db, other))) throw notFound();
  // Either could be going at this moment; who has gone can't be written to.
  if ((await lockProfileRefs(db, [own.id, other.id])).length < 2) throw notFound();
  const side = own.profileType;
  const roomId = await insertRoom(db, { ...pair, now }, side);
  if (roomId !== null) await insertWelcome(ctx, { chatRoomId: roomId });
  const room = await findRoomOfPair(db, pair);
  if (!room) throw new Error("the room was not made");
  // The other one had opened it and not written yet, or was a moment earlier.
  if (roomId === null) await changeSide(db, room.id, side, { hasOpened: true });
  return { room, side };
}

/** The first message of every room: tips, which each reader gets in their own language. */
export async function insertWelcome(
  { db, now }: Context,
  { chatRoomId }: { chatRoomId: number },
): Promise<void> {
  const at = { deliveredAt: now, readAt: now, createdAt: now };
  await insertMessage(db, { chatRoomId, type: "WELCOME", ...at });
}

export function pairOf(one: ProfileRef, other: ProfileRef) {
  const [owner, sitter] = one.profileType === "pet_owner" ? [one, other] : [other, one];
  return { ownerProfileId: owner.id, sitterProfileId: sitter.id };
}

function visibleRoom(room: Room | null, userId: number): OwnRoom | null {
  const side = room && sideOf(room, userId);
  return room && side ? { room, side } : null;
}
