import { notificationsChannel } from "#contract/notifications.ts";
import { isEndedBy } from "#contract/privacy/tokens.ts";
import { emailConfirmed, tokensEnded } from "#server/domains/account/account.events.ts";
import type { Context } from "#server/platform/context.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import { liftSuppression } from "#server/platform/mail/suppression.ts";
import { showCounts } from "./counts.service.ts";
import { countUnread, findNotification } from "./list/notifications-list.repository.ts";
import { describeNotifications } from "./list/notifications-list.service.ts";
import { countsChanged, notificationChanged } from "./notify.events.ts";
import type { WithNotifyPorts } from "./notify.ports.ts";
import { deletePushSubscriptionsOf, findReader } from "./notify.repository.ts";

export function subscribeNotify({ on, onPublish }: DomainEntries<WithNotifyPorts>): void {
  on(notificationChanged, "notifications.show", showNotification);
  on(notificationChanged, "notifications.count", showCounts);
  on(countsChanged, "notifications.show-counts", showCounts);
  on(emailConfirmed, "notifications.lift-suppression", mailAgain);
  onPublish(tokensEnded, async ({ db }, { userId, by }) => {
    if (isEndedBy("pushSubscription", by)) await deletePushSubscriptionsOf(db, userId);
  });
}

/** Their address works, and from now on they choose in their preferences what goes there. */
async function mailAgain(
  { db, appKey }: Context<"appKey">,
  { userId }: { userId: number },
): Promise<void> {
  const reader = await findReader(db, userId);
  if (reader) await liftSuppression(db, { appKey, email: reader.email });
}

async function showNotification(
  ctx: Context<"realtime" | "notices">,
  { userId, notificationId }: { userId: number; notificationId: number },
): Promise<void> {
  const { db, realtime } = ctx;
  const row = await findNotification(db, userId, notificationId);
  const reader = await findReader(db, userId);
  if (!row || !reader) return;
  const [notification] = await describeNotifications(ctx, { rows: [row], locale: reader.locale });
  if (!notification) return;
  realtime.publish(notificationsChannel, { userId }, "notification", {
    ...(row.profileId === null ? {} : { profileId: row.profileId }),
    notification,
    unreadCount: await countUnread(db, userId),
  });
}
