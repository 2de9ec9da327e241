import { useTranslation } from "react-i18next";
import { defaultLocale, type Locale, parseLocale } from "#contract/shared/locale.ts";
import { type Urls, urlsFor } from "#contract/urls/urls.ts";

export function useLocale(): Locale {
  const { i18n } = useTranslation();
  return parseLocale(i18n.language) ?? defaultLocale;
}

/** The addresses in the language of this page. */
export function useUrls(): Urls {
  return urlsFor(useLocale());
}
