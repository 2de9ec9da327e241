import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import type { LogbookWords } from "./logbook-words.ts";

/** What the words of a logbook need to know of the reader. */
export function useLogbookWords(today: string): LogbookWords {
  const { t } = useTranslation("logbooks");
  return { t, locale: useLocale(), today };
}
