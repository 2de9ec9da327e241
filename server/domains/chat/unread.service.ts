import type { Locale } from "#contract/shared/locale.ts";
import { urls } from "#contract/urls/urls.ts";
import type { Db } from "#server/db/database.ts";
import { changeSide } from "./chat.repository.ts";
import { remindAt } from "./chat.rules.ts";
import type { OwnRoom } from "./chat-access.service.ts";
import { findUnread } from "./messages/messages.repository.ts";
import {
  type DueSide,
  findTellableMessage,
  hasDueSide,
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

/** Whether it is time to remind anybody of anything. */
export function isAnybodyDue(db: Db, now: Date): Promise<boolean> {
  return hasDueSide(db, now);
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
 * Part of reminding people of what they have not read: those whose time has come, each once with all
 * that is new to them. They are not reminded of the same again.
 */
export async function takeReminders(tx: Db, now: Date, most: number): Promise<Reminder[]> {
  const sides = await lockDueSides(tx, now, most);
  const reminders = new Map<number, Reminder>();
  for (const due of sides) {
    const { roomId, side, lastMessageId } = due;
    await changeSide(tx, roomId, side, { remindAt: null, mailedUntilId: lastMessageId });
    if (due.count === 0) continue;
    const reminder = reminders.get(due.userId) ?? { ...readerOf(due), rooms: [] };
    const { senderName, count, isDeclined } = due;
    const path = urls.chatRoom(roomId);
    reminder.rooms.push({ roomId, side, path, senderName, count, lastMessageId, isDeclined });
    reminders.set(due.userId, reminder);
  }
  return [...reminders.values()];
}

function readerOf({ userId, email, firstName, locale }: DueSide) {
  return { userId, email, firstName, locale };
}
