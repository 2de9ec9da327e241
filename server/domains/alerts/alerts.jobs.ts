import type { DomainEntries } from "#server/platform/domain.ts";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import { type DigestContext, sendDigests } from "./digest.service.ts";

export const digestsJob = defineJob<Record<string, never>>("alerts.digests", {
  // All of a large site's in one go.
  expireSeconds: 3_600,
});

export function registerAlertJobs({ work }: DomainEntries<Pick<DigestContext, "sitters">>): void {
  // At five. Whoever was missed, since nothing ran then, is told later that evening, not in the night.
  work(digestsJob, sendDigests, "*/10 17-21 * * *");
}
