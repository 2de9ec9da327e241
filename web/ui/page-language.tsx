import type { ReactNode } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import type { Locale } from "#contract/shared/locale.ts";
import { useLocale } from "#web/lib/i18n/use-translation.ts";

/** As the site writes them in each language: the day before the month, and the week from Monday on. */
const dateTags = { nl: "nl-NL", en: "en-GB" } as const satisfies Record<Locale, string>;

/** What is in it speaks the page's language; without it react-aria would take the browser's. */
export function PageLanguage({ children }: { children: ReactNode }) {
  return <I18nProvider locale={dateTags[useLocale()]}>{children}</I18nProvider>;
}
