import type { SitterFinder } from "#server/domains/search/search-rows.service.ts";
import { openDomain } from "#server/platform/domain.ts";
import { writeMails } from "#server/platform/mail/mailer.ts";
import type { Platform } from "#server/platform/platform.ts";
import { registerAlertJobs } from "./alerts.jobs.ts";
import { bindAlerts } from "./alerts.routes.ts";
import { alertNotices } from "./notices/alerts.notices.ts";

export function registerAlerts(platform: Platform, sitters: SitterFinder): void {
  const alerts = openDomain(platform, { sitters });
  bindAlerts(alerts);
  registerAlertJobs(alerts);
  writeMails(platform, alertNotices.mail, async (mail) =>
    (await import("./notices/alert.emails.tsx")).digestMail(mail),
  );
}
