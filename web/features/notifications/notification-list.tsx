import type { Notification } from "#contract/notifications.ts";
import { useSentForm } from "#web/lib/forms/sent-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useNow } from "#web/lib/time/now.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonForm } from "#web/ui/forms/button-form.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { NotificationRows } from "#web/ui/notifications/notification-rows.tsx";
import { readAll, useReadAll } from "#web/ui/notifications/use-read-all.ts";
import { EmptyState } from "#web/ui/page/empty-state.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";

export type NotificationListProps = {
  notifications: readonly Notification[];
  unreadCount: number;
  /** How many to show instead; null when all are there. */
  older: string | null;
  madeAt: string;
};

/** What somebody was told: what is new first, then the rest. */
export function NotificationList({
  notifications,
  unreadCount,
  older,
  madeAt,
}: NotificationListProps) {
  const { t } = useTranslation("notification-list");
  const urls = useUrls();
  const now = useNow(madeAt);
  const isNew = ({ readAt }: Notification) => readAt === undefined;
  const [fresh, earlier] = [
    notifications.filter(isNew),
    notifications.filter((each) => !isNew(each)),
  ];
  if (notifications.length === 0) {
    return <EmptyState title={t("empty.title")}>{t("empty.text")}</EmptyState>;
  }
  return (
    <div className="grid gap-6">
      {fresh.length > 0 && (
        <section>
          <div className="flex items-center justify-between gap-4">
            <h2 className="text-sm text-ink-soft">{t("new", { count: unreadCount })}</h2>
            <ReadAll />
          </div>
          <NotificationRows notifications={fresh} now={now} />
        </section>
      )}
      {earlier.length > 0 && (
        <section>
          {fresh.length > 0 && <h2 className="text-sm text-ink-soft">{t("earlier")}</h2>}
          <NotificationRows notifications={earlier} now={now} />
        </section>
      )}
      {older && (
        <div>
          <LinkButton
            size="sm"
            variant="secondary"
            to={urls.notifications(older)}
            preventScrollReset
          >
            {t("older")}
          </LinkButton>
        </div>
      )}
    </div>
  );
}

function ReadAll() {
  const { t } = useTranslation("notification-list");
  const { press, pending } = useReadAll();
  const sent = useSentForm(readAll.name);
  return (
    <ButtonForm name={readAll.name} onPress={() => press({})}>
      <ErrorBanner lines={sent?.messages ?? []} />
      <Button type="submit" size="sm" variant="ghost" pending={pending}>
        {t("readAll")}
      </Button>
    </ButtonForm>
  );
}
