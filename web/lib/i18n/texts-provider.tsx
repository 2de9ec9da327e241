import { type ReactNode, startTransition, useMemo, useState } from "react";
import type { Locale } from "#contract/shared/locale.ts";
import type { TextStore } from "./text-store.ts";
import { TextsContext } from "./use-translation.ts";

export type TextsProviderProps = { store: TextStore; locale: Locale; children: ReactNode };

/**
 * The language is a state of React's, not of the store: a part of the page that React has not taken
 * over yet is first taken over in the language that the server wrote it in, and then changes.
 */
export function TextsProvider({ store, locale: first, children }: TextsProviderProps) {
  const [locale, setLocale] = useState(first);
  const texts = useMemo(
    () => ({
      store,
      locale,
      changeLocale: (next: Locale) => startTransition(() => setLocale(next)),
    }),
    [store, locale],
  );
  return <TextsContext value={texts}>{children}</TextsContext>;
}
