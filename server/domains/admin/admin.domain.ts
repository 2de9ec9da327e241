import type { DecisionPorts } from "#server/domains/safety/reports/decisions.service.ts";
import { openDomain } from "#server/platform/domain.ts";
import type { Platform } from "#server/platform/platform.ts";
import { bindAdmin } from "./admin.routes.ts";
import { bindAdminTexts } from "./admin-texts.routes.ts";
import { bindRunning } from "./running.routes.ts";

/** What admins do, under `/api/admin`; `ports` know how to take away what was reported. */
export function registerAdmin(platform: Platform, ports: DecisionPorts): void {
  const admin = openDomain(platform, { ports });
  bindAdmin(admin);
  bindAdminTexts(admin);
  bindRunning(admin);
}
