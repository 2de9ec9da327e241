import { cmsUrls } from "#contract/urls/cms-urls.ts";
import { CmsPage } from "#web/features/cms/shell/cms-page.tsx";
import { ListFilters } from "#web/features/cms/table/list-filters.tsx";
import { ListPages, readListQuery } from "#web/features/cms/table/list-pages.tsx";
import { UserTable } from "#web/features/cms/users/user-table.tsx";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { formatNumber } from "#web/lib/text/formatting.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import type { Route } from "./+types/users.ts";

export const handle: RouteHandle = { namespaces: ["cms-users"] };

export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const query = readListQuery(args.url, ["q", "banned"]);
  const users = await page.call("admin.listUsers", { query: { ...query, limit: "30" } });
  return { users, query, meta: page.meta({ title: page.texts("cms-users")("title") }) };
}

export default function Users({ loaderData: { users, query } }: Route.ComponentProps) {
  const { t } = useTranslation("cms-users");
  const { t: cms } = useTranslation("cms");
  return (
    <CmsPage
      title={t("title")}
      note={t("found", { count: users.total, number: formatNumber(users.total) })}
      actions={
        <LinkButton to={cmsUrls.newUser()} size="sm">
          {t("new.open")}
        </LinkButton>
      }
    >
      <ListFilters
        query={query}
        search={t("search")}
        filters={[
          {
            name: "banned",
            label: t("filter"),
            options: [
              { value: "", label: cms("all") },
              { value: "true", label: t("tags.banned") },
              { value: "false", label: t("notBanned") },
            ],
          },
        ]}
      />
      <UserTable users={users.data} />
      <ListPages query={query} found={users} label={cms("pages")} />
    </CmsPage>
  );
}
