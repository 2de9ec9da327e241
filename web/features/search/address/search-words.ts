import type { Locale } from "#contract/shared/locale.ts";
import type { Filters } from "./search.ts";

/**
 * Words that stand for an animal or a service, where an address otherwise has a place. People look
 * for them by these names: `/zoeken/hondenoppas/3511`, `/search/dog-sitter/3511`.
 */
type WordFilters = Pick<Filters, "animalCategories" | "serviceTypes">;
type SearchWord = Record<Locale, string> & { also?: readonly string[]; filters: WordFilters };

const words: readonly SearchWord[] = [
  { nl: "hondenoppas", en: "dog-sitter", filters: { animalCategories: ["dog"] } },
  { nl: "kattenoppas", en: "cat-sitter", filters: { animalCategories: ["cat"] } },
  { nl: "konijnenoppas", en: "rabbit-sitter", filters: { animalCategories: ["rabbit"] } },
  {
    nl: "knaagdierenoppas",
    en: "rodent-sitter",
    also: ["caviaoppas", "hamsteroppas", "guinea-pig-sitter", "hamster-sitter"],
    filters: { animalCategories: ["rodent"] },
  },
  { nl: "vogeloppas", en: "bird-sitter", filters: { animalCategories: ["bird"] } },
  { nl: "vissenoppas", en: "fish-sitter", filters: { animalCategories: ["fish"] } },
  {
    nl: "reptielenoppas",
    en: "reptile-sitter",
    also: ["slangenoppas", "snake-sitter"],
    filters: { animalCategories: ["reptile"] },
  },
  { nl: "paardenoppas", en: "horse-sitter", filters: { animalCategories: ["horse"] } },
  {
    nl: "boerderijoppas",
    en: "farm-sitter",
    also: ["kippenoppas", "chicken-sitter"],
    filters: { animalCategories: ["farm"] },
  },
  {
    nl: "hondenuitlaatservice",
    en: "dog-walker",
    also: ["hondenuitlater", "hond-uitlaten", "dog-walking"],
    filters: { animalCategories: ["dog"], serviceTypes: ["dog_walking_service"] },
  },
  {
    nl: "hondenopvang",
    en: "dog-daycare",
    also: ["hondendagopvang"],
    filters: { animalCategories: ["dog"], serviceTypes: ["daycare_at_sitter_home"] },
  },
  {
    nl: "hondenpension",
    en: "dog-boarding",
    also: ["hond-uit-logeren"],
    filters: { animalCategories: ["dog"], serviceTypes: ["day_and_night_at_sitter_home"] },
  },
  {
    nl: "kattenpension",
    en: "cat-boarding",
    filters: { animalCategories: ["cat"], serviceTypes: ["day_and_night_at_sitter_home"] },
  },
  {
    nl: "oppas-aan-huis",
    en: "house-sitter",
    also: ["huisoppas", "house-sitting"],
    filters: {
      serviceTypes: ["house_visit", "sitter_at_owner_home", "day_and_night_care_at_owner_home"],
    },
  },
];

const known = new Map(
  words.flatMap((word) => [word.nl, word.en, ...(word.also ?? [])].map((name) => [name, word])),
);

/** The key of a word, which is its Dutch name; null for what may be a place. */
export function findWord(name: string): string | null {
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
export function wordFor(filters: WordFilters): string | null {
  return words.find(({ nl }) => fitsWord(nl, filters))?.nl ?? null;
}
