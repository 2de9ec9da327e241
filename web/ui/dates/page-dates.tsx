import type { ReactNode } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import type { Locale } from "#contract/shared/locale.ts";
import { useLocale } from "#web/lib/i18n/use-translation.ts";

/** As the site writes them in each language: the day before the month, and the week from Monday on. */
const dateTags = { nl: "nl-NL", en: "en-GB" } as const satisfies Record<Locale, string>;

/** Fields for dates in the page's language; without it they would be in the browser's. */
export function PageDates({ children }: { children: ReactNode }) {
  return <I18nProvider locale={dateTags[useLocale()]}>{children}</I18nProvider>;
}
