import { isAnybodyDue, takeReminders } from "#server/domains/chat/unread.service.ts";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import type { Platform } from "#server/platform/platform.ts";
import { getPreferences } from "./notifications.service.ts";
import { pushJob, sendPush } from "./push.jobs.ts";
import { unsubscribeLinks } from "./unsubscribe-links.ts";

export const unreadMailsJob = defineJob<Record<string, never>>("notifications.unread-mails");

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

/** Every minute: who has had something to read for ten minutes gets one mail about all of it. */
export async function mailUnread({ db, clock, mailer, config, appKey }: Parts): Promise<void> {
  if (!(await isAnybodyDue(db, clock.now()))) return;
  // Loaded with the first of them, and outside the transaction: rendering mails brings a lot along.
  const { unreadMail } = await import("./unread.emails.tsx");
  await db.transaction(async (tx) => {
    for (const reminder of await takeReminders(tx, clock.now(), mostAtOnce)) {
      const { userId, email } = reminder;
      if (!(await getPreferences(tx, userId)).messages.email) continue;
      const which = { email, kind: "messages" } as const;
      const { pageUrl, headers } = unsubscribeLinks(appKey, config.appUrl, which);
      const content = await unreadMail({ ...reminder, appUrl: config.appUrl, pageUrl });
      const last = Math.max(...reminder.rooms.map(({ lastMessageId }) => lastMessageId));
      await mailer.queue(tx, {
        key: `unread:${userId}:${last}`,
        userId,
        to: email,
        headers,
        ...content,
      });
    }
  });
}
