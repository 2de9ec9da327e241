import { auditActions } from "#contract/trust/admin.ts";
import { AuditTable } from "#web/features/cms/audit/audit-table.tsx";
import { CmsPage } from "#web/features/cms/shell/cms-page.tsx";
import { ListFilters } from "#web/features/cms/table/list-filters.tsx";
import { ListPages, readListQuery } from "#web/features/cms/table/list-pages.tsx";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import type { Route } from "./+types/audit.ts";

export const handle: RouteHandle = { namespaces: ["cms-audit"] };

export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const query = readListQuery(args.url, ["q", "action", "subjectType"]);
  const { q: subject, ...asked } = query;
  const entries = await page.call("admin.listAudit", {
    query: { ...asked, ...(subject === undefined ? {} : { subject }), limit: "30" },
  });
  return { entries, query, meta: page.meta({ title: page.texts("cms-audit")("title") }) };
}

export default function Audit({ loaderData: { entries, query } }: Route.ComponentProps) {
  const { t } = useTranslation("cms-audit");
  const { t: cms } = useTranslation("cms");
  return (
    <CmsPage title={t("title")} note={t("note")}>
      <ListFilters
        query={query}
        search={t("search")}
        filters={[
          {
            name: "action",
            label: t("columns.action"),
            options: [
              { value: "", label: cms("all") },
              ...auditActions.map((value) => ({ value, label: t(`actions.${value}`) })),
            ],
          },
        ]}
      />
      <AuditTable entries={entries.data} />
      <ListPages query={query} found={entries} label={cms("pages")} />
    </CmsPage>
  );
}
