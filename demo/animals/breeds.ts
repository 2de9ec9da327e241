import { bird } from "#art/animals/bird.ts";
import { cat } from "#art/animals/cat.ts";
import { type DogLook, dog } from "#art/animals/dog.ts";
import { chicken, goat, pig, sheep } from "#art/animals/farm.ts";
import { fish } from "#art/animals/fish.ts";
import { horse } from "#art/animals/horse.ts";
import { rabbit } from "#art/animals/rabbit.ts";
import { gecko, snake, tortoise } from "#art/animals/reptile.ts";
import { guineaPig, hamster, mouse } from "#art/animals/rodent.ts";
import { type Piece, paper as p } from "#art/paper.ts";
import type { Choices, Dice, Weighted } from "#art/seed.ts";
import { type AnimalCategory, animalCategories } from "#contract/shared/animals.ts";
import type { Breed, Breeds } from "./breed.ts";
import { catBreeds } from "./cat-breeds.ts";
import { dogBreeds } from "./dog-breeds.ts";
import { farmBreeds, horseBreeds } from "./large-breeds.ts";
import {
  birdBreeds,
  fishBreeds,
  rabbitBreeds,
  reptileBreeds,
  rodentBreeds,
} from "./small-breeds.ts";

const breedsOf: Record<AnimalCategory, Breeds<object>> = {
  dog: dogBreeds,
  cat: catBreeds,
  rabbit: rabbitBreeds,
  rodent: rodentBreeds,
  bird: birdBreeds,
  fish: fishBreeds,
  reptile: reptileBreeds,
  horse: horseBreeds,
  farm: farmBreeds,
};

export function listBreeds(category: AnimalCategory): string[] {
  return Object.keys(breedsOf[category]);
}

export function findBreed(category: AnimalCategory, code: string): Breed<object> | null {
  const breeds = breedsOf[category];
  return Object.hasOwn(breeds, code) ? (breeds[code] ?? null) : null;
}

/** As often as one meets them. */
export function drawBreed(roll: Dice, category: AnimalCategory): string {
  const [first, ...others] = Object.entries(breedsOf[category]).map(
    ([code, { share }]) => [code, share] as const,
  );
  if (!first) throw new Error(`no breeds of ${category}`);
  const all: Weighted<string> = [first, ...others];
  return roll.weigh(all);
}

/** An animal that keeps its coat in every picture: the same for the same breed and seed. */
export type PetLook = { category: AnimalCategory; breed: string; seed: number };

const collars: Choices<string> = [p.coral, p.green, p.ochre, p.pond, p.clay, p.butter, p.pine];

const withCollar = <Look extends object>(roll: Dice, look: Look, share: number) => ({
  ...look,
  ...(roll.chance(share) ? { collar: roll.pick(collars) } : {}),
});

function pickLook<Look>(roll: Dice, breeds: Breeds<Look>, breed: string): Look {
  const found = Object.hasOwn(breeds, breed) ? breeds[breed] : undefined;
  if (!found) throw new Error(`no looks of ${breed}`);
  return roll.pick(found.looks);
}

export function dogLookOf(roll: Dice, breed: string): DogLook {
  const look = pickLook(roll, dogBreeds, breed);
  return { ears: "flop", ...withCollar(roll, look, 1), tongue: roll.chance(0.5) };
}

type Figure = { figure: Piece; colours: (string | undefined)[] };

const shown = <Look extends object>(look: Look, draw: (look: Look) => Piece): Figure => ({
  figure: draw(look),
  colours: Object.values(look),
});

const rodents = { hamster, guineaPig, mouse };
const reptiles = { snake, tortoise, gecko };
const farm = { chicken, sheep, goat, pig };

const figures: Record<AnimalCategory, (roll: Dice, breed: string) => Figure> = {
  dog: (roll, breed) => shown(dogLookOf(roll, breed), dog),
  cat: (roll, breed) =>
    shown(
      {
        ...withCollar(roll, pickLook(roll, catBreeds, breed), 0.4),
        mood: roll.pick(["lids", "awake", "awake", "sleep", "aside"] as const),
      },
      cat,
    ),
  rabbit: (roll, breed) =>
    shown({ marking: "blaze" as const, ...pickLook(roll, rabbitBreeds, breed) }, rabbit),
  rodent: (roll, breed) =>
    shown(pickLook(roll, rodentBreeds, breed), ({ kind, ...look }) => rodents[kind](look)),
  bird: (roll, breed) => shown(pickLook(roll, birdBreeds, breed), bird),
  fish: (roll, breed) => shown(pickLook(roll, fishBreeds, breed), fish),
  reptile: (roll, breed) =>
    shown(pickLook(roll, reptileBreeds, breed), ({ kind, ...look }) => reptiles[kind](look)),
  horse: (roll, breed) =>
    shown(
      {
        ...pickLook(roll, horseBreeds, breed),
        marking: roll.pick(["blaze", "star", "none"] as const),
        halter: roll.pick([p.coral, p.green, p.pond]),
      },
      horse,
    ),
  farm: (roll, breed) =>
    shown(pickLook(roll, farmBreeds, breed), ({ kind, ...look }) => farm[kind](look)),
};

/** The animal on 240 × 240, and the papers it is cut from. */
export function figureOf(roll: Dice, { category, breed }: Omit<PetLook, "seed">): Figure {
  return figures[category](roll, breed);
}

export function isAnimalCategory(text: string): text is AnimalCategory {
  return animalCategories.some((category) => category === text);
}
