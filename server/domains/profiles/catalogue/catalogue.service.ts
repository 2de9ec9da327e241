import type { Diploma, Race } from "#contract/catalogue.ts";
import type { AnimalCategory } from "#contract/shared/animals.ts";
import { type Locale, localeTags } from "#contract/shared/locale.ts";
import { unique } from "#contract/shared/validation/inputs.ts";
import breedsData from "./breeds.json" with { type: "json" };
import diplomas from "./diplomas.json" with { type: "json" };

export type Catalogue = { races: Race[]; diplomas: Diploma[] };

/** A word of the trade. Its code is kept in rows and never changes; breeds of different kinds share none. */
type NamedCode = {
  code: string;
  nl: string;
  en: string;
  /** What else people call it, in either language. */
  also?: readonly string[];
};

/**
 * With the rodents are the other small animals that live in a hutch, with the reptiles the amphibians that
 * are kept in the same way, with the horses the donkey and the mule.
 */
const breeds: Record<AnimalCategory, readonly NamedCode[]> = breedsData;

const categories = Object.entries(breeds) as [AnimalCategory, readonly NamedCode[]][];
const categoryByRace = new Map(
  categories.flatMap(([category, list]) => list.map(({ code }) => [code, category] as const)),
);
const diplomaCodes = new Set(diplomas.map(({ code }) => code));
const inLanguage = new Map<Locale, Catalogue>();

export function getCatalogue({ locale }: { locale: Locale }): Catalogue {
  const made = inLanguage.get(locale) ?? makeCatalogue(locale);
  inLanguage.set(locale, made);
  return made;
}

/** The kind of animal that a breed is; null for a code that is none. */
export function findRaceCategory(code: string): AnimalCategory | null {
  return categoryByRace.get(code) ?? null;
}

export function isDiploma(code: string): boolean {
  return diplomaCodes.has(code);
}

function makeCatalogue(locale: Locale): Catalogue {
  const collator = new Intl.Collator(localeTags[locale]);
  const byName = (a: { name: string }, b: { name: string }) => collator.compare(a.name, b.name);
  return {
    races: categories
      .flatMap(([category, list]) =>
        list.map(({ code, nl, en, also = [] }) => {
          const name = locale === "nl" ? nl : en;
          const otherNames = unique([nl, en, ...also]).filter((each) => each !== name);
          return { code, category, name, ...(otherNames.length > 0 ? { otherNames } : {}) };
        }),
      )
      .sort(byName),
    // The English names are descriptions: these are what one can learn in the Netherlands.
    diplomas: diplomas
      .map(({ code, nl, en }) => ({ code, name: locale === "nl" ? nl : en }))
      .sort(byName),
  };
}
