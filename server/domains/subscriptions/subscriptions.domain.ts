import { openDomain } from "#server/platform/domain.ts";
import type { Platform } from "#server/platform/platform.ts";
import { registerSubscriptionJobs } from "./subscriptions.jobs.ts";
import { bindSubscriptions } from "./subscriptions.routes.ts";

export function registerSubscriptions(platform: Platform): void {
  const subscriptions = openDomain(platform, {});
  bindSubscriptions(subscriptions);
  registerSubscriptionJobs(subscriptions);
}
