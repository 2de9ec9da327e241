import { answerRequestReminders } from "#server/domains/chat/messages/reminder-answers.service.ts";
import {
  requestEmptied,
  requestExpired,
  requestPutAway,
} from "#server/domains/requests/requests.events.ts";
import { type DomainEntries, openDomain } from "#server/platform/domain.ts";
import { writeMails } from "#server/platform/mail/mailer.ts";
import type { Platform } from "#server/platform/platform.ts";
import { reminderNotices, subscribeReminderNotices } from "./notices/reminders.notices.ts";
import { registerReminderJobs } from "./reminders.jobs.ts";

export function registerReminders(platform: Platform): void {
  const reminders = openDomain(platform, {});
  subscribeReminders(reminders);
  registerReminderJobs(reminders);
  subscribeReminderNotices(reminders);
  writeMails(platform, reminderNotices.mail, async (mail) =>
    (await import("./notices/reminder.emails.tsx")).reminderMail(mail),
  );
}

/** A request that is shown no more: nobody need be asked about it in a chat. */
function subscribeReminders({ on }: DomainEntries<object>): void {
  on(requestPutAway, "reminders.answer-put-away", answerRequestReminders);
  on(requestExpired, "reminders.answer-expired", answerRequestReminders);
  on(requestEmptied, "reminders.answer-emptied", answerRequestReminders);
}
