import { redirect } from "react-router";
import { urls } from "#contract/urls/urls.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { logError } from "#web/lib/browser/log.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { openPage, requireUser } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { EmptyState } from "#web/ui/page/empty-state.tsx";
import type { Route } from "./+types/open-notification.ts";

export const handle: RouteHandle = { namespaces: ["notification-list"] };

export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const user = await requireUser(args);
  const found = await page.find("notifications.get", { params: { id: args.params.id } });
  // Old ones are forgotten; the list has what there is.
  if (!found) throw redirect(urls.notifications());
  const { id, path, profileType } = found.data;
  const isOther = profileType !== undefined && profileType !== user.profile?.profileType;
  const to = isOther ? urls.switchProfile({ switchTo: profileType, backTo: path }) : path;
  const meta = page.meta({ title: page.texts("notification-list")("open.title") });
  return { id, to, meta };
}

/** That it was read is the browser's to say: a page that is only fetched ahead of time changes nothing. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<never> {
  const { id, to } = await serverLoader();
  try {
    await api.call("notifications.markAsRead", { body: { id } });
  } catch (error) {
    // What it is about matters more than the mark.
    if (!(error instanceof ApiError)) throw error;
    logError("notification not marked as read", error);
  }
  throw redirect(to);
}
clientLoader.hydrate = true as const;

/** Seen for a moment, or without script. */
export default function OpenNotification({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("notification-list");
  return (
    <main className="mx-auto w-full max-w-form px-gutter py-section">
      <EmptyState
        level={1}
        title={t("open.title")}
        actions={<LinkButton to={loaderData.to}>{t("open.go")}</LinkButton>}
      >
        {t("open.lead")}
      </EmptyState>
    </main>
  );
}
