import { notificationsEndpoints } from "#contract/notifications.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import {
  getPreferences,
  subscribeToPush,
  unsubscribe,
  unsubscribeFromPush,
  updatePreferences,
} from "./notifications.service.ts";

export function bindNotifications({ bind }: DomainEntries<object>): void {
  bind(notificationsEndpoints.getPreferences, async (ctx) => ({
    data: await getPreferences(ctx, { userId: ctx.viewer.userId }),
  }));

  bind(notificationsEndpoints.updatePreferences, async (ctx, { body }) => ({
    data: await updatePreferences(ctx, body),
  }));

  bind(notificationsEndpoints.getPushKey, async ({ push }) => ({ key: push.publicKey }));

  bind(notificationsEndpoints.subscribeToPush, async (ctx, { body }) => {
    await subscribeToPush(ctx, body);
    return { endpoint: body.endpoint };
  });

  bind(notificationsEndpoints.unsubscribeFromPush, (ctx, { body }) =>
    unsubscribeFromPush(ctx, body),
  );

  bind(notificationsEndpoints.unsubscribe, (ctx, { query, body }) =>
    unsubscribe(ctx, { ...body, ...query }),
  );
}
