import type { PushNotice } from "#contract/notifications.ts";
import en from "#messages/en/message-notices.json" with { type: "json" };
import nl from "#messages/nl/message-notices.json" with { type: "json" };
import { unsubscribeLinks } from "#server/domains/notify/unsubscribe-links.service.ts";
import { findBrowsers, findDelivery, pushTo } from "#server/domains/notify/ways.service.ts";
import type { Context, Outside } from "#server/platform/context.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import { type TableWalk, walkTable } from "#server/platform/jobs/table-walk.ts";
import { defineMail } from "#server/platform/mail/mail-kind.ts";
import { createTexts } from "#server/platform/texts.ts";
import { messageSent } from "../chat.events.ts";
import type { ChatPorts } from "../chat.ports.ts";
import {
  findNewMessage,
  listToRemind,
  type NewMessage,
  type Reminder,
  takeReminder,
  type UnreadRoom,
} from "../unread.service.ts";

/*
  Messages have a list of their own, the chat, and so no row among the notices. Each is pushed; the push
  lapses once it was read. Mailed is what was not read for ten minutes: one mail about all of it, and one
  for each no.
*/
const kind = "messages";

const text = createTexts({ nl, en });

type MailContext = Context<"mailer" | "config" | "appKey" | "jobs" | "log">;
type MailedReader = Omit<Reminder, "rooms"> & { pageUrl: string };
export type UnreadMailData = MailedReader & { rooms: UnreadRoom[] };
export type DeclinedMailData = MailedReader & { room: UnreadRoom };

export const unreadMail = defineMail<UnreadMailData>("notifications.unread");
export const declinedMail = defineMail<DeclinedMailData>("notifications.declined");

const unreadMailsJob = defineJob<Record<string, never>>("notifications.unread-mails", {
  // Every minute there is one.
  pollSeconds: 10,
});

type WithPorts = { ports: Pick<ChatPorts, "isCareUnderWay"> };

export function subscribeChatNotices({ on, again, work }: DomainEntries<WithPorts>): void {
  on(messageSent, "notifications.push-message", pushMessage);
  again(peopleToRemind);
  work(unreadMailsJob, mailUnread, "* * * * *");
}

/** What follows from a message: the receiver's browsers are told, open or not. */
async function pushMessage(
  ctx: Context<"jobs"> & WithPorts,
  { messageId, receiverUserId }: { messageId: number; receiverUserId?: number | undefined },
): Promise<void> {
  if (receiverUserId === undefined) return;
  const browsers = await findBrowsers(ctx, { userId: receiverUserId, kind });
  const { ids } = browsers;
  // Most people have none, and then there is no need to look further.
  const message = ids.length > 0 ? await findNewMessage(ctx.db, messageId) : null;
  if (!message) return;
  // A pet that is ill at two in the morning doesn't wait until seven.
  const isUrgent = browsers.startAfter && (await ctx.ports.isCareUnderWay(ctx, message.roomId));
  await pushTo(ctx, {
    browsers: isUrgent ? { ids } : browsers,
    notice: noticeOfMessage(message),
    about: { messageId },
  });
}

/** Who writes, and how it begins; only the browser that it is for can read it. */
function noticeOfMessage(message: NewMessage): PushNotice {
  const { locale, senderName, roomId, path } = message;
  const body = message.text ? previewOf(message.text) : wordless(message);
  const title = text(locale, "push.title", { name: senderName });
  return { title, body, path, tag: `room-${roomId}` };
}

function wordless({ locale, type, senderName: name }: NewMessage): string {
  if (type === "IMAGE") return text(locale, "push.image");
  if (type === "DECLINE") return text(locale, "push.decline", { name });
  if (type === "INTERESTED_IN_BOOKING") return text(locale, "push.interested", { name });
  return text(locale, "push.other");
}

const previewLength = 140;

/** The beginning of a message in one line; cut between words where there are any. */
export function previewOf(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= previewLength) return line;
  const cut = line.slice(0, previewLength).replace(/\s+\S*$/, "");
  // Half of a pair of code units would show as a box.
  return `${cut.replace(/[\uD800-\uDBFF]$/, "")}…`;
}

/** Every minute: who has had something to read for ten minutes gets a mail. */
export async function mailUnread(ctx: Outside<MailContext>): Promise<void> {
  await walkTable(ctx, peopleToRemind);
}

const peopleToRemind: TableWalk<MailContext> = {
  name: "notifications.unread-mails",
  list: ({ db, now }, page) => listToRemind(db, now, page),
  act: (ctx, userId) => ctx.inTransaction((step) => mailReminder(step, { userId })),
};

async function mailReminder(ctx: MailContext, { userId }: { userId: number }): Promise<void> {
  const { db, now, mailer, config, appKey } = ctx;
  const reminder = await takeReminder(db, { userId, now });
  if (!reminder) return;
  const { rooms: all, ...receiver } = reminder;
  const { email } = receiver;
  if ((await findDelivery(ctx, { userId, kind })).email === "none") return;
  const { pageUrl, headers } = unsubscribeLinks(appKey, config.appUrl, { email, kind });
  const reader = { ...receiver, pageUrl };
  const envelope = { userId, to: email, headers };
  for (const room of all.filter(({ isDeclined }) => isDeclined)) {
    const key = `declined:${userId}:${room.lastMessageId}`;
    await mailer.queue(db, declinedMail, { ...reader, room }, { key, ...envelope });
  }
  const rooms = all.filter(({ isDeclined }) => !isDeclined);
  if (rooms.length === 0) return;
  const last = Math.max(...rooms.map(({ lastMessageId }) => lastMessageId));
  const key = `unread:${userId}:${last}`;
  await mailer.queue(db, unreadMail, { ...reader, rooms }, { key, ...envelope });
}
