import { tile } from "./animals.ts";
import { paper } from "./paper.ts";
import { portrait } from "./people.ts";
import { beach, bowl, garden, nap, park } from "./scenes/days.ts";
import { framed } from "./scenes.ts";
import type { Choices } from "./seed.ts";
import { dice } from "./seed.ts";
import { sitterFor } from "./variety/people.ts";
import type { PetCategory } from "./variety/pets.ts";
import { dogLookFor, petFigures } from "./variety/pets.ts";
import type { PortraitWish } from "./variety/wishes.ts";

/** A person nobody knows: the same seed and wishes always give the same face. */
export function portraitFor(seed: number, wishes: PortraitWish = {}): string {
  return portrait(`p${seed}`, sitterFor(dice(seed), wishes));
}

// Water animals keep to cool grounds; the others take any that no coat is made of.
const grounds: Choices<string> = [
  paper.mint,
  paper.butter,
  paper.sky,
  paper.rose,
  paper.leaf,
  paper.pond,
  paper.green,
];
const waters: Choices<string> = [paper.sky, paper.mint, paper.pond];

/** A pet nobody has: the same category and seed always give the same animal. */
export function petFor(category: PetCategory, seed: number): string {
  const roll = dice(seed);
  const figure = petFigures[category](roll);
  return tile(`${category}${seed}`, roll.pick(category === "fish" ? waters : grounds), figure);
}

const days = { park, beach, bowl, garden, nap } as const;

export type DogDay = keyof typeof days;

/** A picture from the day of the dog that `petFor("dog", seed)` shows: it has the same coat. */
export function dogDayFor(day: DogDay, seed: number): string {
  return framed(`${day}${seed}`, days[day](dogLookFor(dice(seed))));
}
