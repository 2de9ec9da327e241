import { mailEventsEndpoints } from "#contract/notices/mail-events.ts";
import { notificationsEndpoints } from "#contract/notifications.ts";
import { pageWindow, toPage, wireQuery } from "#contract/shared/paging.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import { countForUser } from "./counts.service.ts";
import {
  getOwnNotification,
  listOwnNotifications,
  markAsRead,
} from "./list/notifications-list.service.ts";
import { admitProvider, takeMailEvents } from "./mail-events/mail-events.service.ts";
import type { WithNotifyPorts } from "./notify.ports.ts";
import { countAsking, mailUnsubscribeLink } from "./unsubscribing/unsubscribe-asked.service.ts";
import {
  getPreferences,
  subscribeToPush,
  unsubscribe,
  unsubscribeFromPush,
  updatePreferences,
} from "./ways.service.ts";

export function bindNotify({ bind }: DomainEntries<WithNotifyPorts>): void {
  bind(notificationsEndpoints.list, async (ctx, { query }) => {
    const list = await listOwnNotifications(ctx, { window: pageWindow(query) });
    const asked = wireQuery({ limit: query.limit });
    const { path } = notificationsEndpoints.list;
    return { ...toPage(list.data, list.total, query, path, asked), unreadCount: list.unreadCount };
  });

  bind(notificationsEndpoints.counts, (ctx) => countForUser(ctx, { userId: ctx.viewer.userId }));

  bind(notificationsEndpoints.get, async (ctx, { params }) => ({
    data: await getOwnNotification(ctx, { notificationId: params.id }),
  }));

  bind(notificationsEndpoints.markAsRead, async (ctx, { body }) => ({
    unreadCount: await markAsRead(ctx, { notificationId: body.id ?? null }),
  }));

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

  bind(notificationsEndpoints.unsubscribe, {
    prepare: (ctx, { query, body }) => countAsking(ctx, { ...body, ...query }),
    async run(ctx, { query, body }) {
      const { email, ...form } = { ...body, ...query };
      if (email && form.s === undefined) {
        await mailUnsubscribeLink(ctx, { email });
        return { isDone: false };
      }
      await unsubscribe(ctx, { email, ...form });
      return { isDone: true };
    },
  });

  bind(mailEventsEndpoints.take, {
    prepare: (ctx) => admitProvider(ctx),
    run: (ctx, { body }) => takeMailEvents(ctx, body),
  });
}
