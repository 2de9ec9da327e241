import type { Locale } from "#contract/shared/locale.ts";
import { type SearchWord, type SearchWordKey, searchWords } from "#contract/urls/search-words.ts";
import type { Filters } from "./search.ts";

type WordFilters = Pick<Filters, "animalCategories" | "serviceTypes">;

const words: readonly (SearchWord & { nl: SearchWordKey })[] = searchWords;

const known = new Map(
  words.flatMap((word) => [word.nl, word.en, ...(word.also ?? [])].map((name) => [name, word])),
);

/** The key of a word, which is its Dutch name; null for what may be a place. */
export function findWord(name: string): SearchWordKey | null {
  return known.get(name.toLowerCase())?.nl ?? null;
}

export function filtersOfWord(key: string): WordFilters {
  return known.get(key)?.filters ?? {};
}

/** As it stands in an address in this language. */
export function wordIn(key: string, locale: Locale): string {
  return known.get(key)?.[locale] ?? key;
}

/** Whether a word still says all of what is asked for of its animals and services. */
export function fitsWord(key: string, filters: Filters): boolean {
  const wanted = filtersOfWord(key);
  const same = (a: readonly string[] = [], b: readonly string[] = []) =>
    a.length === b.length && a.every((each) => b.includes(each));
  return (
    same(wanted.animalCategories, filters.animalCategories) &&
    same(wanted.serviceTypes, filters.serviceTypes)
  );
}

/** The word for one animal, or for one animal and one service: what a page may be linked by. */
export function wordFor(filters: WordFilters): SearchWordKey | null {
  return words.find(({ nl }) => fitsWord(nl, filters))?.nl ?? null;
}

/** `3511`, `3511ab` and `3511 AB`: as it stands in an address, `3511AB`. */
export function readPostalCode(text: string): string | null {
  const code = text.replace(/\s/g, "").toUpperCase();
  return /^[1-9]\d{3}([A-Z]{2})?$/.test(code) ? code : null;
}

/** What is typed into the field for a place. */
export const placeName = "place";
/** Says that a form was sent, also when every box in it was left empty. */
export const formMark = "form";
export const vacationNames = { from: "vacation_from", to: "vacation_to" } as const;
