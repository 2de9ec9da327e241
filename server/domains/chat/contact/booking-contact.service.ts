import type { ProfileType } from "#contract/profiles.ts";
import type { Db } from "#server/db/database.ts";
import {
  findActingProfile,
  findProfileRef,
  type ProfileRef,
} from "#server/domains/profiles/profile-refs.service.ts";
import type { Context, ViewerContext } from "#server/platform/context.ts";
import { conflict } from "#server/platform/http/problem.ts";
import { contactChanged } from "../chat.events.ts";
import {
  changeRoom,
  changeSide,
  findRoomOfPair,
  isAnyLeaving,
  lockRoom,
  type Room,
} from "../chat.repository.ts";
import { contactAfter, contactColumns, type WriteObstacle } from "../chat.rules.ts";
import { lockOwnRoom, type OwnRoom, sideOf } from "../chat-access.service.ts";
import { contactTimesAfter } from "../response/response.rules.ts";
import { openRoomWith, pairOf } from "./begin-contact.service.ts";
import { countNewContact, mayBegin, refuseLeaving } from "./new-contacts.service.ts";
import { reachEndedAtAfter } from "./reach.rules.ts";

/** Between an owner and a sitter, for who plans something: what is there, and what stands in the way. */
export type PlanningContact = {
  owner: ProfileRef;
  sitter: ProfileRef;
  room: Room | null;
  /** Somebody said no, or the contact is closed. */
  obstacle: Extract<WriteObstacle, "contactDeclined" | "contactClosed"> | null;
  mayBegin: boolean;
  /** One of the two goes as soon as a stay lets them. */
  isAnyLeaving: boolean;
};

/** Null when there is no such sitter, or the viewer acts as no owner. */
export async function findPlanningContact(
  ctx: Context,
  { userId, sitterProfileId }: { userId: number; sitterProfileId: number },
): Promise<PlanningContact | null> {
  const { db } = ctx;
  const owner = await findActingProfile(db, userId);
  const sitter = await findProfileRef(db, sitterProfileId);
  if (owner?.profileType !== "pet_owner" || sitter?.profileType !== "pet_sitter") return null;
  const found = await findRoomOfPair(db, pairOf(owner, sitter));
  const room = found && sideOf(found, userId) ? found : null;
  const isClosed = room !== null && contactAfter(room, "book", "pet_owner") === null;
  const obstacle = room?.acceptanceStatus === "declined" ? "contactDeclined" : "contactClosed";
  return {
    owner,
    sitter,
    room,
    obstacle: isClosed ? obstacle : null,
    mayBegin: await mayBegin(ctx, { profileId: owner.id, room, side: "pet_owner" }),
    isAnyLeaving: await isAnyLeaving(db, [owner.userId, sitter.userId]),
  };
}

/** The room of the two, locked; made where there is none. */
export async function lockRoomToPlan(
  ctx: ViewerContext,
  { sitterProfileId }: { sitterProfileId: number },
): Promise<OwnRoom> {
  const { room } = await openRoomWith(ctx, { profileId: sitterProfileId });
  return lockOwnRoom(ctx.db, ctx.viewer.userId, room.id);
}

/** Part of asking: planning something together says as much as words do, and begins as much. */
export async function countAsWriting(ctx: Context<"outbox">, own: OwnRoom): Promise<void> {
  const { room, side } = own;
  await refuseLeaving(ctx.db, own);
  if (!contactAfter(room, "book", side))
    throw conflict(room.acceptanceStatus === "declined" ? "contactDeclined" : "contactClosed");
  await countNewContact(ctx, own);
  await approach(ctx, own);
}

async function approach(
  { db, now, outbox }: Context<"outbox">,
  { room, side }: OwnRoom,
): Promise<void> {
  const contact = contactAfter(room, "book", side);
  if (!contact || contact.acceptanceStatus === room.acceptanceStatus) return;
  await changeRoom(db, room.id, {
    ...contactColumns(contact),
    reachEndedAt: reachEndedAtAfter(room, contact, now),
    ...contactTimesAfter(room, contact.acceptanceStatus, now),
    statusChangedAt: now,
  });
  await changeSide(db, room.id, side, { hasOpened: true });
  await outbox.publish(db, [contactChanged({ roomId: room.id })]);
}

/**
 * The same where it is no condition and costs nothing: what is agreed is agreed, however the two stand to
 * each other.
 */
export async function approachByBooking(
  ctx: Context<"outbox">,
  { roomId, side }: { roomId: number; side: ProfileType },
): Promise<void> {
  const room = await lockRoom(ctx.db, roomId);
  if (room) await approach(ctx, { room, side });
}

/** What comes next between the two is something else now, though nothing was said about it. */
export async function showNextStep(
  { db, outbox }: Context<"outbox">,
  { roomId }: { roomId: number },
): Promise<void> {
  await outbox.publish(db, [contactChanged({ roomId })]);
}

/** First of all in what moves a booking: rooms are locked before what is planned in them. */
export async function lockBookingRoom(tx: Db, roomId: number): Promise<void> {
  await lockRoom(tx, roomId);
}
