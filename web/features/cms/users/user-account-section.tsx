import type { AdminUserDetails } from "#contract/trust/admin.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Card } from "#web/ui/card.tsx";
import { ActButton } from "../acts/act-button.tsx";
import { exportData, logOutEverywhere } from "./user-acts.ts";
import { callName } from "./whole-name.ts";

/** What an admin does for somebody who asks for it. */
export function UserAccountSection({ user }: { user: AdminUserDetails }) {
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
