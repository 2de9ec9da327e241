import type { BackendModule, i18n } from "i18next";
import { defaultLocale, parseLocale } from "#contract/shared/locale.ts";
import { createI18n } from "./create-i18n.ts";
import type { Texts, TextsByNamespace } from "./namespaces.ts";
import { textsElement } from "./texts-element.ts";

/** One chunk a language and namespace; fetched when a screen first asks for it. */
const files = import.meta.glob<Texts>("/messages/*/*.json", { import: "default" });

const lazyTexts: BackendModule = {
  type: "backend",
  init() {},
  read(locale, namespace, done) {
    const load = files[`/messages/${locale}/${namespace}.json`];
    if (!load) return done(new Error(`no texts for ${locale}/${namespace}`), false);
    load().then(
      (texts) => done(null, texts),
      (error: Error) => done(error, false),
    );
  },
};

/** Starts from the texts that came with the page, so that the first render here has them too. */
export function createBrowserI18n(): i18n {
  const texts = JSON.parse(textsElement()?.textContent || "{}") as TextsByNamespace;
  return createI18n(parseLocale(document.documentElement.lang) ?? defaultLocale, texts, lazyTexts);
}
