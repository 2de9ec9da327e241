import { Moon, Sun, SunMoon } from "lucide-react";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { type Theme, themeCookie } from "#contract/shared/guest-cookies.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useTheme } from "#web/lib/page/theme.ts";
import { writeBrowserCookie } from "#web/lib/session/cookies.ts";
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
