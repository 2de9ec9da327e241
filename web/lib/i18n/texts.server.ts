import type { i18n } from "i18next";
import { type Locale, locales } from "#contract/shared/locale.ts";
import { createI18n } from "./create-i18n.ts";
import { commonNamespaces, type Namespace, type Texts } from "./namespaces.ts";

/** The server has all texts at hand; one instance a language serves every request. */
const files = import.meta.glob<Texts>("/messages/*/*.json", { import: "default", eager: true });

const instances = Object.fromEntries(
  locales.map((locale) => [locale, createI18n(locale, textsOf(locale))]),
) as Record<Locale, i18n>;

export function serverI18n(locale: Locale): i18n {
  return instances[locale];
}

const serialised = new Map<string, string>();

/** The texts that a page takes along, as JSON that is safe inside a script element. */
export function serialiseTexts(locale: Locale, namespaces: readonly Namespace[]): string {
  const wanted = [...new Set<Namespace>([...commonNamespaces, ...namespaces])];
  const key = [locale, ...wanted].join(" ");
  const known = serialised.get(key);
  if (known !== undefined) return known;
  const texts = Object.fromEntries(
    wanted.map((namespace) => [namespace, files[`/messages/${locale}/${namespace}.json`] ?? {}]),
  );
  const json = JSON.stringify(texts).replaceAll("<", "\\u003c");
  serialised.set(key, json);
  return json;
}

function textsOf(locale: Locale): Record<string, Texts> {
  const folder = `/messages/${locale}/`;
  return Object.fromEntries(
    Object.entries(files)
      .filter(([path]) => path.startsWith(folder))
      .map(([path, texts]) => [path.slice(folder.length, -".json".length), texts]),
  );
}
