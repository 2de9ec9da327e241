import { openDomain } from "../domain.ts";
import { sweepUploads } from "../images/uploads.ts";
import { tryPassedOver } from "../jobs/each-alone.ts";
import { defineJob } from "../jobs/jobs.ts";
import type { Platform } from "../platform.ts";
import { forgetReleases } from "../releases/releases.ts";
import { purge } from "./purge.ts";

export const sweepUploadsJob = defineJob<Record<string, never>>("platform.sweep-uploads");
export const housekeepingJob = defineJob<Record<string, never>>("platform.housekeeping");
export const forgetReleasesJob = defineJob<Record<string, never>>("platform.forget-releases");
export const tryAgainJob = defineJob<Record<string, never>>("platform.try-passed-over", {
  // Every minute there is one.
  pollSeconds: 10,
});

/** What was kept long enough is thrown away every night, files that belong to nobody much sooner. */
export function registerHousekeeping(platform: Platform): void {
  const { work } = openDomain(platform, {});
  const timeZone = "Europe/Amsterdam";
  work(sweepUploadsJob, sweepUploads, { cron: "*/5 * * * *", timeZone });
  work(housekeepingJob, purge, { cron: "40 3 * * *", timeZone });
  work(forgetReleasesJob, forgetReleases, { cron: "50 3 * * *", timeZone });
  work(tryAgainJob, tryPassedOver, { cron: "* * * * *", timeZone });
}
