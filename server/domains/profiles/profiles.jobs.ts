import type { DomainEntries } from "#server/platform/domain.ts";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import { bringBackSitters, sittersBack } from "./profiles.service.ts";

export const bringBackJob = defineJob<Record<string, never>>("profiles.bring-back");

export function registerProfileJobs({ work, again }: DomainEntries<object>): void {
  again(sittersBack);
  // Due a little after midnight; every hour, so that a night without a server costs nobody a day.
  work(bringBackJob, bringBackSitters, "5 * * * *");
}
