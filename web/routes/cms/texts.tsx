import { textShelves, textStates } from "#contract/content/admin-texts.ts";
import { CmsPage } from "#web/features/cms/shell/cms-page.tsx";
import { ListFilters } from "#web/features/cms/table/list-filters.tsx";
import { ListPages, readListQuery } from "#web/features/cms/table/list-pages.tsx";
import { NewTextForm } from "#web/features/cms/texts/new-text-form.tsx";
import { createText } from "#web/features/cms/texts/text-acts.ts";
import { TextTable } from "#web/features/cms/texts/text-table.tsx";
import { actsAction } from "#web/lib/forms/form-action.server.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { formatNumber } from "#web/lib/text/formatting.ts";
import type { Route } from "./+types/texts.ts";

export const handle: RouteHandle = { namespaces: ["cms-texts"], forms: true };

/** Pages, articles or questions: which, the address says. */
export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const shelf = textShelves.find((name) => args.url.pathname.endsWith(`/${name}`)) ?? "pages";
  const query = readListQuery(args.url, ["q", "state"]);
  const texts = await page.call("adminTexts.list", {
    query: { ...query, shelf, limit: "30" },
  });
  const title = page.texts("cms-texts")(`shelves.${shelf}`);
  return { texts, query, shelf, meta: page.meta({ title }) };
}

export const action = actsAction(createText);

export default function Texts({ loaderData: { texts, query, shelf } }: Route.ComponentProps) {
  const { t } = useTranslation("cms-texts");
  const { t: cms } = useTranslation("cms");
  return (
    <CmsPage
      title={t(`shelves.${shelf}`)}
      note={t("found", { count: texts.total, number: formatNumber(texts.total) })}
    >
      {shelf !== "faq" && <NewTextForm kind={shelf === "blog" ? "article" : "dynamic"} />}
      <ListFilters
        query={query}
        search={t("searchList")}
        filters={[
          {
            name: "state",
            label: t("columns.state"),
            options: [
              { value: "", label: cms("all") },
              ...textStates.map((value) => ({ value, label: t(`states.${value}`) })),
            ],
          },
        ]}
      />
      <TextTable texts={texts.data} shelf={shelf} />
      <ListPages query={query} found={texts} label={cms("pages")} />
    </CmsPage>
  );
}
