import type { Locale } from "#contract/shared/locale.ts";
import { urls } from "#contract/urls/urls.ts";
import type { Db } from "#server/db/database.ts";
import type { Page } from "#server/platform/jobs/table-walk.ts";
import { changeSide } from "./chat.repository.ts";
import { remindAt } from "./chat.rules.ts";
import type { OwnRoom } from "./chat-access.service.ts";
import { findUnread } from "./messages/messages.repository.ts";
import {
  type DueSide,
  findTellableMessage,
  listDueUsers,
  lockDueSides,
  type Tellable,
} from "./unread.repository.ts";

/** Part of reading or taking back: how much is left for a side, and when it is reminded of it. */
export async function recountUnread(tx: Db, { room, side }: OwnRoom): Promise<void> {
  const after = room.sides[side].mailedUntilId;
  const unread = await findUnread(tx, { roomId: room.id, side, after });
  await changeSide(tx, room.id, side, {
    unreadMessagesCount: unread.count,
    remindAt: unread.oldestAt && remindAt(unread.oldestAt),
  });
}

export type NewMessage = Tellable & { path: string };

/** What a push message tells of; null when there is nothing to tell, or not any more. */
export async function findNewMessage(db: Db, messageId: number): Promise<NewMessage | null> {
  const message = await findTellableMessage(db, messageId);
  return message && { ...message, path: urls.chatRoom(message.roomId) };
}

/** Whether what a push told of has still not been read. */
export async function isMessageNew(db: Db, messageId: number): Promise<boolean> {
  return (await findTellableMessage(db, messageId)) !== null;
}

/** Whom it is time to remind of something. */
export function listToRemind(db: Db, now: Date, page: Page): Promise<number[]> {
  return listDueUsers(db, now, page);
}

export type Reminder = {
  userId: number;
  email: string;
  firstName: string;
  locale: Locale;
  rooms: UnreadRoom[];
};

export type UnreadRoom = Pick<
  DueSide,
  "roomId" | "side" | "senderName" | "count" | "lastMessageId" | "isDeclined"
> & { path: string };

/**
 * Part of reminding somebody of what they have not read: once, of all that is new to them. They are not
 * reminded of the same again. Null: there is nothing left to tell.
 */
export async function takeReminder(
  tx: Db,
  { userId, now }: { userId: number; now: Date },
): Promise<Reminder | null> {
  let reminder: Reminder | null = null;
  for (const due of await lockDueSides(tx, userId, now)) {
    const { roomId, side, lastMessageId } = due;
    await changeSide(tx, roomId, side, { remindAt: null, mailedUntilId: lastMessageId });
    if (due.count === 0) continue;
    reminder ??= { ...readerOf(due), rooms: [] };
    const { senderName, count, isDeclined } = due;
    const path = urls.chatRoom(roomId);
    reminder.rooms.push({ roomId, side, path, senderName, count, lastMessageId, isDeclined });
  }
  return reminder;
}

function readerOf({ userId, email, firstName, locale }: DueSide) {
  return { userId, email, firstName, locale };
}
