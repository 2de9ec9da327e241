import type { Pet } from "#contract/pets.ts";
import type { Level } from "#contract/shared/animals.ts";
import { formatNumber } from "#web/lib/text/formatting.ts";
import { toIsoDay } from "#web/ui/dates/typed-date.ts";
import { parseNumber } from "#web/ui/forms/number-text.ts";
import { fieldsOf, type PetField } from "./fields-of.ts";
import { type PetValues, petBody, petValues } from "./pet-values.ts";

/** All of a pet while it is being filled in: the short form, and what a sitter needs to know besides. */
export type FullPetValues = PetValues & {
  /** In kilos, as typed. */
  weight: string;
  neutered: "yes" | "no" | null;
  chipNumber: string;
  /** As far as typed. */
  vaccinatedUntil: string;
  medication: string;
  energy: Level | null;
  friendlyToDogs: Level | null;
  friendlyToCats: Level | null;
  friendlyToChildren: Level | null;
  hoursAlone: string;
  character: string;
  feeding: string;
  walking: string;
  /** Ids of pictures that go when the form is saved. */
  removedImages: number[];
};

export const longTextMax = 1_000;
const heaviestGrams = 2_000_000;

export function fullPetValues(pet: Pet | null): FullPetValues {
  const { neutered, weightGrams, hoursAlone } = pet ?? {};
  return {
    ...petValues(pet),
    weight: weightGrams === undefined ? "" : kilos(weightGrams),
    neutered: neutered === undefined ? null : neutered ? "yes" : "no",
    chipNumber: pet?.chipNumber ?? "",
    vaccinatedUntil: pet?.vaccinatedUntil ?? "",
    medication: pet?.medication ?? "",
    energy: pet?.energy ?? null,
    friendlyToDogs: pet?.friendlyToDogs ?? null,
    friendlyToCats: pet?.friendlyToCats ?? null,
    friendlyToChildren: pet?.friendlyToChildren ?? null,
    hoursAlone: hoursAlone === undefined ? "" : String(hoursAlone),
    character: pet?.character ?? "",
    feeding: pet?.feeding ?? "",
    walking: pet?.walking ?? "",
    removedImages: [],
  };
}

/** Nothing after the comma that isn't there: 30 or 4,5 or 0,035. */
function kilos(grams: number): string {
  const decimals = [0, 1, 2].find((count) => grams % 10 ** (3 - count) === 0) ?? 3;
  return formatNumber(grams / 1_000, decimals);
}

/** What goes to the server: empty takes away what was there, and so does what doesn't fit the animal. */
export function fullPetBody(values: FullPetValues, today: string) {
  const fits = fieldsOf(values.category);
  const whenFits = <Value>(field: PetField, value: Value) => (fits.has(field) ? value : "");
  const { vaccinatedUntil, neutered } = values;
  return {
    ...petBody(values, today),
    weightGrams: whenFits("weightGrams", readGrams(values.weight) ?? ""),
    neutered: whenFits("neutered", neutered === null ? "" : neutered === "yes"),
    chipNumber: whenFits("chipNumber", bareChipNumber(values.chipNumber)),
    // What is no date goes as it was typed, so that it is refused and not forgotten.
    vaccinatedUntil: whenFits("vaccinatedUntil", toIsoDay(vaccinatedUntil) ?? vaccinatedUntil),
    medication: values.medication,
    energy: whenFits("energy", values.energy ?? ""),
    friendlyToDogs: whenFits("friendlyToDogs", values.friendlyToDogs ?? ""),
    friendlyToCats: whenFits("friendlyToCats", values.friendlyToCats ?? ""),
    friendlyToChildren: whenFits("friendlyToChildren", values.friendlyToChildren ?? ""),
    hoursAlone: whenFits("hoursAlone", values.hoursAlone.trim()),
    character: values.character,
    feeding: values.feeding,
    walking: whenFits("walking", values.walking),
  } as const;
}

/** Null for nothing; NaN for what is no weight that an animal can have. */
export function readGrams(kilosTyped: string): number | null {
  const bare = kilosTyped.replace(/\s*(kg|kilo'?s?)\.?\s*$/i, "");
  // As the whole site writes numbers, in both languages: a comma for what comes after the unit.
  const kilos = parseNumber(bare);
  if (kilos === null) return null;
  const grams = Math.round(kilos * 1_000);
  return grams >= 1 && grams <= heaviestGrams ? grams : Number.NaN;
}

/** Passports print it in groups. */
function bareChipNumber(typed: string): string {
  return typed.replace(/[\s.-]/g, "");
}
