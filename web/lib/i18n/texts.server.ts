import { type Locale, locales } from "#contract/shared/locale.ts";
import {
  commonNamespaces,
  type Namespace,
  type Texts,
  type TextsByNamespace,
} from "./namespaces.ts";
import { createTextStore } from "./text-store.ts";

/** The server has all texts at hand; one store serves every request. */
const files = import.meta.glob<Texts>("/messages/*/*.json", { import: "default", eager: true });

export const serverTexts = createTextStore(
  Object.fromEntries(locales.map((locale) => [locale, textsOf(locale)])),
);

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

function textsOf(locale: Locale): TextsByNamespace {
  const folder = `/messages/${locale}/`;
  return Object.fromEntries(
    Object.entries(files)
      .filter(([path]) => path.startsWith(folder))
      .map(([path, texts]) => [path.slice(folder.length, -".json".length), texts]),
  );
}
