import type { SitterFinder } from "#server/domains/search/search-rows.service.ts";
import { type DomainEntries, openDomain } from "#server/platform/domain.ts";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import { writeMails } from "#server/platform/mail/mailer.ts";
import type { Platform } from "#server/platform/platform.ts";
import { bindAlerts } from "./alerts.routes.ts";
import { type DigestContext, sendDigests } from "./digest.service.ts";
import { alertNotices } from "./notices/alerts.notices.ts";

export function registerAlerts(platform: Platform, sitters: SitterFinder): void {
  const alerts = openDomain(platform, { sitters });
  bindAlerts(alerts);
  registerAlertJobs(alerts);
  writeMails(platform, alertNotices.mail, async (mail) =>
    (await import("./notices/alert.emails.tsx")).digestMail(mail),
  );
}

export const digestsJob = defineJob<Record<string, never>>("alerts.digests", {
  // All of a large site's in one go.
  expireSeconds: 3_600,
});

function registerAlertJobs({ work }: DomainEntries<Pick<DigestContext, "sitters">>): void {
  // At five. Whoever was missed, since nothing ran then, is told later that evening, not in the night.
  work(digestsJob, sendDigests, "*/10 17-21 * * *");
}
