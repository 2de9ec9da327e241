import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { notFound, openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import type { Route } from "./+types/back-layout.ts";

export const handle: RouteHandle = { back: { header: "back.devHeader", to: "/" } };

export function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  if (!page.development) notFound(page);
  return { meta: page.meta({ title: page.texts("shell")("dev.backLayout.title") }) };
}

export default function DevBackLayout() {
  const { t } = useTranslation("shell");
  return (
    <div className="wrap py-section">
      <p>{t("dev.backLayout.text")}</p>
    </div>
  );
}
