import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatDate } from "#web/lib/text/formatting.ts";
import { CardSection } from "#web/ui/page/card-section.tsx";
import { KeepAccount } from "./keep-account.tsx";

/** In place of asking for it: the account waits for a stay, and may stay after all. */
export function LeavingSection({ deletesAt }: { deletesAt: string }) {
  const { t } = useTranslation("settings");
  const locale = useLocale();
  const day = formatDate(deletesAt, locale);
  return (
    <div id="leaving" className="scroll-mt-20">
      <CardSection heading={t("leaving.heading", { day })} text={t("leaving.text")}>
        <ul className="mb-5 grid list-disc gap-1 pl-5 text-ink-soft">
          <li>{t("leaving.points.stay")}</li>
          <li>{t("leaving.points.home")}</li>
          <li>{t("leaving.points.found")}</li>
        </ul>
        <KeepAccount />
      </CardSection>
    </div>
  );
}
