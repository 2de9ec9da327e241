import { BellPlus } from "lucide-react";
import { Link } from "react-router";
import { type Alert, mostAlerts } from "#contract/notices/alerts.ts";
import { AlertRow } from "#web/features/alerts/alert-row.tsx";
import type { Filters } from "#web/features/search/address/search.ts";
import { activeFilters } from "#web/features/search/filters/active-filters.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { profileTypeInUse, useUser } from "#web/lib/session/user.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import near from "#web/ui/art/scene-near.svg?no-inline";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Banner } from "#web/ui/page/banner.tsx";
import { EmptyState } from "#web/ui/page/empty-state.tsx";

export type AlertsScreenProps = {
  alerts: Alert[];
  /** Whether mail about them was switched off. */
  isMailOff: boolean;
  today: string;
  names: Record<string, string>;
};

/** One's alerts, and the way to another one. */
export function AlertsScreen({ alerts, isMailOff, today, names }: AlertsScreenProps) {
  const { t } = useTranslation(["alerts", "search", "care"]);
  const { t: searchWords } = useTranslation(["search", "care"]);
  const locale = useLocale();
  const urls = useUrls();
  const user = useUser();
  const kind = user && profileTypeInUse(user) === "pet_sitter" ? "requests" : "sitters";
  const wishesOf = ({ filters }: Alert) =>
    activeFilters(
      { where: {}, filters: filters as Filters },
      { t: searchWords, locale, today, names },
    ).map(({ label }) => label);
  return (
    <>
      <h1>{t("heading")}</h1>
      <p className="mt-2 mb-6 text-ink-soft">{t("lead")}</p>
      <div className="grid gap-5">
        {user && !user.emailVerifiedAt && <Banner tone="warn">{t("unverified")}</Banner>}
        {isMailOff && alerts.length > 0 && (
          <Banner tone="warn">
            {t("mailOff")} <Link to={urls.notifications()}>{t("mailOffLink")}</Link>
          </Banner>
        )}
        {alerts.length === 0 ? (
          <EmptyState
            title={t("empty.title")}
            art={<img src={near} alt="" width={320} height={240} />}
            actions={<LinkButton to={urls.alerts({ new: kind })}>{t(`empty.${kind}`)}</LinkButton>}
          >
            {t("empty.text")}
          </EmptyState>
        ) : (
          <>
            <ul aria-label={t("list.label")} className="grid gap-4">
              {alerts.map((alert) => (
                <li key={alert.id}>
                  <AlertRow alert={alert} wishes={wishesOf(alert)} />
                </li>
              ))}
            </ul>
            {alerts.length >= mostAlerts ? (
              <Banner>{t("full", { most: mostAlerts })}</Banner>
            ) : (
              <LinkButton to={urls.alerts({ new: kind })} variant="secondary" wide>
                <BellPlus className="size-5" />
                {t("new")}
              </LinkButton>
            )}
          </>
        )}
      </div>
    </>
  );
}
