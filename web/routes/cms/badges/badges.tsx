import { BadgeTable, HolderTable, StageTiles } from "#web/features/cms/badges/badge-tables.tsx";
import { CmsPage } from "#web/features/cms/shell/cms-page.tsx";
import { ListFilters } from "#web/features/cms/table/list-filters.tsx";
import { ListPages, readListQuery } from "#web/features/cms/table/list-pages.tsx";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { formatNumber } from "#web/lib/text/formatting.ts";
import type { Route } from "./+types/badges.ts";

export const handle: RouteHandle = { namespaces: ["cms-badges", "badge-names"] };

export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const query = readListQuery(args.url, ["q"]);
  const [figures, holders] = await Promise.all([
    page.call("adminBadges.figures", {}),
    page.call("adminBadges.listHolders", { query: { ...query, limit: "15" } }),
  ]);
  const meta = page.meta({ title: page.texts("cms-badges")("title") });
  return { figures: figures.data, holders, query, meta };
}

export default function Badges({ loaderData: { figures, holders, query } }: Route.ComponentProps) {
  const { t } = useTranslation("cms-badges");
  const { t: cms } = useTranslation("cms");
  const { sitters } = figures;
  return (
    <CmsPage title={t("title")} note={t("note", { count: sitters, number: formatNumber(sitters) })}>
      <StageTiles figures={figures} />
      <section className="mt-8">
        <h2 className="mb-3 text-lg">{t("sitters")}</h2>
        <ListFilters query={query} search={t("search")} />
        <HolderTable holders={holders.data} />
        <ListPages query={query} found={holders} label={cms("pages")} />
      </section>
      <section className="mt-8">
        <h2 className="mb-3 text-lg">{t("byBadge")}</h2>
        <BadgeTable figures={figures} />
      </section>
    </CmsPage>
  );
}
