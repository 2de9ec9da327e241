import type { ProfessionalType } from "#contract/profile-parts.ts";
import type { JobSort } from "#contract/requests/public-requests.ts";
import type { SitterSort } from "#contract/search.ts";
import type { AnimalCategory } from "#contract/shared/animals.ts";
import type { ServiceType, Weekday } from "#contract/shared/care.ts";
import type { Locale } from "#contract/shared/locale.ts";

/** Owners search sitters, sitters search requests: one screen, two kinds. */
export type SearchKind = "sitters" | "requests";

/**
 * What somebody asks for beyond the place in the address, with the names it has in the `filters`
 * parameter. Either kind of search has some of them; filtersOf says which.
 */
export type Filters = {
  animalCategories?: AnimalCategory[];
  serviceTypes?: ServiceType[];
  distance?: number;
  dayAvailabilities?: Weekday[];
  /** The days a sitter must be free: `2026-12-20/2027-01-03`. */
  vacations?: string[];
  /** The days between which care is needed. */
  from?: string;
  to?: string;
  experienceWithMedication?: boolean;
  gender?: "MALE" | "FEMALE";
  sitterHasAnimals?: boolean;
  professionalServices?: ProfessionalType[];
  maxPriceCents?: number;
  races?: string[];
  diplomas?: string[];
  latitude?: number;
  longitude?: number;
  latitudeEnd?: number;
  longitudeEnd?: number;
  sortBy?: SitterSort | JobSort;
  page?: number;
};
export type FilterKey = keyof Filters;

const ofBoth = [
  "animalCategories",
  "serviceTypes",
  "distance",
  "dayAvailabilities",
  "latitude",
  "longitude",
  "latitudeEnd",
  "longitudeEnd",
  "sortBy",
  "page",
] as const satisfies readonly FilterKey[];

/** In the order in which they stand in an address, so that equal searches have equal addresses. */
export const filtersOf: Record<SearchKind, readonly FilterKey[]> = {
  sitters: [
    "vacations",
    "experienceWithMedication",
    "gender",
    "sitterHasAnimals",
    "professionalServices",
    "maxPriceCents",
    "races",
    "diplomas",
    ...ofBoth,
  ],
  requests: ["from", "to", ...ofBoth],
};

/**
 * Where it starts: in a place, or round a postal code. Without any of these nobody has said where, which
 * is the whole country for guests and one's own address for who has one; `country` is the choice of all.
 */
export type Where = { slug?: string; postalCode?: string; country?: true };

/** As it stands in an address where a place would; few mean the hamlet of that name in Overijssel. */
export const countryWords: Record<Locale, string> = { nl: "nederland", en: "netherlands" };

export function isCountryName(slug: string): boolean {
  return Object.values(countryWords).includes(slug);
}

/** What words typed beside a place ask for. */
export type TypedWishes = Pick<Filters, "animalCategories" | "serviceTypes">;

export type Search = {
  where: Where;
  /** The key of the word that the address has instead of a place; see search-words.ts. */
  word?: string;
  /** All of them, those of the word included. */
  filters: Filters;
};

export const usualDistanceKm = 10;

/** Without what is the same as not asking. */
export function withoutDefaults(filters: Filters): Filters {
  const meant = Object.entries(filters).filter(
    ([key, value]) =>
      value !== undefined &&
      !(Array.isArray(value) && value.length === 0) &&
      !(key === "distance" && value === usualDistanceKm) &&
      !(key === "page" && value === 1),
  );
  return Object.fromEntries(meant) as Filters;
}

const ofTheMap = ["latitude", "longitude", "latitudeEnd", "longitudeEnd"] as const;
/** What says where and in which order, not what for. */
const notWishes: readonly FilterKey[] = ["sortBy", "page", "distance", ...ofTheMap];

/** Other wishes start at the first page again. */
export function withFilters(search: Search, changed: Filters): Search {
  const { page: _, ...kept } = search.filters;
  return { ...search, filters: withoutDefaults({ ...kept, ...changed }) };
}

/** What leads from the one to the other; what is no longer asked for has to be said too. */
export function changesBetween(before: Filters, after: Filters): Filters {
  const cleared = Object.keys(before).map((key) => [key, undefined]);
  return { ...Object.fromEntries(cleared), ...after };
}

/** Another place, with the same wishes. */
export function withPlace(search: Search, where: Where, point: Filters = {}): Search {
  const cleared = Object.fromEntries([...ofTheMap, "page"].map((key) => [key, undefined]));
  const filters = withoutDefaults({ ...search.filters, ...cleared, ...point });
  return { ...(search.word ? { word: search.word } : {}), where, filters };
}

/**
 * What was typed beside a place takes the seat of what was asked for of animals and of care. Who looks
 * for somebody for a cat no longer wants the dog to be walked.
 */
export function withTyped(filters: Filters, typed: TypedWishes): Filters {
  const { animalCategories = filters.animalCategories, serviceTypes = filters.serviceTypes } =
    typed;
  const isWithoutDogs = typed.animalCategories && !typed.animalCategories.includes("dog");
  return withoutDefaults({
    ...filters,
    animalCategories,
    serviceTypes: serviceTypes?.filter(
      (service) => !(isWithoutDogs && service === "dog_walking_service"),
    ),
  });
}

/** Without any wish, in the same place and the same order. */
export function withoutWishes({ where, filters }: Search): Search {
  const kept = Object.entries(filters).filter(
    ([key]) => key !== "page" && key !== "distance" && notWishes.includes(key as FilterKey),
  );
  return { where, filters: Object.fromEntries(kept) as Filters };
}

/** What the marks on a map must fit: all but where, how far and in which order. */
export function wishesOf(filters: Filters): Filters {
  return Object.fromEntries(
    Object.entries(filters).filter(([key]) => !notWishes.includes(key as FilterKey)),
  ) as Filters;
}

export function hasBox({ latitudeEnd, longitudeEnd }: Filters): boolean {
  return latitudeEnd !== undefined && longitudeEnd !== undefined;
}

/** A place in the address, or a point: something to be near to. */
export function hasMiddle({ where, filters }: Search): boolean {
  if (hasBox(filters)) return false;
  return Boolean(where.slug ?? where.postalCode) || filters.latitude !== undefined;
}

/* The lists of the contract again, without zod: they stand on the first page that people see. */

export const animalsInOrder = [
  "dog",
  "cat",
  "rabbit",
  "rodent",
  "bird",
  "fish",
  "reptile",
  "horse",
  "farm",
] as const satisfies readonly AnimalCategory[];

export const servicesInOrder = [
  "house_visit",
  "dog_walking_service",
  "sitter_at_owner_home",
  "day_and_night_care_at_owner_home",
  "daycare_at_sitter_home",
  "day_and_night_at_sitter_home",
] as const satisfies readonly ServiceType[];
