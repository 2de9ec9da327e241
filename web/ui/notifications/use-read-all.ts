import { useState } from "react";
import { useRevalidator } from "react-router";
import { ApiError } from "#web/lib/api/api-error.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { logError } from "#web/lib/browser/log.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { publishCounts } from "#web/lib/live/counts.ts";
import { latestNotifications } from "#web/lib/notifications/latest-notifications.ts";
import { queryClient } from "#web/lib/page/query-client.ts";
import { showToast } from "#web/ui/overlays/toast-store.ts";

/** Everything that was told has been read: the bell, its panel and the page say so. */
export function useReadAll(): { isBusy: boolean; readAll: () => Promise<void> } {
  const { t } = useTranslation("notification-list");
  const [isBusy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();

  async function readAll() {
    if (isBusy) return;
    setBusy(true);
    try {
      const { unreadCount } = await api.call("notifications.markAsRead", { body: {} });
      publishCounts({ unreadNotifications: unreadCount });
      const bell = queryClient().invalidateQueries({ queryKey: latestNotifications.key });
      await Promise.all([bell, revalidate()]);
    } catch (error) {
      if (!(error instanceof ApiError)) logError("notifications not marked as read", error);
      showToast({ text: t("failed") });
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, readAll };
}
