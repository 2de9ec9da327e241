import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import goodbye from "#web/ui/art/scene-park.svg?no-inline";
import { LinkButton } from "#web/ui/link-button.tsx";
import { EmptyState } from "#web/ui/page/empty-state.tsx";
import type { Route } from "./+types/account-deleted.ts";

export const handle: RouteHandle = { namespaces: ["account"] };

/** The last page of who has left: that it is done, and what is kept of it. */
export function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  return { meta: page.meta({ title: page.texts("account")("deleted.title") }) };
}

export default function AccountDeleted() {
  const { t } = useTranslation("account");
  const urls = useUrls();
  return (
    <div className="mx-auto w-full max-w-form px-gutter py-section">
      <EmptyState
        level={1}
        title={t("deleted.heading")}
        art={<img src={goodbye} alt="" width={148} height={148} />}
        actions={<LinkButton to={urls.home()}>{t("deleted.home")}</LinkButton>}
      >
        <p>{t("deleted.text")}</p>
        <p className="mt-2">{t("deleted.kept")}</p>
      </EmptyState>
    </div>
  );
}
