import type { Locale } from "#contract/shared/locale.ts";
import { formatNumber } from "#web/lib/text/formatting.ts";
import type { Texts } from "./namespaces.ts";
import type { TextValues } from "./text-keys.ts";

/** Texts by their whole key: `nav.login`. */
export type FlatTexts = ReadonlyMap<string, string>;

export function flattenTexts(texts: Texts): FlatTexts {
  const flat = new Map<string, string>();
  function add(tree: Texts, prefix: string) {
    for (const [key, value] of Object.entries(tree)) {
      if (typeof value === "string") flat.set(prefix + key, value);
      else add(value as Texts, `${prefix}${key}.`);
    }
  }
  add(texts, "");
  return flat;
}

const plurals: Partial<Record<Locale, Intl.PluralRules>> = {};

/**
 * A text with its values filled in. With a `count` the form for that number: `key_one`, `key_other`,
 * and for none `key_zero` where there is one. What is not there shows as its key.
 */
export function translate(
  texts: FlatTexts,
  locale: Locale,
  key: string,
  values?: TextValues,
): string {
  const text = formOf(texts, locale, key, values?.count) ?? texts.get(key);
  if (text === undefined) return key;
  return values && text.includes("{{") ? fill(text, values) : text;
}

function formOf(texts: FlatTexts, locale: Locale, key: string, count: unknown): string | undefined {
  if (typeof count !== "number") return undefined;
  plurals[locale] ??= new Intl.PluralRules(locale);
  const none = count === 0 ? texts.get(`${key}_zero`) : undefined;
  return none ?? texts.get(`${key}_${plurals[locale].select(count)}`);
}

function fill(text: string, values: TextValues): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_braces, name: string) => {
    const value = values[name] ?? "";
    // What is counted is written as numbers are; a year or a time is none.
    const isCounted = name === "count" && Number.isInteger(value);
    return isCounted ? formatNumber(Number(value)) : String(value);
  });
}
