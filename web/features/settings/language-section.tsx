import { type Locale, locales } from "#contract/shared/locale.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { languageNames } from "#web/lib/text/language-names.ts";
import { useAction } from "#web/ui/actions/use-action.ts";
import { RadioCards } from "#web/ui/choices/radio-cards.tsx";
import { CardSection } from "#web/ui/page/card-section.tsx";
import { NeedsScript } from "#web/ui/page/needs-script.tsx";

const options = locales.map((id) => ({ id, label: languageNames[id] }));

export type LanguageSectionProps = { onChoose: (locale: Locale) => Promise<void> };

export function LanguageSection({ onChoose }: LanguageSectionProps) {
  const { t } = useTranslation("settings");
  const current = useLocale();
  const { press, running } = useAction({
    send: (_call, locale: Locale) => onChoose(locale),
    about: (locale) => locale,
  });

  return (
    <CardSection heading={t("language.heading")} text={t("language.text")}>
      <NeedsScript />
      <div className="noscript:hidden">
        <RadioCards
          label={t("language.label")}
          labelHidden
          columns={2}
          options={options}
          // The mark moves at once; the texts have to be fetched first.
          value={running.at(-1) ?? current}
          onChange={(locale) => locale && locale !== current && void press(locale)}
        />
      </div>
    </CardSection>
  );
}
