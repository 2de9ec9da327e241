import { createInstance } from "i18next";
import { type Locale, locales } from "#contract/shared/locale.ts";
import { productName } from "#contract/shared/product.ts";

type Tree = { [key: string]: string | Tree };
/** Several forms for several numbers are one text: the `count` chooses. */
type WithoutForm<Key extends string> = Key extends `${infer Text}_${"one" | "other"}` ? Text : Key;
type KeysOf<T> = {
  [Key in keyof T & string]: T[Key] extends string ? WithoutForm<Key> : `${Key}.${KeysOf<T[Key]>}`;
}[keyof T & string];

export type Texts<T> = (
  locale: Locale,
  key: KeysOf<T>,
  params?: Record<string, string | number>,
) => string;

/** The words of one file of messages, for what the server writes itself, such as mails. */
export function createTexts<T extends Tree>(resources: Record<Locale, T>): Texts<T> {
  const i18n = createInstance();
  void i18n.init({
    initAsync: false,
    resources: Object.fromEntries(
      locales.map((locale) => [locale, { translation: resources[locale] }]),
    ),
    // React escapes in HTML, and plain text needs no escaping.
    interpolation: { escapeValue: false, defaultVariables: { product: productName } },
  });
  const translators = { nl: i18n.getFixedT("nl"), en: i18n.getFixedT("en") };
  // i18next checks keys by types of its own, which know nothing of ours: `KeysOf` has checked them.
  return (locale, key, params) => String(translators[locale](key as never, { ...params } as never));
}
