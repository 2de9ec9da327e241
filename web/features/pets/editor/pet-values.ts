import type { Pet } from "#contract/pets.ts";
import {
  type AnimalCategory,
  animalCategories,
  type Size,
  sizes,
} from "#contract/shared/animals.ts";
import { textIn, ticksIn } from "#web/lib/forms/plain-fields.ts";
import { yearsBefore } from "#web/lib/time/today.ts";
import { toIsoDay, typedDateIn } from "#web/ui/dates/typed-date.ts";
import { fieldsOf } from "./fields-of.ts";

/** A pet while it is being filled in, in short: what a sitter asks first. */
export type PetValues = {
  name: string;
  category: AnimalCategory | null;
  race: string | null;
  gender: "MALE" | "FEMALE" | null;
  size: Size | null;
  /** As far as typed. */
  birthDate: string;
  /** Whole years, for who doesn't know the date. */
  age: string;
  knowsDate: boolean;
};

export function petValues(pet: Pet | null): PetValues {
  return {
    name: pet?.name ?? "",
    category: pet?.category ?? null,
    race: pet?.race ?? null,
    gender: pet?.gender ?? null,
    size: pet?.size ?? null,
    birthDate: pet?.birthDate ?? "",
    age: "",
    knowsDate: true,
  };
}

/** The same from the fields of the page; breeds and ages need a script. */
export function readPet(fields: FormData): Partial<PetValues> {
  const name = textIn(fields, "pet-name");
  if (name === undefined) return {};
  const [category = null] = ticksIn(fields, "pet-category", animalCategories);
  const [gender = null] = ticksIn(fields, "pet-gender", ["FEMALE", "MALE"] as const);
  const [size = null] = ticksIn(fields, "pet-size", sizes);
  const birthDate = typedDateIn(fields, "pet-birthDate");
  const born = birthDate === undefined ? {} : { birthDate, knowsDate: true };
  return { name, category, gender, size, ...born };
}

/** Whether anything was filled in that would be a pity to lose. */
export function isBegun({ name, category, race, birthDate, age }: PetValues): boolean {
  return [name.trim(), category, race, birthDate, age].some(Boolean);
}

/** What goes to the server: empty takes away what an earlier version had. */
export function petBody(values: PetValues, today: string) {
  const { name, category, race, gender, size } = values;
  // Sizes are for dogs; of a cat that was a dog a moment ago, none is left.
  const fits = fieldsOf(category);
  return {
    name,
    category: category ?? undefined,
    race: race ?? "",
    gender: fits.has("gender") ? (gender ?? "") : "",
    size: fits.has("size") ? (size ?? "") : "",
    birthDate: fits.has("birthDate") ? birthDateOf(values, today) : "",
  } as const;
}

/** From an age follows a day that is right to the year, which is as much as was said. */
function birthDateOf({ birthDate, age, knowsDate }: PetValues, today: string): string {
  if (knowsDate) return birthDate === "" ? "" : (toIsoDay(birthDate) ?? birthDate);
  return /^\d{1,3}$/.test(age.trim()) ? yearsBefore(today, Number(age)) : age.trim();
}

export function petDraftKey(pet: { id: number } | null): string {
  return `reg-petForm-${pet?.id ?? "new"}`;
}
