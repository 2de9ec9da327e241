import { Moon, Sun, SunMoon } from "lucide-react";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { type Theme, themeCookie } from "#contract/shared/guest-cookies.ts";
import { type Locale, locales } from "#contract/shared/locale.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useTheme } from "#web/lib/page/theme.ts";
import { writeBrowserCookie } from "#web/lib/session/cookies.ts";
import { languageNames } from "#web/lib/text/language-names.ts";
import { useAction } from "#web/ui/actions/use-action.ts";
import { RadioCards } from "#web/ui/choices/radio-cards.tsx";
import { CardSection } from "#web/ui/page/card-section.tsx";
import { NeedsScript } from "#web/ui/page/needs-script.tsx";

export function AppearanceSection() {
  const { t } = useTranslation("settings");
  const [choice, choose] = useThemeChoice();
  return (
    <CardSection heading={t("appearance.heading")} text={t("appearance.text")}>
      <NeedsScript />
      <div className="noscript:hidden">
        <RadioCards
          label={t("appearance.label")}
          labelHidden
          options={[
            { id: "system", label: t("appearance.system"), icon: <SunMoon /> },
            { id: "light", label: t("appearance.light"), icon: <Sun /> },
            { id: "dark", label: t("appearance.dark"), icon: <Moon /> },
          ]}
          value={choice}
          onChange={(id) => id && choose(id)}
        />
      </div>
    </CardSection>
  );
}

type ThemeChoice = Theme | "system";

const daysStored = 365;

/** A cookie, so that the server can write the page in these colours and nothing flashes. */
function useThemeChoice(): [ThemeChoice, (choice: ThemeChoice) => void] {
  const theme = useTheme();
  const [chosen, setChosen] = useState<ThemeChoice | null>(null);
  const { revalidate } = useRevalidator();

  function choose(choice: ThemeChoice) {
    const isSystem = choice === "system";
    setChosen(choice);
    writeBrowserCookie(themeCookie, isSystem ? "" : choice, isSystem ? 0 : daysStored);
    // At once, for the eye; the root's data follow and say the same.
    if (isSystem) delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = choice;
    void revalidate();
  }

  return [chosen ?? theme ?? "system", choose];
}

const options = locales.map((id) => ({ id, label: languageNames[id] }));

type LanguageSectionProps = { onChoose: (locale: Locale) => Promise<void> };

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
