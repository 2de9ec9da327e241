import {
  isAnybodyDue,
  takeReminders,
  type UnreadRoom,
} from "#server/domains/chat/unread.service.ts";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import type { Platform } from "#server/platform/platform.ts";
import { getPreferences } from "./notifications.service.ts";
import { pushJob, sendPush } from "./push.jobs.ts";
import { unsubscribeLinks } from "./unsubscribe-links.ts";

export const unreadMailsJob = defineJob<Record<string, never>>("notifications.unread-mails", {
  // Every minute there is one.
  pollSeconds: 10,
});

/** In one go; more are taken a minute later. */
const mostAtOnce = 200;

type Parts = Pick<Platform, "db" | "clock" | "mailer" | "config" | "appKey">;

export function registerNotificationJobs(platform: Platform): void {
  const { jobs } = platform;
  jobs.work(pushJob, (data) => sendPush(platform, data));
  jobs.work(unreadMailsJob, () => mailUnread(platform), {
    cron: "* * * * *",
    timeZone: "Europe/Amsterdam",
  });
}

/** Where the answer was no, and the others. */
function partition(rooms: readonly UnreadRoom[]): [UnreadRoom[], UnreadRoom[]] {
  return [rooms.filter(({ isDeclined }) => isDeclined), rooms.filter((room) => !room.isDeclined)];
}

/**
 * Every minute: who has had something to read for ten minutes gets one mail about all of it, and one
 * for each no.
 */
export async function mailUnread({ db, clock, mailer, config, appKey }: Parts): Promise<void> {
  if (!(await isAnybodyDue(db, clock.now()))) return;
  // Loaded with the first of them, and outside the transaction: rendering mails brings a lot along.
  const { declinedMail, unreadMail } = await import("./unread.emails.tsx");
  await db.transaction(async (tx) => {
    for (const reminder of await takeReminders(tx, clock.now(), mostAtOnce)) {
      const { userId, email } = reminder;
      if (!(await getPreferences(tx, userId)).messages.email) continue;
      const which = { email, kind: "messages" } as const;
      const { pageUrl, headers } = unsubscribeLinks(appKey, config.appUrl, which);
      const reader = { ...reminder, appUrl: config.appUrl, pageUrl };
      const envelope = { userId, to: email, headers };
      const [declined, rooms] = partition(reminder.rooms);
      for (const room of declined) {
        const key = `declined:${userId}:${room.lastMessageId}`;
        await mailer.queue(tx, { key, ...envelope, ...(await declinedMail({ ...reader, room })) });
      }
      if (rooms.length === 0) continue;
      const last = Math.max(...rooms.map(({ lastMessageId }) => lastMessageId));
      const key = `unread:${userId}:${last}`;
      await mailer.queue(tx, { key, ...envelope, ...(await unreadMail({ ...reader, rooms })) });
    }
  });
}
