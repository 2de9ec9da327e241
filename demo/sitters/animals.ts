import type { Dice } from "#art/seed.ts";
import {
  type AnimalCategory,
  animalCategories,
  type Level,
  type Size,
} from "#contract/shared/animals.ts";
import { drawBreed, type PetLook } from "#demo/animals/breeds.ts";
import { petNames } from "#demo/animals/pet-names.ts";
import type { HomePlace } from "#demo/places/home-places.ts";
import { oneOf, someOf, whole } from "#demo/rolls.ts";
import type { Life } from "./lives.ts";

export type OwnAnimal = { category: AnimalCategory; name: string; years: number };

/** Which animals somebody looks after, and why not the others. */
export type Focus = "dogs" | "cats" | "both" | "small" | "country";

export function drawFocus(roll: Dice, place: HomePlace, life: Life): Focus {
  const rural = place.thousands <= 12;
  return roll.weigh<Focus>([
    ["both", 38],
    ["small", 28],
    ["dogs", life === "professional" ? 30 : 14],
    ["cats", life === "parent" ? 4 : 13],
    ["country", rural ? 30 : 0],
  ]);
}

const inOrder = (wanted: Iterable<AnimalCategory>): AnimalCategory[] => {
  const set = new Set(wanted);
  return animalCategories.filter((category) => set.has(category));
};

export function drawAnimals(roll: Dice, focus: Focus): AnimalCategory[] {
  const some = (list: AnimalCategory[], most: number) => someOf(roll, list, whole(roll, 0, most));
  if (focus === "dogs") return ["dog"];
  if (focus === "cats") return inOrder(["cat", ...some(["rabbit", "rodent", "bird", "fish"], 2)]);
  if (focus === "both") return inOrder(["dog", "cat", ...some(["rabbit", "fish"], 1)]);
  if (focus === "country") {
    const stable: AnimalCategory = oneOf(roll, ["horse", "farm"]);
    return inOrder(["dog", "cat", stable, ...some(["farm", "horse", "rabbit", "bird"], 3)]);
  }
  const more = some(["bird", "fish", "reptile"], 2);
  return inOrder([oneOf(roll, ["dog", "cat"]), "cat", "rabbit", "rodent", ...more]);
}

/** Their own, from among those they look after; two get along better than one. */
export function drawOwnAnimals(
  roll: Dice,
  animals: readonly AnimalCategory[],
  life: Life,
  garden: boolean,
): OwnAnimal[] {
  if (!roll.chance(life === "student" ? 0.28 : 0.62)) return [];
  const housed = animals.filter((animal) => garden || (animal !== "farm" && animal !== "horse"));
  const likely = housed.filter((animal) => animal === "dog" || animal === "cat");
  const first = roll.chance(0.75) && likely.length > 0 ? oneOf(roll, likely) : oneOf(roll, housed);
  const second = roll.chance(0.25) ? [oneOf(roll, housed)] : [];
  const taken = new Set<string>();
  return [first, ...second].map((category) => {
    const name = oneOf(
      roll,
      petNames[category].filter((each) => !taken.has(each)),
    );
    taken.add(name);
    return { category, name, years: whole(roll, 1, category === "rodent" ? 3 : 11) };
  });
}

export function drawSizes(roll: Dice, animals: readonly AnimalCategory[]): Size[] {
  if (!animals.includes("dog")) return [];
  return oneOf<Size[]>(roll, [
    ["SMALL", "MEDIUM", "LARGE"],
    ["SMALL", "MEDIUM", "LARGE"],
    ["SMALL", "MEDIUM"],
    ["SMALL", "MEDIUM"],
    ["MEDIUM", "LARGE"],
    ["SMALL"],
  ]);
}

export function drawEnergies(roll: Dice, life: Life): Level[] {
  if (life === "retired") return oneOf<Level[]>(roll, [["LOW", "MEDIUM"], ["LOW"]]);
  return oneOf<Level[]>(roll, [
    ["LOW", "MEDIUM", "HIGH"],
    ["LOW", "MEDIUM", "HIGH"],
    ["MEDIUM", "HIGH"],
    ["LOW", "MEDIUM"],
  ]);
}

/** Breeds they know well. */
export function drawRaces(roll: Dice, animals: readonly AnimalCategory[], years: number): string[] {
  const known = animals.filter((animal) => animal === "dog" || animal === "cat");
  const count = Math.min(5, Math.floor(years / 3));
  const races = new Set<string>();
  for (let left = count; left > 0 && known.length > 0; left -= 1) {
    races.add(drawBreed(roll, oneOf(roll, known)));
  }
  return [...races];
}

/** The animal in a sitter's pictures: their own, or one that stays with them. */
export function drawGuest(
  roll: Dice,
  animals: readonly AnimalCategory[],
  own: readonly OwnAnimal[],
  seed: number,
): PetLook {
  const likely = animals.filter((animal) => animal === "dog" || animal === "cat");
  // A fish beside its keeper would swim in the air.
  const furry = own.find(({ category }) => !["fish", "bird", "reptile"].includes(category));
  const category = furry?.category ?? oneOf(roll, likely.length > 0 ? likely : animals);
  return { category, breed: drawBreed(roll, category), seed };
}
