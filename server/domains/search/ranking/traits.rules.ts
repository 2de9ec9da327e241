import { professionalTypes } from "#contract/profile-parts.ts";
import type { SitterWishes } from "#contract/search.ts";
import { animalCategories } from "#contract/shared/animals.ts";
import { serviceTypes, weekdays } from "#contract/shared/care.ts";

/**
 * What a sitter has or is, a bit each in one number, so that a wish is one comparison. Which bit
 * means what is decided here alone; when it changes, the rows are made anew at the next start.
 */
export const traitBits = {
  services: bitsFrom(0, serviceTypes),
  animals: bitsFrom(6, animalCategories),
  days: bitsFrom(15, weekdays),
  professional: bitsFrom(22, professionalTypes),
  gender: bitsFrom(24, ["MALE", "FEMALE"]),
  /** Absent: not answered, which is neither. */
  medication: bitsFrom(26, ["true", "false"]),
  hasAnimals: bitsFrom(28, ["true", "false"]),
} as const;

type Bits<Value extends string> = Readonly<Record<Value, number>>;

function bitsFrom<Value extends string>(first: number, values: readonly Value[]): Bits<Value> {
  return Object.fromEntries(values.map((value, index) => [value, 1 << (first + index)])) as Record<
    Value,
    number
  >;
}

export function maskOf<Value extends string>(bits: Bits<Value>, values: readonly Value[]): number {
  return values.reduce((mask, value) => mask | bits[value], 0);
}

/** All of `all`, and at least one of each of `anyOf`. */
export type TraitWishes = { all: number; anyOf: number[] };

export function traitWishes(wishes: SitterWishes): TraitWishes {
  const { gender, experienceWithMedication: medication, sitterHasAnimals: animals } = wishes;
  const answer = (value: boolean) => (value ? "true" : "false");
  const all =
    maskOf(traitBits.animals, wishes.animalCategories ?? []) |
    maskOf(traitBits.days, wishes.dayAvailabilities ?? []) |
    maskOf(traitBits.gender, gender ? [gender] : []) |
    maskOf(traitBits.medication, medication === undefined ? [] : [answer(medication)]) |
    maskOf(traitBits.hasAnimals, animals === undefined ? [] : [answer(animals)]);
  const anyOf = [
    maskOf(traitBits.services, wishes.serviceTypes ?? []),
    maskOf(traitBits.professional, wishes.professionalServices ?? []),
  ].filter((mask) => mask !== 0);
  return { all, anyOf };
}

/**
 * 1 for who has all of the first, and some of each of the others; 0 for others. By shifting the sign
 * of a number instead of comparing; the bits above leave room for it.
 */
export function fitOf(traits: number, all: number, someOf: number, orSomeOf: number): number {
  const lacksNothing = ((all & ~traits) - 1) >>> 31;
  const hasSome = -(traits & someOf) >>> 31;
  const hasOthers = -(traits & orSomeOf) >>> 31;
  return lacksNothing & hasSome & hasOthers;
}
