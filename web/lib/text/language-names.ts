import type { Locale } from "#contract/shared/locale.ts";

/** Each language under its own name, so that those who need it can read it. */
export const languageNames: Record<Locale, string> = { nl: "Nederlands", en: "English" };
