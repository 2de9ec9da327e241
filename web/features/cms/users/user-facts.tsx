import { Link } from "react-router";
import type { AdminUserWithAppeals } from "#contract/trust/admin.ts";
import { cmsUrls } from "#contract/urls/cms-urls.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatDate } from "#web/lib/text/formatting.ts";
import { Card } from "#web/ui/card.tsx";
import { Facts } from "../shell/facts.tsx";

/** Who it is, and what an admin needs to judge. */
export function UserFacts({ user }: { user: AdminUserWithAppeals }) {
  const { t } = useTranslation("cms-users");
  const locale = useLocale();
  return (
    <Card as="section" edged className="grid gap-4">
      <h2 className="text-lg">{t("facts.heading")}</h2>
      <Facts
        of={{
          [t("columns.email")]: user.email,
          [t("facts.number")]: user.id,
          [t("columns.since")]: formatDate(user.createdAt, locale),
          [t("columns.active")]: user.lastActiveAt && formatDate(user.lastActiveAt, locale),
        }}
      />
      <p className="text-sm">
        <Link to={cmsUrls.payments(undefined, { q: user.email })}>{t("facts.payments")}</Link>
      </p>
    </Card>
  );
}
