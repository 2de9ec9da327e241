import { answerRequestReminders } from "#server/domains/chat/messages/reminder-answers.service.ts";
import {
  requestEmptied,
  requestExpired,
  requestPutAway,
} from "#server/domains/requests/requests.events.ts";
import { type DomainEntries, openDomain } from "#server/platform/domain.ts";
import type { Platform } from "#server/platform/platform.ts";
import { registerReminderJobs } from "./reminders.jobs.ts";

export function registerReminders(platform: Platform): void {
  const reminders = openDomain(platform, {});
  subscribeReminders(reminders);
  registerReminderJobs(reminders);
}

/** A request that is shown no more: nobody need be asked about it in a chat. */
function subscribeReminders({ on }: DomainEntries<object>): void {
  on(requestPutAway, "reminders.answer-put-away", answerRequestReminders);
  on(requestExpired, "reminders.answer-expired", answerRequestReminders);
  on(requestEmptied, "reminders.answer-emptied", answerRequestReminders);
}
