import { urlsFor } from "#contract/urls/urls.ts";
import { OwnBlocks } from "#web/features/reports/own-blocks.tsx";
import { OwnReportRow } from "#web/features/reports/own-report-row.tsx";
import {
  appealForm,
  blockedMark,
  sentMark,
  unblockForm,
} from "#web/features/reports/plain-forms.ts";
import { formAction, plainAct } from "#web/lib/forms/form-action.server.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { Banner } from "#web/ui/page/banner.tsx";
import { EmptyState } from "#web/ui/page/empty-state.tsx";
import { Pagination } from "#web/ui/page/pagination.tsx";
import type { Route } from "./+types/own-reports.ts";

export const handle: RouteHandle = { namespaces: ["reports"], forms: true };

export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const { searchParams } = args.url;
  const query = { page: searchParams.get("page") ?? "1", limit: "10" };
  const reports = await page.call("ownReports.list", { query });
  const blocks = await page.call("safety.listBlocks", { query: { limit: "-1" } });
  const newlyBlocked = searchParams.get(blockedMark);
  return {
    reports,
    blocks: blocks.data,
    blockedName: blocks.data.find(({ userId }) => `${userId}` === newlyBlocked)?.firstName,
    isSent: searchParams.has(sentMark),
    meta: page.meta({ title: page.texts("reports")("own.title") }),
  };
}

export const action = formAction(
  plainAct(appealForm),
  plainAct(unblockForm, { next: ({ locale }) => urlsFor(locale).ownReports() }),
);

export default function OwnReports({ loaderData }: Route.ComponentProps) {
  const { reports, blocks, blockedName, isSent } = loaderData;
  const { t } = useTranslation("reports");
  const urls = useUrls();
  return (
    <div className="mx-auto w-full max-w-form px-gutter py-section">
      <h1>{t("own.title")}</h1>
      <p className="mt-2 mb-6 text-ink-soft md:mb-8">{t("own.lead")}</p>
      {isSent && (
        <Banner tone="ok" live className="mb-5">
          {t("own.sent")}
        </Banner>
      )}
      {blockedName !== undefined && (
        <Banner tone="ok" live className="mb-5">
          {t("blocks.done", { name: blockedName })}
        </Banner>
      )}
      {reports.data.length === 0 && blocks.length === 0 && (
        <EmptyState title={t("own.empty")}>{t("own.emptyText")}</EmptyState>
      )}
      <ul className="grid gap-4">
        {reports.data.map((report) => (
          <li key={report.id}>
            <OwnReportRow report={report} />
          </li>
        ))}
      </ul>
      <Pagination
        page={reports.currentPage}
        pages={reports.lastPage}
        hrefFor={(page) => `${urls.ownReports()}?page=${page}`}
        label={t("own.pages")}
        className="mt-6"
      />
      {blocks.length > 0 && (
        <div className="mt-6">
          <OwnBlocks blocks={blocks} />
        </div>
      )}
    </div>
  );
}
