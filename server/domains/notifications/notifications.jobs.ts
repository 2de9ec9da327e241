import {
  listToRemind,
  type Reminder,
  takeReminder,
  type UnreadRoom,
} from "#server/domains/chat/unread.service.ts";
import type { Context, Outside } from "#server/platform/context.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import { type TableWalk, walkTable } from "#server/platform/jobs/table-walk.ts";
import { defineMail } from "#server/platform/mail/mail-kind.ts";
import type { Platform } from "#server/platform/platform.ts";
import { bookingMail } from "./bookings/booking-notices.service.ts";
import { logbookMail } from "./logbooks/logbook-notices.service.ts";
import { findDelivery } from "./notifications.service.ts";
import { pushJob, sendPush } from "./push.jobs.ts";
import { reviewMail } from "./reviews/review-notices.service.ts";
import {
  endingSubscriptions,
  endingsJob,
  remindOfEndings,
} from "./subscriptions/subscription-notices.service.ts";
import { unsubscribeLinks } from "./unsubscribe-links.ts";

export const unreadMailsJob = defineJob<Record<string, never>>("notifications.unread-mails", {
  // Every minute there is one.
  pollSeconds: 10,
});

type MailContext = Context<"mailer" | "config" | "appKey" | "jobs" | "log">;
type Reader = Omit<Reminder, "rooms"> & { pageUrl: string };
const unreadMail = defineMail<Reader & { rooms: UnreadRoom[] }>("notifications.unread");
const declinedMail = defineMail<Reader & { room: UnreadRoom }>("notifications.declined");

/** Words are loaded with the first mail: rendering brings a lot along, which a start need not wait for. */
export function writeUnreadMails({ mailer, config }: Platform): void {
  const { appUrl } = config;
  const words = () => import("./unread.emails.tsx");
  mailer.write(unreadMail, async (data) => (await words()).unreadMail({ ...data, appUrl }));
  mailer.write(declinedMail, async (data) => (await words()).declinedMail({ ...data, appUrl }));
}

export function writeBookingMails({ mailer, config }: Platform): void {
  const { appUrl } = config;
  mailer.write(bookingMail, async (data) => {
    const words = await import("./bookings/booking.emails.tsx");
    return words.bookingMail({ ...data, appUrl });
  });
}

export function writeLogbookMails({ mailer, config }: Platform): void {
  const { appUrl } = config;
  mailer.write(logbookMail, async (data) => {
    const words = await import("./logbooks/logbook.emails.tsx");
    return words.logbookMail({ ...data, appUrl });
  });
}

export function writeReviewMails({ mailer, config }: Platform): void {
  const { appUrl } = config;
  mailer.write(reviewMail, async (data) => {
    const words = await import("./reviews/review.emails.tsx");
    return words.reviewMail({ ...data, appUrl });
  });
}

export function registerNotificationJobs({ work, again }: DomainEntries<object>): void {
  again(endingSubscriptions);
  again(peopleToRemind);
  work(pushJob, sendPush);
  work(unreadMailsJob, mailUnread, "* * * * *");
  work(endingsJob, remindOfEndings, "20 9 * * *");
}

/** Where the answer was no, and the others. */
function partition(rooms: readonly UnreadRoom[]): [UnreadRoom[], UnreadRoom[]] {
  return [rooms.filter(({ isDeclined }) => isDeclined), rooms.filter((room) => !room.isDeclined)];
}

/**
 * Every minute: who has had something to read for ten minutes gets one mail about all of it, and one
 * for each no.
 */
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
  const { email } = reminder;
  if ((await findDelivery(ctx, { userId, kind: "messages" })).email === "none") return;
  const which = { email, kind: "messages" } as const;
  const { pageUrl, headers } = unsubscribeLinks(appKey, config.appUrl, which);
  const { rooms: all, ...receiver } = reminder;
  const reader = { ...receiver, pageUrl };
  const envelope = { userId, to: email, headers };
  const [declined, rooms] = partition(all);
  for (const room of declined) {
    const key = `declined:${userId}:${room.lastMessageId}`;
    await mailer.queue(db, declinedMail, { ...reader, room }, { key, ...envelope });
  }
  if (rooms.length === 0) return;
  const last = Math.max(...rooms.map(({ lastMessageId }) => lastMessageId));
  const key = `unread:${userId}:${last}`;
  await mailer.queue(db, unreadMail, { ...reader, rooms }, { key, ...envelope });
}
