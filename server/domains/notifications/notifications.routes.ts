import { notificationsEndpoints } from "#contract/notifications.ts";
import type { Platform } from "#server/platform/platform.ts";
import {
  getPreferences,
  subscribeToPush,
  unsubscribe,
  unsubscribeFromPush,
  updatePreferences,
} from "./notifications.service.ts";

export function bindNotifications(platform: Platform): void {
  const { bind, push } = platform;

  bind(notificationsEndpoints.getPreferences, async ({ viewer, db }) => ({
    data: await getPreferences(db, viewer.userId),
  }));

  bind(notificationsEndpoints.updatePreferences, async ({ viewer, body }) => ({
    data: await updatePreferences(platform, viewer, body),
  }));

  bind(notificationsEndpoints.getPushKey, async () => ({ key: push.publicKey }));

  bind(notificationsEndpoints.subscribeToPush, async ({ viewer, body, locale, db }) => {
    await subscribeToPush({ ...platform, db }, viewer, body, locale);
    return { endpoint: body.endpoint };
  });

  bind(notificationsEndpoints.unsubscribeFromPush, async ({ viewer, body }) =>
    unsubscribeFromPush(platform, viewer, body.endpoint),
  );

  bind(notificationsEndpoints.unsubscribe, async ({ query, body }) =>
    unsubscribe(platform, { ...body, ...query }),
  );
}
