import { defaultLocale, type Locale, parseLocale } from "#contract/shared/locale.ts";
import { textsUrl } from "#contract/urls/texts-url.ts";
import type { Texts, TextsByNamespace } from "./namespaces.ts";
import { createTextStore, type TextStore } from "./text-store.ts";
import { textsElement } from "./texts-element.ts";

declare global {
  interface ImportMetaEnv {
    /** Put there by the build. */
    readonly TEXTS_VERSION: string;
  }
}

/**
 * Starts from the texts that came with the page, so that the first render here has them too. Others are
 * fetched from an address that can be told from their name: a list of files, as the bundler writes it, would
 * be the largest part of this on every page.
 */
export function createBrowserTexts(): { store: TextStore; locale: Locale } {
  const texts = JSON.parse(textsElement()?.textContent || "{}") as TextsByNamespace;
  const locale = parseLocale(document.documentElement.lang) ?? defaultLocale;
  const store = createTextStore({ [locale]: texts }, async (wanted, namespace) => {
    const url = textsUrl(import.meta.env.TEXTS_VERSION, wanted, namespace);
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${response.status} for ${url}`);
    return (await response.json()) as Texts;
  });
  return { store, locale };
}
