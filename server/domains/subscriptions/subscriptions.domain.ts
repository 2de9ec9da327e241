import { userLeaving } from "#server/domains/account/account.events.ts";
import { profileRemoved } from "#server/domains/profiles/profiles.events.ts";
import { openDomain } from "#server/platform/domain.ts";
import type { Platform } from "#server/platform/platform.ts";
import { stopWithProfile, stopWithUser } from "./stop-subscription.service.ts";
import { registerSubscriptionJobs } from "./subscriptions.jobs.ts";
import type { SubscriptionsPorts } from "./subscriptions.ports.ts";
import { bindSubscriptions } from "./subscriptions.routes.ts";

export function registerSubscriptions(platform: Platform, ports: SubscriptionsPorts): void {
  const subscriptions = openDomain(platform, { ports });
  bindSubscriptions(subscriptions);
  registerSubscriptionJobs(subscriptions);
  subscriptions.onPublish(profileRemoved, stopWithProfile);
  subscriptions.onPublish(userLeaving, stopWithUser);
}
