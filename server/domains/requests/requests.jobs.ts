import { defineJob } from "#server/platform/jobs/jobs.ts";
import type { Platform } from "#server/platform/platform.ts";
import { forgetViewers } from "./public-requests.service.ts";
import { deactivatePastRequests } from "./requests.service.ts";

export const forgetViewersJob = defineJob<Record<string, never>>("requests.forget-viewers");
export const deactivatePastJob = defineJob<Record<string, never>>("requests.deactivate-past");

export function registerRequestJobs(platform: Platform): void {
  platform.jobs.work(deactivatePastJob, () => deactivatePastRequests(platform), {
    // A little after midnight: by then yesterday has passed in Amsterdam.
    cron: "5 0 * * *",
    timeZone: "Europe/Amsterdam",
  });
  platform.jobs.work(forgetViewersJob, () => forgetViewers(platform), {
    cron: "15 0 * * *",
    timeZone: "Europe/Amsterdam",
  });
}
