import type { PushNotice } from "#contract/notifications.ts";
import type { Context } from "#server/platform/context.ts";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import { isUnread } from "./list/notifications-list.repository.ts";
import { findPushSubscription, forgetPushSubscription } from "./notify.repository.ts";

/** Not in the outbox itself: a push service that is slow must not keep messages from screens. */
export const pushJob = defineJob<Push>("notifications.push", {
  retries: 4,
  firstWaitSeconds: 5,
  expireSeconds: 60,
  pollSeconds: 1,
});

export type Push = {
  subscriptionId: number;
  notice: PushNotice;
  /** What it tells of; one that waited for the morning may have been read by then. */
  about?: { messageId: number } | { notificationId: number };
};

/** News of a message is old after a day. */
const ttlSeconds = 24 * 60 * 60;

export async function sendPush(
  ctx: Context<"push" | "notices">,
  { subscriptionId, notice, about }: Push,
): Promise<void> {
  const { db, push } = ctx;
  if (about && !(await isNews(ctx, about))) return;
  const subscription = await findPushSubscription(db, subscriptionId);
  if (!subscription) return;
  const outcome = await push.send(subscription, JSON.stringify(notice), { ttlSeconds });
  if (outcome === "gone") await forgetPushSubscription(db, subscriptionId);
}

function isNews(
  { db, notices }: Context<"notices">,
  about: NonNullable<Push["about"]>,
): Promise<boolean> {
  if ("messageId" in about) return notices.isMessageNew(db, about.messageId);
  return isUnread(db, about.notificationId);
}
