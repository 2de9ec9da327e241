import type { ChatRoom } from "#contract/chat.ts";
import type { Message } from "#contract/messages.ts";
import type { ProfileType } from "#contract/profiles.ts";
import type { Db } from "#server/db/database.ts";
import { findActingProfile } from "#server/domains/profiles/profile-refs.service.ts";
import { notFound } from "#server/platform/http/problem.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Viewer } from "#server/platform/sessions/viewer.ts";
import { messagesRead, roomTidied } from "./chat.events.ts";
import type { ChatPorts } from "./chat.ports.ts";
import * as repository from "./chat.repository.ts";
import { otherSide } from "./chat.rules.ts";
import { getOwnRoom, lockOwnRoom, type OwnRoom } from "./chat-access.service.ts";
import { findRoomWith, openRoomWith } from "./contact/begin-contact.service.ts";
import { presentMessage } from "./messages/messages.presenter.ts";
import { type MessageWindow, markRead, selectMessages } from "./messages/messages.repository.ts";
import { describeRoom, describeRooms } from "./room-views.service.ts";
import { recountUnread } from "./unread.service.ts";

type Parts = Pick<Platform, "db" | "clock" | "outbox">;

type RoomList = { data: ChatRoom[]; total: number; unreadMessagesCount: number };
type Window = { offset: number; limit: number };

/** The rooms of the profile in use; who has none, such as an admin, has no rooms either. */
export async function listRooms(
  parts: Parts,
  ports: ChatPorts,
  viewer: Viewer,
  filter: Pick<repository.RoomFilter, "isDeleted" | "isArchived" | "name">,
  window: Window,
): Promise<RoomList> {
  const { db } = parts;
  const own = await findActingProfile(db, viewer.userId);
  if (!own) return { data: [], total: 0, unreadMessagesCount: 0 };
  const side = own.profileType;
  const of = { profileId: own.id, side };
  const rooms = await repository.findRooms(
    db,
    await repository.listRoomIds(db, { ...of, ...filter }, window),
  );
  const { total } = await repository.countRooms(db, { ...of, ...filter });
  const shown = { ...of, isDeleted: false, isArchived: false };
  const { unread } = await repository.countRooms(db, shown);
  const reader = { userId: viewer.userId, side };
  const data = await describeRooms(ports, db, reader, rooms);
  return { data, total, unreadMessagesCount: unread };
}

export async function getRoom(
  parts: Parts,
  ports: ChatPorts,
  viewer: Viewer,
  roomId: number,
): Promise<ChatRoom> {
  return showTo(ports, parts.db, viewer, await getOwnRoom(parts.db, viewer.userId, roomId));
}

export async function getRoomWithProfile(
  parts: Parts,
  ports: ChatPorts,
  viewer: Viewer,
  profileId: number,
): Promise<ChatRoom> {
  const found = await findRoomWith(parts.db, viewer.userId, profileId);
  if (!found) throw notFound();
  return showTo(ports, parts.db, viewer, found);
}

export async function openRoom(
  parts: Parts,
  ports: ChatPorts,
  viewer: Viewer,
  profileId: number,
): Promise<ChatRoom> {
  return parts.db.transaction(async (tx) => {
    const opened = await openRoomWith(tx, viewer.userId, profileId, parts.clock.now());
    return showTo(ports, tx, viewer, opened);
  });
}

export async function listMessages(
  db: Db,
  viewer: Viewer,
  roomId: number,
  { limit, ...window }: MessageWindow,
): Promise<{ data: Message[]; hasMore: boolean }> {
  const { room, side } = await getOwnRoom(db, viewer.userId, roomId);
  const rows = await selectMessages(db, room.id, side, { ...window, limit: limit + 1 });
  const data = rows.slice(0, limit).map((row) => presentMessage(row, { side, contact: room }));
  return { data, hasMore: rows.length > limit };
}

export async function archiveRoom(
  parts: Parts,
  ports: ChatPorts,
  viewer: Viewer,
  roomId: number,
  isArchived: boolean,
): Promise<ChatRoom> {
  return parts.db.transaction(async (tx) => {
    const own = await lockOwnRoom(tx, viewer.userId, roomId);
    await repository.changeSide(tx, roomId, own.side, { isArchived });
    await parts.outbox.publish(tx, [roomTidied({ roomId, side: own.side })]);
    return showAnew(ports, tx, viewer, own);
  });
}

export async function markRoomAsRead(
  parts: Parts,
  ports: ChatPorts,
  viewer: Viewer,
  roomId: number,
): Promise<ChatRoom> {
  return parts.db.transaction(async (tx) => {
    const own = await lockOwnRoom(tx, viewer.userId, roomId);
    await markAsRead(parts, tx, own);
    return showAnew(ports, tx, viewer, own);
  });
}

/** Part of reading: all that this side got, or all up to a message. */
export async function markAsRead(
  { clock, outbox }: Pick<Parts, "clock" | "outbox">,
  tx: Db,
  { room, side }: OwnRoom,
  until?: number,
): Promise<void> {
  const sentBy = otherSide(side);
  const roomId = room.id;
  const upTo = until === undefined ? {} : { until };
  const readUntil = await markRead(tx, { roomId, sentBy, ...upTo, now: clock.now() });
  if (readUntil === null) return;
  await recountUnread(tx, { room, side });
  await outbox.publish(tx, [messagesRead({ roomId, readBy: side, readUntil })]);
}

async function showAnew(
  ports: ChatPorts,
  tx: Db,
  viewer: Viewer,
  { room, side }: OwnRoom,
): Promise<ChatRoom> {
  const changed = await repository.findRoom(tx, room.id);
  return showTo(ports, tx, viewer, { room: changed ?? room, side });
}

function showTo(
  ports: ChatPorts,
  db: Db,
  { userId }: Viewer,
  { room, side }: { room: repository.Room; side: ProfileType },
): Promise<ChatRoom> {
  return describeRoom(ports, db, { userId, side }, room);
}
