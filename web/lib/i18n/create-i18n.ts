import { type BackendModule, createInstance, type i18n } from "i18next";
import type { Locale } from "#contract/shared/locale.ts";
import { commonNamespaces, type TextsByNamespace } from "./namespaces.ts";

/**
 * There is no language to fall back on: a test keeps the keys of both equal, and a fallback would
 * make every page carry both.
 */
export function createI18n(locale: Locale, texts: TextsByNamespace, backend?: BackendModule): i18n {
  const instance = createInstance();
  if (backend) instance.use(backend);
  instance.init({
    lng: locale,
    fallbackLng: false,
    ns: [...new Set([...commonNamespaces, ...Object.keys(texts)])],
    defaultNS: "shell",
    resources: { [locale]: texts },
    partialBundledLanguages: backend !== undefined,
    // The texts are there already, so the first render has them.
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: true },
  });
  return instance;
}
