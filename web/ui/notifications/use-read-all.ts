import { useRevalidator } from "react-router";
import { act } from "#web/lib/forms/act.ts";
import { publishCounts } from "#web/lib/live/counts.ts";
import { latestNotifications } from "#web/lib/notifications/latest-notifications.ts";
import { queryClient } from "#web/lib/page/query-client.tsx";
import { usePressOf } from "#web/ui/actions/use-press-of.ts";

/** Everything was read: a press with nothing to fill in. */
export const readAll = act({
  name: "readAll",
  initial: {},
  failed: (texts) => texts("notification-list")("failed"),
  send: (call) => call("notifications.markAsRead", { body: {} }),
});

/** Everything that was told has been read: the bell, its panel and the page say so. */
export function useReadAll() {
  const { revalidate } = useRevalidator();
  return usePressOf(readAll, {
    onDone: ({ unreadCount }) => {
      publishCounts({ unreadNotifications: unreadCount });
      const bell = queryClient().invalidateQueries({ queryKey: latestNotifications.key });
      return Promise.all([bell, revalidate()]);
    },
  });
}
