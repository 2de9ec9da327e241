import type { SitterFinder } from "#server/domains/search/search-rows.service.ts";
import { openDomain } from "#server/platform/domain.ts";
import type { Platform } from "#server/platform/platform.ts";
import { registerAlertJobs } from "./alerts.jobs.ts";
import { bindAlerts } from "./alerts.routes.ts";

export function registerAlerts(platform: Platform, sitters: SitterFinder): void {
  const alerts = openDomain(platform, { sitters });
  bindAlerts(alerts);
  registerAlertJobs(alerts);
}
