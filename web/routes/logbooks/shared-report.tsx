import { Printer } from "lucide-react";
import { data } from "react-router";
import { ReportSheet } from "#web/features/logbooks/report/report-sheet.tsx";
import { PageMessage } from "#web/features/shell/notices/page-message.tsx";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import nap from "#web/ui/art/scene-nap.svg?no-inline";
import { Button } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import type { Route } from "./+types/shared-report.ts";

export const handle: RouteHandle = { namespaces: ["logbook-report"] };

export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const { token } = args.params;
  const isToken = /^[\w-]{20,64}$/.test(token);
  const found = isToken ? await page.find("reports.getShared", { params: { token } }) : null;
  const key = found ? "meta.shared" : "gone.heading";
  const meta = page.meta({ title: page.texts("logbook-report")(key) });
  return data({ report: found?.data ?? null, meta }, { status: found ? 200 : 404 });
}

/** Whoever has the link was given it: nobody on the way keeps the page, and no other site learns of it. */
export const headers: Route.HeadersFunction = () => ({
  "Cache-Control": "private, no-store",
  "X-Robots-Tag": "noindex, nofollow",
  "Referrer-Policy": "no-referrer",
});

export default function SharedReport({ loaderData: { report } }: Route.ComponentProps) {
  const { t } = useTranslation("logbook-report");
  const urls = useUrls();
  if (!report) {
    return (
      <div className="wrap py-section">
        <PageMessage
          picture={nap}
          title={t("gone.heading")}
          actions={<LinkButton to={urls.home()}>{t("toHome")}</LinkButton>}
        >
          {t("gone.text")}
        </PageMessage>
      </div>
    );
  }
  return (
    <div className="min-h-dvh bg-sunken md:py-8 print:min-h-0 print:bg-transparent print:p-0">
      <ReportSheet report={report} level={1} />
      <div className="mx-auto flex max-w-198 flex-wrap items-center justify-between gap-3 px-5 py-6 md:px-0 print:hidden">
        <p className="text-sm text-ink-soft">{t("about")}</p>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={() => window.print()}>
            <Printer className="size-4.5" />
            {t("bar.print")}
          </Button>
          <LinkButton to={urls.home()} variant="secondary" size="sm">
            {t("toHome")}
          </LinkButton>
        </div>
      </div>
    </div>
  );
}
