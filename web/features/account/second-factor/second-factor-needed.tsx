import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { LinkButton } from "#web/ui/link-button.tsx";

/** What an admin sees in place of their pages until logging in takes two steps. */
export function SecondFactorNeeded() {
  const { t } = useTranslation("second-factor");
  const urls = useUrls();
  return (
    <div className="mx-auto w-full max-w-form px-gutter py-section">
      <h1>{t("needed.heading")}</h1>
      <p className="mt-3 mb-6 text-ink-soft">{t("needed.text")}</p>
      <LinkButton to={urls.settings("#second-factor")}>{t("needed.open")}</LinkButton>
    </div>
  );
}
