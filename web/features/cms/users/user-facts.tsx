import { Link } from "react-router";
import type { AdminUserDetails } from "#contract/trust/admin.ts";
import { cmsUrls } from "#contract/urls/cms-urls.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatDate, formatNumber } from "#web/lib/text/formatting.ts";
import { Card } from "#web/ui/card.tsx";
import { Facts } from "../shell/facts.tsx";

/** Who it is, and what an admin needs to judge. */
export function UserFacts({ user }: { user: AdminUserDetails }) {
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
          [t("facts.contacts")]: formatNumber(user.contactsCount),
          [t("facts.bookings")]: formatNumber(user.bookingsCount),
          [t("facts.reportsAbout")]: <Weighty count={user.reportsAboutCount} />,
          [t("facts.reportsBy")]: formatNumber(user.reportsByCount),
          [t("facts.sessions")]: formatNumber(user.sessionsCount),
        }}
      />
      <ul className="grid gap-2 text-sm">
        {user.profiles.map(({ id, profileType, isRegistering, publishedAt, subscription }) => (
          <li key={id} className="rounded-field bg-sunken px-4 py-3">
            <p className="font-semibold">{t(`profiles.${profileType}`)}</p>
            <p>
              {isRegistering
                ? t("profiles.registering")
                : publishedAt
                  ? t("profiles.published", { day: formatDate(publishedAt, locale) })
                  : t("profiles.hidden")}
            </p>
            {subscription && (
              <p>{t("profiles.subscription", { day: formatDate(subscription.endDate, locale) })}</p>
            )}
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-x-4 gap-y-2 text-sm">
        <Link to={cmsUrls.payments(undefined, { q: user.email })}>{t("facts.payments")}</Link>
        <Link to={cmsUrls.audit(undefined, { subjectType: "user", q: `${user.id}` })}>
          {t("facts.audit")}
        </Link>
      </p>
    </Card>
  );
}

/** More than none is worth a second look. */
function Weighty({ count }: { count: number }) {
  return <span className={count > 0 ? "text-danger" : ""}>{formatNumber(count)}</span>;
}
