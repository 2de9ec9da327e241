import { createContext, use } from "react";
import { defaultLocale, type Locale } from "#contract/shared/locale.ts";
import type { Namespace } from "./namespaces.ts";
import type { Translate } from "./text-keys.ts";
import { createTextStore, type TextStore } from "./text-store.ts";

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
  // All are asked for before the first is waited for. Those that have come are used again: React wants
  // a component that has waited to go the same way when it goes on.
  const fetched = all.map((namespace) => store.fetched(locale, namespace));
  for (const promise of fetched) if (promise) use(promise);
  return { t: store.translator<First, Others>(locale, all[0]) };
}

/** The language of the page. */
export function useLocale(): Locale {
  return use(TextsContext).locale;
}

type TextsInUse = {
  store: TextStore;
  locale: Locale;
  /** All parts of the page change together; their texts have to be there. */
  changeLocale(locale: Locale): void;
};

export const TextsContext = createContext<TextsInUse>({
  store: createTextStore({}),
  locale: defaultLocale,
  changeLocale() {},
});
