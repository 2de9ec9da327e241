import { notificationsChannel } from "#contract/notifications.ts";
import { isEndedBy } from "#contract/privacy/tokens.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { emailConfirmed, tokensEnded } from "#server/domains/account/account.events.ts";
import type { Context } from "#server/platform/context.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import { liftSuppression } from "#server/platform/mail/suppression.ts";
import type { Platform } from "#server/platform/platform.ts";
import { presentNotification } from "./list/notifications-list.presenter.ts";
import { countUnread, findNotification } from "./list/notifications-list.repository.ts";
import { notificationChanged } from "./notifications.events.ts";
import { deletePushSubscriptionsOf, findReader } from "./notifications.repository.ts";

export function subscribeNotifications({ on, onPublish }: DomainEntries<object>): void {
  on(notificationChanged, "notifications.show", showNotification);
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

/** Everybody hears what is theirs. */
export function allowNotificationsChannel({ realtime }: Platform): void {
  realtime.allow(notificationsChannel, async (viewer, { userId }) => viewer.userId === userId);
}

async function showNotification(
  { db, now, realtime }: Context<"realtime">,
  { userId, notificationId }: { userId: number; notificationId: number },
): Promise<void> {
  const row = await findNotification(db, userId, notificationId);
  const reader = await findReader(db, userId);
  if (!row || !reader) return;
  realtime.publish(notificationsChannel, { userId }, "notification", {
    ...(row.profileId === null ? {} : { profileId: row.profileId }),
    notification: presentNotification(row, {
      locale: reader.locale,
      today: dayInAmsterdam(now),
    }),
    unreadCount: await countUnread(db, userId),
  });
}
