import { answerRequestReminders } from "#server/domains/chat/messages/reminder-answers.service.ts";
import {
  requestEmptied,
  requestExpired,
  requestPutAway,
} from "#server/domains/requests/requests.events.ts";
import type { Context, Outside } from "#server/platform/context.ts";
import { type DomainEntries, openDomain } from "#server/platform/domain.ts";
import { eachAlone } from "#server/platform/jobs/each-alone.ts";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import { writeMails } from "#server/platform/mail/mailer.ts";
import type { Platform } from "#server/platform/platform.ts";
import { startsToRemindOf } from "./bookings/booking-reminders.service.ts";
import { contactsToRemindOf } from "./contacts/contact-reminders.service.ts";
import { reminderNotices, subscribeReminderNotices } from "./notices/reminders.notices.ts";
import type { RemindContext } from "./remind.service.ts";
import { requestsToRemindOf } from "./requests/request-reminders.service.ts";
import { daysToRemindOf } from "./visits/day-plan.service.ts";
import { visitsToRemindOf } from "./visits/visit-reminders.service.ts";

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

const remindersJob = defineJob<Record<string, never>>("reminders.send", {
  // Every minute there is one.
  pollSeconds: 10,
});

function registerReminderJobs({ work }: DomainEntries<object>): void {
  work(remindersJob, sendReminders, "* * * * *");
}

/**
 * Every minute: who is to be reminded now is, each in a transaction of its own, and once, though two
 * processes do this at once. What is most urgent comes first.
 */
export async function sendReminders(ctx: Outside<RemindContext & Context<"log">>): Promise<void> {
  await eachAlone(ctx, "reminders.send", whatIsDue(ctx));
}

async function* whatIsDue(ctx: Outside<RemindContext>) {
  yield* visitsToRemindOf(ctx);
  yield* startsToRemindOf(ctx);
  yield* daysToRemindOf(ctx);
  yield* contactsToRemindOf(ctx);
  yield* requestsToRemindOf(ctx);
}
