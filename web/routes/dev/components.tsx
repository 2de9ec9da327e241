import { useEffect, useState } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import type { Locale } from "#contract/shared/locale.ts";
import enBookingCards from "#messages/en/booking-cards.json";
import enCare from "#messages/en/care.json";
import enChat from "#messages/en/chat.json";
import enDev from "#messages/en/dev.json";
import enLogbookCards from "#messages/en/logbook-cards.json";
import enMap from "#messages/en/map.json";
import enPassword from "#messages/en/password.json";
import enShell from "#messages/en/shell.json";
import enUi from "#messages/en/ui.json";
import nlBookingCards from "#messages/nl/booking-cards.json";
import nlCare from "#messages/nl/care.json";
import nlChat from "#messages/nl/chat.json";
import nlDev from "#messages/nl/dev.json";
import nlLogbookCards from "#messages/nl/logbook-cards.json";
import nlMap from "#messages/nl/map.json";
import nlPassword from "#messages/nl/password.json";
import nlShell from "#messages/nl/shell.json";
import nlUi from "#messages/nl/ui.json";
import { createTextStore } from "#web/lib/i18n/text-store.ts";
import { TextsContext, useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { notFound, openPage } from "#web/lib/page/page.server.ts";
import { Button } from "#web/ui/button.tsx";
import { Toaster } from "#web/ui/overlays/toaster.tsx";
import type { Route } from "./+types/components.ts";
import { ButtonsSection } from "./components/buttons-section.tsx";
import { ChatCardsSection } from "./components/chat-cards-section.tsx";
import { ChoiceFieldsSection } from "./components/choice-fields-section.tsx";
import { ChoosingSection } from "./components/choosing-section.tsx";
import { DateUploadSection } from "./components/date-upload-section.tsx";
import { DisplaySection } from "./components/display-section.tsx";
import { FormSection } from "./components/form-section.tsx";
import { MessagesSection } from "./components/messages-section.tsx";
import { NavigationSection } from "./components/navigation-section.tsx";
import { PicturesSection } from "./components/pictures-section.tsx";
import { PlacesSection } from "./components/places-section.tsx";
import { TextFieldsSection } from "./components/text-fields-section.tsx";
import { TokensSection } from "./components/tokens-section.tsx";

type Theme = "system" | "light" | "dark";

/** For those who build the product; elsewhere it is not there. */
export function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  if (!page.development) notFound(page);
  return { meta: page.meta({ title: "dev" }) };
}

/** Every component of the design system in all its states. */
export default function Components() {
  const [locale, setLocale] = useState(useLocale());
  return (
    <TextsContext value={{ store: shownTexts, locale, changeLocale: setLocale }}>
      <I18nProvider locale={locale === "en" ? "en-US" : "nl-NL"}>
        <div lang={locale} className="wrap pb-section">
          <Head locale={locale} onLocale={setLocale} />
          {/* A new key: fields with a text of their own start again in the other language. */}
          <div key={locale}>
            <TokensSection />
            <ButtonsSection />
            <TextFieldsSection />
            <ChoiceFieldsSection />
            <ChoosingSection />
            <DateUploadSection />
            <FormSection />
            <PicturesSection />
            <PlacesSection />
            <DisplaySection />
            <NavigationSection />
            <MessagesSection />
            <ChatCardsSection />
          </div>
        </div>
        <Toaster />
      </I18nProvider>
    </TextsContext>
  );
}

type HeadProps = { locale: Locale; onLocale: (locale: Locale) => void };

function Head({ locale, onLocale }: HeadProps) {
  const { t } = useTranslation("dev");
  const [theme, setTheme] = useState<Theme>("system");

  useEffect(() => {
    const { dataset } = document.documentElement;
    const before = dataset.theme;
    if (theme === "system") delete dataset.theme;
    else dataset.theme = theme;
    return () => {
      if (before === undefined) delete dataset.theme;
      else dataset.theme = before;
    };
  }, [theme]);

  return (
    <div className="flex flex-wrap items-center justify-between gap-4 py-6">
      <h1>{t("title")}</h1>
      <div className="flex flex-wrap gap-4">
        <Switch
          label={t("theme.label")}
          value={theme}
          options={{ system: t("theme.system"), light: t("theme.light"), dark: t("theme.dark") }}
          onChange={setTheme}
        />
        <Switch
          label={t("language")}
          value={locale}
          options={{ nl: "Nederlands", en: "English" }}
          onChange={onLocale}
        />
      </div>
    </div>
  );
}

type SwitchProps<Id extends string> = {
  label: string;
  value: Id;
  options: Record<Id, string>;
  onChange: (id: Id) => void;
};

function Switch<Id extends string>({ label, value, options, onChange }: SwitchProps<Id>) {
  return (
    <fieldset className="flex gap-1">
      <legend className="sr-only">{label}</legend>
      {(Object.entries(options) as Array<[Id, string]>).map(([id, text]) => (
        <Button
          key={id}
          size="sm"
          variant={id === value ? "soft" : "ghost"}
          aria-pressed={id === value}
          onClick={() => onChange(id)}
        >
          {text}
        </Button>
      ))}
    </fieldset>
  );
}

declare module "#web/lib/i18n/namespaces.ts" {
  interface Namespaces {
    dev: typeof nlDev;
  }
}

/**
 * The page has its own texts in both languages, so that switching shows the components in the other
 * one at once, without touching the visitor's own choice.
 */
const shownTexts = createTextStore({
  nl: {
    "booking-cards": nlBookingCards,
    chat: nlChat,
    "logbook-cards": nlLogbookCards,
    dev: nlDev,
    ui: nlUi,
    care: nlCare,
    map: nlMap,
    password: nlPassword,
    shell: nlShell,
  },
  en: {
    "booking-cards": enBookingCards,
    chat: enChat,
    "logbook-cards": enLogbookCards,
    dev: enDev,
    ui: enUi,
    care: enCare,
    map: enMap,
    password: enPassword,
    shell: enShell,
  },
});
