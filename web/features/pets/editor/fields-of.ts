import type { AnimalCategory } from "#contract/shared/animals.ts";

/** What may be asked about a pet besides its name and what it is. */
export type PetField =
  | "race"
  | "gender"
  | "birthDate"
  | "size"
  | "weightGrams"
  | "neutered"
  | "chipNumber"
  | "vaccinatedUntil"
  | "medication"
  | "energy"
  | "friendlyToDogs"
  | "friendlyToCats"
  | "friendlyToChildren"
  | "hoursAlone"
  | "character"
  | "feeding"
  | "walking";

/** Everybody eats, may be ill, and is somebody. */
const always = ["race", "medication", "character", "feeding"] as const satisfies PetField[];
const grown = ["gender", "birthDate", "weightGrams"] as const satisfies PetField[];
const vet = ["neutered", "chipNumber", "vaccinatedUntil"] as const satisfies PetField[];
const company = [
  "friendlyToDogs",
  "friendlyToCats",
  "friendlyToChildren",
] as const satisfies PetField[];

/** Nobody walks a fish, chips a hamster or asks a horse for its size. */
const fields: Record<AnimalCategory, ReadonlySet<PetField>> = {
  dog: new Set([
    ...always,
    ...grown,
    ...vet,
    ...company,
    "size",
    "energy",
    "hoursAlone",
    "walking",
  ]),
  cat: new Set([...always, ...grown, ...vet, ...company, "energy", "hoursAlone", "walking"]),
  rabbit: new Set([...always, ...grown, ...vet, ...company]),
  rodent: new Set([...always, ...grown, ...company, "neutered"]),
  bird: new Set([...always, ...grown, ...company, "hoursAlone"]),
  fish: new Set(always),
  reptile: new Set([...always, ...grown, "friendlyToChildren"]),
  horse: new Set([
    ...always,
    ...grown,
    ...vet,
    "energy",
    "friendlyToDogs",
    "friendlyToChildren",
    "walking",
  ]),
  farm: new Set([...always, ...grown, "vaccinatedUntil", "friendlyToDogs", "friendlyToChildren"]),
};

const none: ReadonlySet<PetField> = new Set();

/** The fields that fit this kind of animal; none before it is known. */
export function fieldsOf(category: AnimalCategory | null): ReadonlySet<PetField> {
  return category ? fields[category] : none;
}
