import type { AnimalCategory } from "../shared/animals.ts";
import type { ServiceType } from "../shared/care.ts";
import type { Locale } from "../shared/locale.ts";

export type SearchWord = Readonly<Record<Locale, string>> & {
  /** Further names, which lead to the same search. */
  readonly also?: readonly string[];
  readonly filters: {
    animalCategories?: AnimalCategory[];
    serviceTypes?: ServiceType[];
  };
};

/**
 * Words that stand for an animal or a service, where an address otherwise has a place. People look
 * for them by these names: `/zoeken/hondenoppas/3511`, `/search/dog-sitter/3511`.
 */
export const searchWords = [
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
] as const satisfies readonly SearchWord[];

/** A word by its Dutch name. */
export type SearchWordKey = (typeof searchWords)[number]["nl"];
