import type { DomainEntries } from "#server/platform/domain.ts";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import { removeUnusedPictures } from "./pictures.service.ts";

export const unusedPicturesJob = defineJob<Record<string, never>>("content.unused-pictures");

export function registerTextJobs({ work }: DomainEntries<object>): void {
  work(unusedPicturesJob, ({ inTransaction }) => inTransaction(removeUnusedPictures), {
    cron: "55 3 * * *",
    timeZone: "Europe/Amsterdam",
  });
}
