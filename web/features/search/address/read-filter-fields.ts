import { toCamelCase } from "#contract/shared/validation/casing.ts";
import { readWrittenDay } from "#web/lib/time/written-day.ts";
import { vacationNames } from "./form-names.ts";
import { type FilterKey, filtersOf, type SearchKind } from "./search.ts";

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
