import { Link, useRevalidator } from "react-router";
import { NotificationChoices } from "#web/features/notifications/notification-choices.tsx";
import { NotificationList } from "#web/features/notifications/notification-list.tsx";
import { ThisDevice } from "#web/features/notifications/this-device.tsx";
import { actsAction } from "#web/lib/forms/form-action.server.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { notificationsChannel } from "#web/lib/live/channels.ts";
import { useChannel } from "#web/lib/live/use-channel.ts";
import { openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { useUser } from "#web/lib/session/user.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { preferencesPart } from "#web/ui/notifications/preferences-part.ts";
import { readAll } from "#web/ui/notifications/use-read-all.ts";
import { NeedsScript } from "#web/ui/page/needs-script.tsx";
import type { Route } from "./+types/notifications.ts";

export const handle: RouteHandle = {
  namespaces: ["notifications", "notification-list"],
  forms: true,
};

/** So many at first, and each time that older ones are asked for. */
const sizes = ["10", "20", "50", "-1"] as const;

export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const asked = args.url.searchParams.get("show");
  const size = Math.max(
    0,
    sizes.findIndex((each) => each === asked),
  );
  const query = { limit: sizes[size] };
  const told = await page.call("notifications.list", { query });
  const { data: preferences } = await page.call("notifications.getPreferences", {});
  return {
    notifications: told.data,
    unreadCount: told.unreadCount,
    older: told.total > told.data.length ? (sizes[size + 1] ?? null) : null,
    preferences,
    madeAt: page.now.toISOString(),
    meta: page.meta({ title: page.texts("notifications")("title") }),
  };
}

export const action = actsAction(readAll);

export default function Notifications({ loaderData }: Route.ComponentProps) {
  const { preferences, meta: _, ...told } = loaderData;
  const { t } = useTranslation("notifications");
  const urls = useUrls();
  useNews();
  return (
    <div className="wrap grid gap-10 py-section md:grid-cols-[1fr_40%]">
      <div>
        <h1 className="mb-4">{t("title")}</h1>
        <NotificationList {...told} />
      </div>
      <section id={preferencesPart} className="scroll-mt-16">
        <h2 className="mb-5 text-3xl">{t("choices.heading")}</h2>
        <NeedsScript toChange className="mb-5" />
        <div className="grid gap-5">
          <NotificationChoices preferences={preferences} />
          <ThisDevice />
        </div>
        <p className="mt-6 text-sm text-ink-soft">
          {t("alertsText")} <Link to={urls.alerts()}>{t("alertsLink")}</Link>
        </p>
      </section>
    </div>
  );
}

/** What is told while somebody looks appears. */
function useNews(): void {
  const user = useUser();
  const { revalidate } = useRevalidator();
  const lookAgain = () => void revalidate();
  useChannel(notificationsChannel, user && { userId: user.id }, {
    notification: lookAgain,
    onReady: lookAgain,
  });
}
