import type { PushNotice } from "#contract/notifications.ts";
import type { Context } from "#server/platform/context.ts";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import { findPushSubscription, forgetPushSubscription } from "./notifications.repository.ts";

/** Not in the outbox itself: a push service that is slow must not keep messages from screens. */
export const pushJob = defineJob<{ subscriptionId: number; notice: PushNotice }>(
  "notifications.push",
  { retries: 4, firstWaitSeconds: 5, expireSeconds: 60, pollSeconds: 1 },
);

/** News of a message is old after a day. */
const ttlSeconds = 24 * 60 * 60;

export async function sendPush(
  { db, push }: Context<"push">,
  { subscriptionId, notice }: { subscriptionId: number; notice: PushNotice },
): Promise<void> {
  const subscription = await findPushSubscription(db, subscriptionId);
  if (!subscription) return;
  const outcome = await push.send(subscription, JSON.stringify(notice), { ttlSeconds });
  if (outcome === "gone") await forgetPushSubscription(db, subscriptionId);
}
