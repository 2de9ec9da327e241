import { openDomain } from "#server/platform/domain.ts";
import { writeMails } from "#server/platform/mail/mailer.ts";
import type { Platform } from "#server/platform/platform.ts";
import { reminderNotices, subscribeReminderNotices } from "./notices/reminders.notices.ts";
import { registerReminderJobs } from "./reminders.jobs.ts";
import { subscribeReminders } from "./reminders.subscribers.ts";

export function registerReminders(platform: Platform): void {
  const reminders = openDomain(platform, {});
  subscribeReminders(reminders);
  registerReminderJobs(reminders);
  subscribeReminderNotices(reminders);
  writeMails(platform, reminderNotices.mail, async (mail) =>
    (await import("./notices/reminder.emails.tsx")).reminderMail(mail),
  );
}
