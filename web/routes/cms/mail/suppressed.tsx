import { suppressionReasons } from "#contract/admin/mails.ts";
import { cmsUrls } from "#contract/urls/cms-urls.ts";
import {
  liftSuppression,
  SuppressForm,
  SuppressionTable,
  suppressAddress,
} from "#web/features/cms/mail/suppressions.tsx";
import { CmsPage } from "#web/features/cms/shell/cms-page.tsx";
import { ListFilters } from "#web/features/cms/table/list-filters.tsx";
import { ListPages, readListQuery } from "#web/features/cms/table/list-pages.tsx";
import { actsAction } from "#web/lib/forms/form-action.server.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import type { Route } from "./+types/suppressed.ts";

export const handle: RouteHandle = { namespaces: ["cms-mail"], forms: true };

export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const query = readListQuery(args.url, ["q", "reason"]);
  const list = await page.call("adminMails.listSuppressions", {
    query: { ...query, limit: "30" },
  });
  const title = page.texts("cms-mail")("suppressed.title");
  return { list, query, meta: page.meta({ title }) };
}

export const action = actsAction(suppressAddress, liftSuppression);

export default function Suppressed({ loaderData: { list, query } }: Route.ComponentProps) {
  const { t } = useTranslation("cms-mail");
  const { t: cms } = useTranslation("cms");
  return (
    <CmsPage title={t("suppressed.title")} back={{ to: cmsUrls.mail(), label: cms("back") }}>
      <p className="mb-4 max-w-page text-sm text-ink-soft">{t("suppressed.note")}</p>
      <ListFilters
        query={query}
        search={t("suppressed.search")}
        filters={[
          {
            name: "reason",
            label: t("suppressed.reason"),
            options: [
              { value: "", label: cms("all") },
              ...suppressionReasons.map((value) => ({
                value,
                label: t(`suppressed.reasons.${value}`),
              })),
            ],
          },
        ]}
      />
      <SuppressionTable list={list.data} />
      <ListPages query={query} found={list} label={cms("pages")} />
      <div className="mt-8">
        <SuppressForm />
      </div>
    </CmsPage>
  );
}
