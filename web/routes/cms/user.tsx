import type { AdminUserDetails } from "#contract/trust/admin.ts";
import { cmsUrls } from "#contract/urls/cms-urls.ts";
import { ActButton } from "#web/features/cms/acts/act-form.tsx";
import { BanAppealCard } from "#web/features/cms/queues/ban-appeal-card.tsx";
import { CmsPage } from "#web/features/cms/shell/cms-page.tsx";
import { BanSection } from "#web/features/cms/users/ban-section.tsx";
import {
  banUser,
  decideBanAppeal,
  exportData,
  logOutEverywhere,
  unbanUser,
} from "#web/features/cms/users/user-acts.ts";
import { UserFacts } from "#web/features/cms/users/user-facts.tsx";
import { UserTags } from "#web/features/cms/users/user-table.tsx";
import { callName, wholeName } from "#web/features/cms/users/whole-name.ts";
import { actsAction } from "#web/lib/forms/form-action.server.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { notFound, openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { Card } from "#web/ui/card.tsx";
import type { Route } from "./+types/user.ts";

export const handle: RouteHandle = { namespaces: ["cms-users", "cms-queues"], forms: true };

export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const { id } = args.params;
  const found = await page.find("admin.getUser", { params: { id } });
  if (!found) notFound(page);
  return { user: found.data, meta: page.meta({ title: wholeName(found.data) }) };
}

export const action = actsAction(banUser, unbanUser, decideBanAppeal, logOutEverywhere, exportData);

export default function User({ loaderData: { user } }: Route.ComponentProps) {
  const { t } = useTranslation("cms-users");
  const { t: cms } = useTranslation("cms");
  return (
    <CmsPage
      title={wholeName(user)}
      note={<UserTags user={user} />}
      back={{ to: cmsUrls.users(), label: cms("back") }}
    >
      <div className="grid max-w-page items-start gap-4 md:grid-cols-2">
        <UserFacts user={user} />
        <div className="grid gap-4">
          <UserAccountSection user={user} />
          <BanSection user={user} />
        </div>
        {user.appeals.length > 0 && (
          <section className="grid gap-3 md:col-span-2">
            <h2 className="text-lg">{t("appeals")}</h2>
            {user.appeals.map((appeal) => (
              <BanAppealCard key={appeal.id} appeal={appeal} user={user} />
            ))}
          </section>
        )}
      </div>
    </CmsPage>
  );
}

/** What an admin does for somebody who asks for it. */
function UserAccountSection({ user }: { user: AdminUserDetails }) {
  const { t } = useTranslation("cms-users");
  const which = { userId: String(user.id) };
  const name = callName(user);
  return (
    <Card as="section" edged className="grid gap-4">
      <h2 className="text-lg">{t("account.heading")}</h2>
      <div className="grid gap-2">
        <p className="text-sm text-ink-soft">{t("account.logOutText")}</p>
        <ActButton act={logOutEverywhere} which={which} done={t("account.loggedOut", { name })}>
          {t("account.logOut")}
        </ActButton>
      </div>
      <div className="grid gap-2">
        <p className="text-sm text-ink-soft">{t("account.exportText")}</p>
        <ActButton act={exportData} which={which} done={t("account.exportAsked", { name })}>
          {t("account.export")}
        </ActButton>
      </div>
    </Card>
  );
}
