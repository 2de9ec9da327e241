import { openDomain } from "../domain.ts";
import { sweepUploads } from "../images/uploads.ts";
import { defineJob } from "../jobs/jobs.ts";
import type { Platform } from "../platform.ts";
import { purge } from "./purge.ts";

export const sweepUploadsJob = defineJob<Record<string, never>>("platform.sweep-uploads");
export const housekeepingJob = defineJob<Record<string, never>>("platform.housekeeping", {
  // The first night after a busy year may have millions of rows before it.
  expireSeconds: 3_600,
});

/** What was kept long enough is thrown away every night, files that belong to nobody much sooner. */
export function registerHousekeeping(platform: Platform): void {
  const { work } = openDomain(platform, {});
  const timeZone = "Europe/Amsterdam";
  work(sweepUploadsJob, sweepUploads, { cron: "*/5 * * * *", timeZone });
  work(housekeepingJob, purge, { cron: "40 3 * * *", timeZone });
}
