import { reportStatuses } from "#contract/trust/reports.ts";
import { cmsUrls } from "#contract/urls/cms-urls.ts";
import { decideAppeal, decideReport } from "#web/features/cms/reports/decision-forms.tsx";
import { ReportList } from "#web/features/cms/reports/report-list.tsx";
import { ReportView } from "#web/features/cms/reports/report-view.tsx";
import { CmsPage } from "#web/features/cms/shell/cms-page.tsx";
import { KeyHint } from "#web/features/cms/shell/keys.tsx";
import { ListFilters } from "#web/features/cms/table/list-filters.tsx";
import { ListPages, readListQuery } from "#web/features/cms/table/list-pages.tsx";
import { actsAction } from "#web/lib/forms/form-action.server.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { notFound, openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { cx } from "#web/ui/cx.ts";
import type { Route } from "./+types/reports.ts";

export const handle: RouteHandle = { namespaces: ["cms-reports", "reports"], forms: true };

export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const query = readListQuery(args.url, ["status"]);
  const { id } = args.params;
  const [reports, report] = await Promise.all([
    page.call("admin.listReports", { query: { status: "open", ...query, limit: "20" } }),
    id === undefined ? null : page.find("admin.getReport", { params: { id } }),
  ]);
  if (id !== undefined && !report) notFound(page);
  const authorId = report?.data.author?.id;
  const author =
    authorId === undefined
      ? null
      : await page.find("admin.getUser", { params: { id: String(authorId) } });
  const title = page.texts("cms-reports")("title");
  return {
    reports,
    report: report?.data,
    author: author?.data,
    query,
    now: page.now,
    meta: page.meta({ title }),
  };
}

export const action = actsAction(decideReport, decideAppeal);

export default function Reports({ loaderData }: Route.ComponentProps) {
  const { reports, report, author, query, now } = loaderData;
  const { t } = useTranslation("cms-reports");
  const { t: cms } = useTranslation("cms");
  return (
    <CmsPage
      title={t("title")}
      note={t(`found.${statusOf(query.status)}`, { count: reports.total })}
      {...(report ? { back: { to: cmsUrls.reports(undefined, query), label: cms("back") } } : {})}
      actions={
        <p className="hidden items-center gap-1.5 text-sm text-ink-soft md:flex">
          <KeyHint>J</KeyHint> <KeyHint>K</KeyHint> {t("keys")}
        </p>
      }
      flush
    >
      <div className="md:flex">
        <div
          className={cx(
            "shrink-0 border-r border-line bg-surface pt-4 md:block md:w-84 md:min-h-dvh",
            report && "hidden",
          )}
        >
          <div className="px-4">
            <ListFilters
              query={query}
              filters={[
                {
                  name: "status",
                  label: t("filter"),
                  options: reportStatuses.map((status) => ({
                    value: status,
                    label: t(`status.${status}`),
                  })),
                },
              ]}
            />
          </div>
          <ReportList reports={reports.data} openId={report?.id} query={query} now={now} />
          <ListPages query={query} found={reports} label={cms("pages")} />
        </div>
        <div className={cx("min-w-0 flex-1 p-gutter md:block md:p-6", !report && "hidden")}>
          {report ? (
            <ReportView report={report} author={author} now={now} />
          ) : (
            <p className="text-ink-soft">{t("choose")}</p>
          )}
        </div>
      </div>
    </CmsPage>
  );
}

function statusOf(asked: string | undefined) {
  return reportStatuses.find((status) => status === asked) ?? "open";
}
