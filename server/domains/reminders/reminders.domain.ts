import { openDomain } from "#server/platform/domain.ts";
import type { Platform } from "#server/platform/platform.ts";
import { registerReminderJobs } from "./reminders.jobs.ts";
import { subscribeReminders } from "./reminders.subscribers.ts";

export function registerReminders(platform: Platform): void {
  const reminders = openDomain(platform, {});
  subscribeReminders(reminders);
  registerReminderJobs(reminders);
}
