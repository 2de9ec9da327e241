import { useRevalidator } from "react-router";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { publishCounts } from "#web/lib/live/counts.ts";
import { latestNotifications } from "#web/lib/notifications/latest-notifications.ts";
import { queryClient } from "#web/lib/page/query-client.tsx";
import { type Action, useAction } from "#web/ui/actions/use-action.ts";

/** Everything that was told has been read: the bell, its panel and the page say so. */
export function useReadAll(): Action<undefined> {
  const { t } = useTranslation("notification-list");
  const { revalidate } = useRevalidator();
  return useAction({
    send: (call) => call("notifications.markAsRead", { body: {} }),
    onDone: ({ unreadCount }) => {
      publishCounts({ unreadNotifications: unreadCount });
      const bell = queryClient().invalidateQueries({ queryKey: latestNotifications.key });
      return Promise.all([bell, revalidate()]);
    },
    failed: t("failed"),
  });
}
