import { Moon, Sun, SunMoon } from "lucide-react";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { RadioCards } from "#web/ui/choices/radio-cards.tsx";
import { CardSection } from "#web/ui/page/card-section.tsx";
import { useThemeChoice } from "./use-theme-choice.ts";

export function AppearanceSection() {
  const { t } = useTranslation("settings");
  const [choice, choose] = useThemeChoice();
  return (
    <CardSection heading={t("appearance.heading")} text={t("appearance.text")}>
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
    </CardSection>
  );
}
