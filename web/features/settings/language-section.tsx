import { useState } from "react";
import { type Locale, locales } from "#contract/shared/locale.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { languageNames } from "#web/lib/text/language-names.ts";
import { RadioCards } from "#web/ui/choices/radio-cards.tsx";
import { CardSection } from "#web/ui/page/card-section.tsx";

const options = locales.map((id) => ({ id, label: languageNames[id] }));

export type LanguageSectionProps = { onChoose: (locale: Locale) => Promise<void> };

export function LanguageSection({ onChoose }: LanguageSectionProps) {
  const { t } = useTranslation("settings");
  const current = useLocale();
  /** The mark moves at once; the texts have to be fetched first. */
  const [wanted, setWanted] = useState<Locale | null>(null);

  async function choose(locale: Locale | null) {
    if (!locale || locale === current) return;
    setWanted(locale);
    try {
      await onChoose(locale);
    } finally {
      setWanted(null);
    }
  }

  return (
    <CardSection heading={t("language.heading")} text={t("language.text")}>
      <RadioCards
        label={t("language.label")}
        labelHidden
        columns={2}
        options={options}
        value={wanted ?? current}
        onChange={(locale) => void choose(locale)}
      />
    </CardSection>
  );
}
