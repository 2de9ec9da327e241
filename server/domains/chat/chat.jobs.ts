import { defineJob } from "#server/platform/jobs/jobs.ts";
import type { Platform } from "#server/platform/platform.ts";
import { closeUnanswered, eraseTakenBack } from "./contact/chat-contacts.service.ts";

export const closeUnansweredJob = defineJob<Record<string, never>>("chat.close-unanswered");
export const eraseTakenBackJob = defineJob<Record<string, never>>("chat.erase-taken-back");

export function registerChatJobs(platform: Platform): void {
  const timeZone = "Europe/Amsterdam";
  platform.jobs.work(closeUnansweredJob, () => closeUnanswered(platform), {
    cron: "25 3 * * *",
    timeZone,
  });
  platform.jobs.work(eraseTakenBackJob, () => eraseTakenBack(platform), {
    cron: "30 3 * * *",
    timeZone,
  });
}
