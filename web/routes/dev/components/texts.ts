import { createInstance, type i18n } from "i18next";
import enDev from "#messages/en/dev.json";
import enUi from "#messages/en/ui.json";
import nlDev from "#messages/nl/dev.json";
import nlUi from "#messages/nl/ui.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    dev: typeof nlDev;
  }
}

export type ShownLocale = "nl" | "en";

/**
 * The page has its own texts in both languages, so that switching shows the components in the other
 * one at once, without touching the visitor's own choice.
 */
export function createShownI18n(locale: ShownLocale): i18n {
  const instance = createInstance();
  void instance.init({
    lng: locale,
    fallbackLng: false,
    ns: ["dev", "ui"],
    defaultNS: "dev",
    resources: { nl: { dev: nlDev, ui: nlUi }, en: { dev: enDev, ui: enUi } },
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  return instance;
}
