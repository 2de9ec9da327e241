import { defaultLocale, type Locale, parseLocale } from "#contract/shared/locale.ts";
import type { Texts, TextsByNamespace } from "./namespaces.ts";
import { createTextStore, type TextStore } from "./text-store.ts";
import { textsElement } from "./texts-element.ts";

/** One chunk a language and namespace; fetched when a screen first asks for it. */
/** All but those that only the server says: in mails, notifications and calendars. */
const files = import.meta.glob<Texts>(
  [
    "/messages/*/*.json",
    "!/messages/*/{*-mails,*-notices,calendar-events,errors,invoices,personal-data-file}.json",
  ],
  { import: "default" },
);

/** Starts from the texts that came with the page, so that the first render here has them too. */
export function createBrowserTexts(): { store: TextStore; locale: Locale } {
  const texts = JSON.parse(textsElement()?.textContent || "{}") as TextsByNamespace;
  const locale = parseLocale(document.documentElement.lang) ?? defaultLocale;
  const store = createTextStore({ [locale]: texts }, async (wanted, namespace) => {
    const load = files[`/messages/${wanted}/${namespace}.json`];
    if (!load) throw new Error(`no texts for ${wanted}/${namespace}`);
    return load();
  });
  return { store, locale };
}
