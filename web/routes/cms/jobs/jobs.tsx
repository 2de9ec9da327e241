import { workStates } from "#contract/admin/jobs.ts";
import { JobCountsTable, JobTable, retryAllJobs } from "#web/features/cms/jobs/job-table.tsx";
import { CmsPage } from "#web/features/cms/shell/cms-page.tsx";
import { ListFilters } from "#web/features/cms/table/list-filters.tsx";
import { ListPages, readListQuery } from "#web/features/cms/table/list-pages.tsx";
import { actsAction } from "#web/lib/forms/form-action.server.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import type { Route } from "./+types/jobs.ts";

export const handle: RouteHandle = { namespaces: ["cms-jobs"], forms: true };

export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const query = readListQuery(args.url, ["q", "state", "kind"]);
  const [jobs, counts] = await Promise.all([
    page.call("adminJobs.list", { query: { state: "failed", ...query, limit: "20" } }),
    page.call("adminJobs.counts", {}),
  ]);
  const meta = page.meta({ title: page.texts("cms-jobs")("title") });
  return { jobs, counts: counts.data, query, now: page.now, meta };
}

export const action = actsAction(retryAllJobs);

export default function Jobs({ loaderData }: Route.ComponentProps) {
  const { jobs, counts, query, now } = loaderData;
  const { t } = useTranslation("cms-jobs");
  const { t: cms } = useTranslation("cms");
  const kinds = [...new Set(counts.map(({ kind }) => kind))].toSorted();
  // What failed comes first: that is what one comes here for.
  const states = ["failed" as const, ...workStates.filter((state) => state !== "failed")];
  return (
    <CmsPage title={t("title")} note={t("note")}>
      <ListFilters
        query={query}
        search={t("search")}
        filters={[
          {
            name: "state",
            label: t("columns.state"),
            options: states.map((value) => ({ value, label: t(`state.${value}`) })),
          },
          {
            name: "kind",
            label: t("columns.kind"),
            options: [
              { value: "", label: t("anyKind") },
              ...kinds.map((value) => ({ value, label: value })),
            ],
          },
        ]}
      />
      <JobTable jobs={jobs.data} now={now} />
      <ListPages query={query} found={jobs} label={cms("pages")} />
      <section className="mt-8">
        <h2 className="mb-3 text-lg">{t("byKind")}</h2>
        <JobCountsTable counts={counts} />
      </section>
    </CmsPage>
  );
}
