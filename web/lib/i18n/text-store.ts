import type { Locale } from "#contract/shared/locale.ts";
import { formatNumber } from "#web/lib/text/formatting.ts";
import type { Namespace, Texts, TextsByNamespace } from "./namespaces.ts";
import type { TextValues, Translate } from "./text-keys.ts";

export type LoadTexts = (locale: Locale, namespace: Namespace) => Promise<Texts>;

export type TextStore = ReturnType<typeof createTextStore>;

/**
 * The texts that are at hand, by language and namespace. Others are fetched when they are first asked
 * for. There is no language to fall back on: a test keeps the keys of both equal.
 */
export function createTextStore(
  given: Partial<Record<Locale, TextsByNamespace>>,
  load: LoadTexts = noTexts,
) {
  const known = new Map<string, Texts>();
  const flat = new Map<string, FlatTexts>();
  const coming = new Map<string, Promise<void>>();
  const translators = new Map<string, AnyTranslate>();
  const keyOf = (locale: Locale, namespace: Namespace) => `${locale}/${namespace}`;

  function add(locale: Locale, namespace: Namespace, texts: Texts) {
    known.set(keyOf(locale, namespace), texts);
  }

  /** When they are first read: a page that comes to life should not wait for texts of its lower half. */
  function flatTexts(key: string): FlatTexts {
    const made = flat.get(key) ?? flattenTexts(known.get(key) ?? {});
    if (known.has(key)) flat.set(key, made);
    return made;
  }

  for (const [locale, texts] of Object.entries(given) as [Locale, TextsByNamespace][]) {
    for (const [namespace, each] of Object.entries(texts))
      add(locale, namespace as Namespace, each);
  }

  function fetchTexts(locale: Locale, namespace: Namespace): Promise<void> {
    const key = keyOf(locale, namespace);
    const there = coming.get(key);
    if (there) return there;
    const promise = load(locale, namespace).then((texts) => add(locale, namespace, texts));
    coming.set(key, promise);
    // Asked for again the next time, instead of failing for good.
    promise.catch(() => coming.delete(key));
    return promise;
  }

  return {
    /** For texts that came with the page null, for others the same promise each time, also later on. */
    fetched(locale: Locale, namespace: Namespace): Promise<void> | null {
      const key = keyOf(locale, namespace);
      return known.has(key) && !coming.has(key) ? null : fetchTexts(locale, namespace);
    },

    /** In another language whatever has been used so far. */
    async fetchAll(locale: Locale): Promise<void> {
      const used = [...known.keys()].map((key) => key.slice(key.indexOf("/") + 1) as Namespace);
      const missing = [...new Set(used)].filter(
        (namespace) => !known.has(keyOf(locale, namespace)),
      );
      await Promise.all(missing.map((namespace) => fetchTexts(locale, namespace)));
    },

    /** The same function for the same question, so that effects may depend on it. */
    translator<First extends Namespace, Others extends Namespace = never>(
      locale: Locale,
      first: First,
    ): Translate<First, Others> {
      const key = keyOf(locale, first);
      const made = translators.get(key);
      if (made) return made;
      const translator: AnyTranslate = (asked, values) => {
        const cut = asked.indexOf(":");
        const namespace = cut === -1 ? first : (asked.slice(0, cut) as Namespace);
        const texts = flatTexts(keyOf(locale, namespace));
        return translate(texts, locale, asked.slice(cut + 1), values);
      };
      translators.set(key, translator);
      return translator;
    },
  };
}

/** Takes any key; which ones there are, its user's type says. */
type AnyTranslate = (key: string, values?: TextValues) => string;

const noTexts: LoadTexts = (locale, namespace) =>
  Promise.reject(new Error(`no texts for ${locale}/${namespace}`));

/** Texts by their whole key: `nav.login`. */
type FlatTexts = ReadonlyMap<string, string>;

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
