import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useCatchUp } from "#web/lib/live/catching-up.ts";
import { notificationsChannel } from "#web/lib/live/channels.ts";
import { useChannel } from "#web/lib/live/use-channel.ts";
import { latestNotifications } from "#web/lib/notifications/latest-notifications.ts";
import { Queries } from "#web/lib/page/query-client.tsx";
import { useUser } from "#web/lib/session/user.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { Button } from "#web/ui/button.tsx";
import { NotificationRows } from "#web/ui/notifications/notification-rows.tsx";
import { preferencesPart } from "#web/ui/notifications/preferences-part.ts";
import { useReadAll } from "#web/ui/notifications/use-read-all.ts";
import { Dots } from "#web/ui/page/dots.tsx";

const linkLook = "font-semibold text-brand-strong underline underline-offset-3";

export function BellPanel() {
  return (
    <Queries>
      <Panel />
    </Queries>
  );
}

function Panel() {
  const { t } = useTranslation("notification-list");
  const urls = useUrls();
  const { press, pending } = useReadAll();
  const user = useUser();
  const { data: latest, isError, refetch } = useQuery(latestNotifications.of(user?.id));
  useChannel(notificationsChannel, user && { userId: user.id }, {
    notification: () => void refetch(),
    onReady: useCatchUp(latestNotifications.key),
  });
  return (
    <>
      <div className="mb-2 flex items-center justify-between gap-4">
        <h2 className="text-xl">{t("heading")}</h2>
        {latest && latest.unreadCount > 0 && (
          <Button size="sm" variant="ghost" pending={pending} onClick={() => void press({})}>
            {t("readAll")}
          </Button>
        )}
      </div>
      {latest ? (
        <NotificationRows notifications={latest.data} now={new Date()} />
      ) : isError ? (
        <p className="py-4 text-ink-soft">
          {t("loadFailed")}{" "}
          <button type="button" className={linkLook} onClick={() => void refetch()}>
            {t("retry")}
          </button>
        </p>
      ) : (
        <p className="py-4">
          <Dots />
          <span className="sr-only">{t("loading")}</span>
        </p>
      )}
      {latest?.data.length === 0 && <p className="py-4 text-ink-soft">{t("empty.text")}</p>}
      <div className="flex justify-between gap-4 border-t border-line pt-4">
        <Link to={urls.notifications()} className={linkLook}>
          {t("all")}
        </Link>
        <Link to={{ pathname: urls.notifications(), hash: preferencesPart }} className={linkLook}>
          {t("preferences")}
        </Link>
      </div>
    </>
  );
}
