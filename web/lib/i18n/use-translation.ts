import { use } from "react";
import type { Locale } from "#contract/shared/locale.ts";
import type { Namespace } from "./namespaces.ts";
import type { Translate } from "./text-keys.ts";
import { TextsContext } from "./texts-context.ts";

/**
 * The texts of a namespace, or of several: then those of the first by their key alone. Texts that are
 * not there yet are waited for.
 */
export function useTranslation<First extends Namespace, Others extends Namespace = never>(
  namespaces: First | readonly [First, ...Others[]],
): { t: Translate<First, Others> } {
  const { store, locale } = use(TextsContext);
  const all: readonly [First, ...Others[]] =
    typeof namespaces === "string" ? [namespaces] : namespaces;
  const missing = all.filter((namespace) => !store.has(locale, namespace));
  // All are asked for before the first is waited for.
  const coming = missing.map((namespace) => store.fetch(locale, namespace));
  for (const promise of coming) use(promise);
  return { t: store.translator<First, Others>(locale, all[0]) };
}

/** The language of the page. */
export function useLocale(): Locale {
  return use(TextsContext).locale;
}
