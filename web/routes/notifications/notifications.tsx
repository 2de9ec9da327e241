import { Link } from "react-router";
import { notificationsEndpoints } from "#contract/notifications.ts";
import { NotificationChoices } from "#web/features/notifications/notification-choices.tsx";
import { ThisDevice } from "#web/features/notifications/this-device.tsx";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { openPage } from "#web/lib/page/page.server.ts";
import { metaTags } from "#web/lib/page/page-meta.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { NeedsScript } from "#web/ui/page/needs-script.tsx";
import type { Route } from "./+types/notifications.ts";

export const handle: RouteHandle = { namespaces: ["notifications"] };

export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const { data } = await page.call(notificationsEndpoints.getPreferences, {});
  return {
    preferences: data,
    meta: page.meta({ title: page.texts("notifications")("title") }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function Notifications({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("notifications");
  const urls = useUrls();
  return (
    <div className="mx-auto w-full max-w-form px-gutter py-section">
      <h1>{t("heading")}</h1>
      <p className="mt-2 mb-6 text-ink-soft md:mb-8">{t("lead")}</p>
      <NeedsScript toChange className="mb-5" />
      <div className="grid gap-5">
        <NotificationChoices preferences={loaderData.preferences} />
        <ThisDevice />
      </div>
      <p className="mt-6 text-sm text-ink-soft">
        {t("alertsText")} <Link to={urls.alerts()}>{t("alertsLink")}</Link>
      </p>
      <p className="mt-2 text-sm text-ink-soft">{t("later")}</p>
    </div>
  );
}
