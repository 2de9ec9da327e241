import { type Urls, urlsFor } from "#contract/urls/urls.ts";
import { useLocale } from "#web/lib/i18n/use-translation.ts";

/** The addresses in the language of this page. */
export function useUrls(): Urls {
  return urlsFor(useLocale());
}
