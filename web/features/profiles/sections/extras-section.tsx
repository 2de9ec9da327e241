import type { OwnProfile } from "#contract/profiles.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatMoney } from "#web/lib/text/formatting.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { LinkSection } from "./link-section.tsx";

export function ExtrasSection({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation("profiles");
  const urls = useUrls();
  const { extraServices } = profile;
  return (
    <LinkSection
      section="extras"
      title={t("sections.extras")}
      to={urls.profileExtras()}
      isEmpty={extraServices.length === 0}
      empty={t("extras.empty")}
    >
      <ul className="divide-y divide-line">
        {extraServices.map(({ kind, priceCents }) => (
          <li key={kind} className="flex items-baseline justify-between gap-4 py-2">
            {t(`extras.${kind}`)}
            <span className="tabular text-ink-soft">
              {priceCents ? formatMoney(priceCents) : t("extras.included")}
            </span>
          </li>
        ))}
      </ul>
    </LinkSection>
  );
}
