import { createContext } from "react";
import { defaultLocale, type Locale } from "#contract/shared/locale.ts";
import { createTextStore, type TextStore } from "./text-store.ts";

export type TextsInUse = {
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
