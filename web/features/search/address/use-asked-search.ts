import { createContext, use, useLayoutEffect, useState, useSyncExternalStore } from "react";
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

/**
 * What was asked for last, which may be ahead of what is shown. Somebody who ticks two boxes in a row
 * means both: the second builds on the first, although the list has followed neither yet.
 */
type AskedSearch = ReturnType<typeof createAskedSearch>;

export function createAskedSearch(first: Search) {
  let shown = first;
  let asked = { search: first, isSettled: true };
  const listeners = new Set<() => void>();

  function set(next: typeof asked) {
    asked = next;
    for (const listener of listeners) listener();
  }

  return {
    get: () => asked.search,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Counts until it is answered, or until something else is asked for. */
    ask(search: Search, underWay: Promise<unknown>): void {
      const shownBefore = shown;
      const mine = { search, isSettled: false };
      set(mine);
      const settle = () => {
        if (asked !== mine) return;
        mine.isSettled = true;
        // Drawn already: by this answer, or by another one that came in between.
        if (shown !== shownBefore) set({ search: shown, isSettled: true });
      };
      underWay.then(settle, settle);
    },
    /** A list has come, asked for here or by a link. An answer of before must not undo what came after. */
    show(search: Search): void {
      if (search === shown) return;
      shown = search;
      if (asked.isSettled) set({ search, isSettled: true });
    },
  };
}
