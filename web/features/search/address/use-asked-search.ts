import { createContext, use, useLayoutEffect, useState, useSyncExternalStore } from "react";
import { type AskedSearch, createAskedSearch } from "./asked-search.ts";
import type { Search } from "./search.ts";

/** One for all parts of the screen. */
export const AskedSearchContext = createContext<AskedSearch | null>(null);

/** In the screen itself, which gets the answers. */
export function useAnswers(search: Search): AskedSearch {
  const [asked] = useState(() => createAskedSearch(search));
  useLayoutEffect(() => asked.show(search), [asked, search]);
  return asked;
}

/** In its parts: what to show as chosen. */
export function useAsked(): Search {
  const asked = useAskedSearch();
  return useSyncExternalStore(asked.subscribe, asked.get, asked.get);
}

export function useAskedSearch(): AskedSearch {
  const asked = use(AskedSearchContext);
  if (!asked) throw new Error("A part of the search screen stands outside of it.");
  return asked;
}
