import type { Diploma, Race } from "#contract/catalogue.ts";
import type { AnimalCategory } from "#contract/shared/animals.ts";
import { type Locale, localeTags } from "#contract/shared/locale.ts";
import { unique } from "#contract/shared/validation/inputs.ts";
import { birds } from "./birds.ts";
import { cats } from "./cats.ts";
import { diplomas } from "./diplomas.ts";
import { dogs } from "./dogs.ts";
import { farmAnimals } from "./farm-animals.ts";
import { fish } from "./fish.ts";
import { horses } from "./horses.ts";
import type { NamedCode } from "./named-code.ts";
import { rabbits } from "./rabbits.ts";
import { reptiles } from "./reptiles.ts";
import { rodents } from "./rodents.ts";

export type Catalogue = { races: Race[]; diplomas: Diploma[] };

const breeds: Record<AnimalCategory, readonly NamedCode[]> = {
  dog: dogs,
  cat: cats,
  rabbit: rabbits,
  rodent: rodents,
  bird: birds,
  fish,
  reptile: reptiles,
  horse: horses,
  farm: farmAnimals,
};

const categories = Object.entries(breeds) as [AnimalCategory, readonly NamedCode[]][];
const categoryByRace = new Map(
  categories.flatMap(([category, list]) => list.map(([code]) => [code, category] as const)),
);
const diplomaCodes = new Set(diplomas.map(([code]) => code));
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
  const nameOf = ([, nl, en]: NamedCode) => (locale === "nl" ? nl : en);
  return {
    races: categories
      .flatMap(([category, list]) =>
        list.map((entry) => {
          const [code, nl, en, called = []] = entry;
          const name = nameOf(entry);
          const otherNames = unique([nl, en, ...called]).filter((each) => each !== name);
          return { code, category, name, ...(otherNames.length > 0 ? { otherNames } : {}) };
        }),
      )
      .sort(byName),
    diplomas: diplomas.map((entry) => ({ code: entry[0], name: nameOf(entry) })).sort(byName),
  };
}
