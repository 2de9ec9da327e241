import type { ChatRoom } from "#contract/chat.ts";
import type { Message } from "#contract/messages.ts";
import type { SharedPet } from "#contract/pets.ts";
import type { Db } from "#server/db/database.ts";
import { listSharedPets } from "#server/domains/pets/shared-pets.service.ts";
import { findOwnProfiles, type ProfileRef } from "#server/domains/profiles/profile-refs.service.ts";
import type { Context, ViewerContext } from "#server/platform/context.ts";
import { notFound } from "#server/platform/http/problem.ts";
import { messagesRead, roomTidied } from "./chat.events.ts";
import type { ChatPorts } from "./chat.ports.ts";
import * as repository from "./chat.repository.ts";
import { mayKnowPets } from "./chat.rules.ts";
import { getOwnRoom, lockOwnRoom, type OwnRoom } from "./chat-access.service.ts";
import { findRoomWith, openRoomWith } from "./contact/begin-contact.service.ts";
import { presentMessage } from "./messages/messages.presenter.ts";
import { type MessageWindow, markRead, selectMessages } from "./messages/messages.repository.ts";
import { describeRooms } from "./room-views.service.ts";
import { recountUnread } from "./unread.service.ts";

type RoomContext = ViewerContext & { ports: ChatPorts };
type RoomList = {
  data: ChatRoom[];
  total: number;
  unreadMessagesCount: number;
  otherUnreadMessagesCount: number;
};
type RoomsWanted = {
  filter: Pick<repository.RoomFilter, "isDeleted" | "isArchived" | "name">;
  window: { offset: number; limit: number };
};

/** The rooms of the profile in use; who has none, such as an admin, has no rooms either. */
export async function listRooms(
  ctx: RoomContext,
  { filter, window }: RoomsWanted,
): Promise<RoomList> {
  const { db, viewer } = ctx;
  const profiles = await findOwnProfiles(db, viewer.userId);
  const none = { data: [], total: 0, unreadMessagesCount: 0, otherUnreadMessagesCount: 0 };
  if (!profiles) return none;
  const { own, other } = profiles;
  const side = own.profileType;
  const of = { profileId: own.id, side };
  const rooms = await repository.findRooms(
    db,
    await repository.listRoomIds(db, { ...of, ...filter }, window),
  );
  const { total } = await repository.countRooms(db, { ...of, ...filter });
  const unreadMessagesCount = await countUnreadMessages(db, own);
  const otherUnreadMessagesCount = other ? await countUnreadMessages(db, other) : 0;
  const reader = { userId: viewer.userId, side };
  const data = await describeRooms(ctx, { reader, rooms });
  return { data, total, unreadMessagesCount, otherUnreadMessagesCount };
}

/** Over all rooms of a profile that are not archived. */
export async function countUnreadMessages(
  db: Db,
  { id: profileId, profileType: side }: Pick<ProfileRef, "id" | "profileType">,
): Promise<number> {
  const shown = { profileId, side, isDeleted: false, isArchived: false };
  return (await repository.countRooms(db, shown)).unread;
}

export async function getRoom(ctx: RoomContext, { roomId }: { roomId: number }): Promise<ChatRoom> {
  return showToViewer(ctx, await getOwnRoom(ctx.db, ctx.viewer.userId, roomId));
}

export async function getRoomWithProfile(
  ctx: RoomContext,
  { profileId }: { profileId: number },
): Promise<ChatRoom> {
  const found = await findRoomWith(ctx.db, ctx.viewer.userId, profileId);
  if (!found) throw notFound();
  return showToViewer(ctx, found);
}

export async function openRoom(
  ctx: RoomContext,
  { profileId }: { profileId: number },
): Promise<ChatRoom> {
  return showToViewer(ctx, await openRoomWith(ctx, { profileId }));
}

export async function listMessages(
  { db, viewer }: ViewerContext,
  { roomId, window: { limit, ...window } }: { roomId: number; window: MessageWindow },
): Promise<{ data: Message[]; hasMore: boolean }> {
  const { room, side } = await getOwnRoom(db, viewer.userId, roomId);
  const rows = await selectMessages(db, room.id, side, { ...window, limit: limit + 1 });
  const data = rows.slice(0, limit).map((row) => presentMessage(row, { side, contact: room }));
  return { data, hasMore: rows.length > limit };
}

/** For the owner themself, and for a sitter they are in contact with; for others there are none. */
export async function listRoomPets(
  { db, viewer }: ViewerContext,
  { roomId }: { roomId: number },
): Promise<SharedPet[]> {
  const { room, side } = await getOwnRoom(db, viewer.userId, roomId);
  if (room.ownerProfileId === null || !mayKnowPets(room, side)) throw notFound();
  return listSharedPets(db, room.ownerProfileId);
}

export async function archiveRoom(
  ctx: RoomContext & Context<"outbox">,
  { roomId, isArchived }: { roomId: number; isArchived: boolean },
): Promise<ChatRoom> {
  const { db, viewer, outbox } = ctx;
  const own = await lockOwnRoom(db, viewer.userId, roomId);
  await repository.changeSide(db, roomId, own.side, { isArchived });
  await outbox.publish(db, [roomTidied({ roomId, side: own.side })]);
  return showAnew(ctx, own);
}

export async function markRoomAsRead(
  ctx: RoomContext & Context<"outbox">,
  { roomId }: { roomId: number },
): Promise<ChatRoom> {
  const own = await lockOwnRoom(ctx.db, ctx.viewer.userId, roomId);
  await markAsRead(ctx, own);
  return showAnew(ctx, own);
}

/** Part of reading: all that this side got, or all up to a message. */
export async function markAsRead(
  { db, now, outbox }: Context<"outbox">,
  { room, side, until }: OwnRoom & { until?: number },
): Promise<void> {
  const roomId = room.id;
  const upTo = until === undefined ? {} : { until };
  const readUntil = await markRead(db, { roomId, side, ...upTo, now });
  if (readUntil === null) return;
  await recountUnread(db, { room, side });
  await outbox.publish(db, [messagesRead({ roomId, readBy: side, readUntil })]);
}

async function showAnew(ctx: RoomContext, { room, side }: OwnRoom): Promise<ChatRoom> {
  const changed = await repository.findRoom(ctx.db, room.id);
  return showToViewer(ctx, { room: changed ?? room, side });
}

async function showToViewer(ctx: RoomContext, { room, side }: OwnRoom): Promise<ChatRoom> {
  const reader = { userId: ctx.viewer.userId, side };
  const [described] = await describeRooms(ctx, { reader, rooms: [room] });
  if (!described) throw new Error(`room ${room.id} was not described`);
  return described;
}
