import { BanAppealCard } from "#web/features/cms/queues/ban-appeal-card.tsx";
import { CmsPage } from "#web/features/cms/shell/cms-page.tsx";
import { ListPages, readListQuery } from "#web/features/cms/table/list-pages.tsx";
import { decideBanAppeal } from "#web/features/cms/users/user-acts.ts";
import { actsAction } from "#web/lib/forms/form-action.server.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import type { Route } from "./+types/appeals.ts";

export const handle: RouteHandle = { namespaces: ["cms-queues"], forms: true };

export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const query = readListQuery(args.url, []);
  const appeals = await page.call("admin.listBanAppeals", {
    query: { ...query, limit: "10" },
  });
  return { appeals, query, meta: page.meta({ title: page.texts("cms-queues")("appeals.title") }) };
}

export const action = actsAction(decideBanAppeal);

export default function Appeals({ loaderData: { appeals, query } }: Route.ComponentProps) {
  const { t } = useTranslation("cms-queues");
  const { t: cms } = useTranslation("cms");
  return (
    <CmsPage title={t("appeals.title")} note={t("appeals.note")}>
      {appeals.data.length === 0 && <p className="text-ink-soft">{t("appeals.empty")}</p>}
      <ul className="grid max-w-page gap-4">
        {appeals.data.map((appeal) => (
          <li key={appeal.id}>
            <BanAppealCard appeal={appeal} user={appeal.user} />
          </li>
        ))}
      </ul>
      <ListPages query={query} found={appeals} label={cms("pages")} />
    </CmsPage>
  );
}
