import { openDomain } from "#server/platform/domain.ts";
import type { Platform } from "#server/platform/platform.ts";
import { registerBadgeJobs } from "./badges.jobs.ts";
import { bindBadges } from "./badges.routes.ts";
import { subscribeBadges } from "./badges.subscribers.ts";

export function registerBadges(platform: Platform): void {
  const badges = openDomain(platform, {});
  bindBadges(badges);
  subscribeBadges(badges);
  registerBadgeJobs(badges);
}
