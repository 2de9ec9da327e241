import { toCamelCase } from "#contract/shared/validation/casing.ts";
import { readWrittenDay } from "#web/lib/time/written-day.ts";
import { readSearch } from "./read-search.ts";
import { type FilterKey, filtersOf, type Search, type SearchKind } from "./search.ts";
import { formMark, placeName, vacationNames } from "./search-words.ts";

export type SearchForm = {
  /** As it was typed, for which a place is still to be found; null when the form doesn't ask. */
  place: string | null;
  search: Search;
};

/**
 * A search sent by a plain form, without scripts: a parameter for each field, in the wire's names,
 * beside the `filters` that the form has no field for. Null when the address is no such form's.
 */
export function readForm(
  kind: SearchKind,
  path: { query?: string; postalCode?: string },
  fields: URLSearchParams,
): SearchForm | null {
  const given = readFilterFields(kind, fields);
  const place = fields.get(placeName)?.trim().slice(0, 80) ?? null;
  if (!given && place === null && !fields.has(formMark)) return null;
  const rest = readSearch(kind, { filters: fields.get("filters") }).search.filters;
  const { filters } = readSearch(kind, { filters: JSON.stringify({ ...rest, ...given }) }).search;
  // A word in the path shows in the form as ticked boxes; unticked, it is no longer meant.
  const { where } = readSearch(kind, { ...path, filters: null }).search;
  // Another place is typed; an emptied field leaves the choice of the whole country, if it was one.
  const kept = where.country ? { country: where.country } : {};
  return { place, search: { where: place === null ? where : kept, filters } };
}

const lists: readonly FilterKey[] = [
  "animalCategories",
  "serviceTypes",
  "dayAvailabilities",
  "professionalServices",
  "races",
  "diplomas",
];
/** What browsers send for a box without a value of its own, and for the buttons yes and no. */
const ticked = ["on", "yes", "1", "true"];
/** The button that asks for nothing. */
const anything = ["", "any"];
const numbers: readonly FilterKey[] = ["distance", "page", "maxPriceCents"];
const flags: readonly FilterKey[] = ["experienceWithMedication", "sitterHasAnimals"];

/** What the fields of a plain form ask for; null when it has none of them. Not checked by anything. */
export function readFilterFields(
  kind: SearchKind,
  fields: URLSearchParams,
): Record<string, unknown> | null {
  const given: Record<string, unknown> = {};
  let isGiven = false;
  for (const name of new Set(fields.keys())) {
    const key = toCamelCase(name) as FilterKey;
    if (!filtersOf[kind].includes(key)) continue;
    isGiven = true;
    const values = fields.getAll(name).filter((value) => !anything.includes(value));
    if (values.length > 0) given[key] = readValue(key, values);
  }
  const [from, to] = [vacationNames.from, vacationNames.to].map((name) =>
    readWrittenDay(fields.get(name) ?? ""),
  );
  if (from && to) given.vacations = [`${from}/${to}`];
  return isGiven || given.vacations ? given : null;
}

function readValue(key: FilterKey, values: string[]): unknown {
  if (lists.includes(key)) return values;
  const [first = ""] = values;
  if (key === "from" || key === "to") return readWrittenDay(first);
  if (flags.includes(key)) return ticked.includes(first);
  return numbers.includes(key) ? Number(first) : first;
}
