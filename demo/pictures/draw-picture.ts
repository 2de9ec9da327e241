import { cat } from "#art/animals/cat.ts";
import { type DogLook, dog } from "#art/animals/dog.ts";
import { tile } from "#art/animals.ts";
import { minoes, moos } from "#art/neighbours.ts";
import { type Piece, paper } from "#art/paper.ts";
import { portrait, type Sitter } from "#art/people.ts";
import { beach, bowl, garden, nap, park } from "#art/scenes/days.ts";
import { framed } from "#art/scenes.ts";
import { type Choices, type Dice, dice, pickOther } from "#art/seed.ts";
import { sitterFor } from "#art/variety/people.ts";
import type { AnimalCategory } from "#contract/shared/animals.ts";
import { dogLookOf, figureOf, type PetLook } from "#demo/animals/breeds.ts";
import { knownDrawings } from "./known-pictures.ts";
import type { Day, DemoPicture, FaceLook } from "./picture-keys.ts";
import * as scenes from "./scenes.ts";

export function faceOf({ look, age, seed }: FaceLook): Sitter {
  return sitterFor(dice(seed), { look, age });
}

const grounds: Choices<string> = [
  paper.mint,
  paper.butter,
  paper.sky,
  paper.rose,
  paper.leaf,
  paper.green,
  paper.blush,
];
const waters: Choices<string> = [paper.sky, paper.mint, paper.rose];

/** The animal and a ground on which none of its papers is lost. */
export function petOf(pet: PetLook) {
  const roll = dice(pet.seed);
  const { figure, colours } = figureOf(roll, pet);
  const ground = pickOther(roll, pet.category === "fish" ? waters : grounds, ...colours);
  return { figure, colours, ground };
}

function backdropsOf(category: AnimalCategory): Choices<scenes.Backdrop> {
  if (category === "dog") return ["hill", "hill", "sea", "sea", "street", "room"];
  if (category === "cat" || category === "rodent") return ["room", "room", "hill", "street"];
  return ["hill"];
}

export function drawPicture(picture: DemoPicture): string {
  if (picture.kind === "known") return knownDrawings[picture.name]();
  if (picture.kind === "person") return portrait("p", faceOf(picture.face));
  if (picture.kind === "day") return framed("d", drawDay(picture.day, picture.pet));
  if (picture.kind === "stay") return framed("s", drawStay(picture));
  const { figure, ground } = petOf(picture.pet);
  if (picture.kind === "pet") return tile("a", ground, figure);
  const backdrop = dice(picture.face.seed + 1).pick(backdropsOf(picture.pet.category));
  return scenes.together("t", faceOf(picture.face), figure, backdrop);
}

type Setting = (roll: Dice, figure: Piece, taken: readonly (string | undefined)[]) => Piece;

const settings: Partial<Record<Day, Setting>> = {
  window: scenes.window,
  evening: scenes.evening,
  lawn: scenes.lawn,
  fence: scenes.fence,
  aquarium: (_roll, figure) => scenes.aquarium(figure),
};

const dogDays: Partial<Record<Day, (look: DogLook) => Piece>> = { park, beach, bowl, garden, nap };

/** From the side, an ear in the colour of the coat would be lost. */
const moosFromAside = { ...moos, ear: paper.bark };
const stayFigures = {
  moos: { figure: () => dog(moos), taken: [moos.coat, moos.face] },
  minoes: { figure: () => cat(minoes), taken: [minoes.coat, minoes.stripe] },
};

function drawStay({ pet, day, seed }: Extract<DemoPicture, { kind: "stay" }>): Piece {
  const dogDay = pet === "moos" ? dogDays[day] : undefined;
  if (dogDay) return dogDay(day === "garden" || day === "bowl" ? moos : moosFromAside);
  const { figure, taken } = stayFigures[pet];
  return (settings[day] ?? scenes.window)(dice(seed), figure(), taken);
}

function drawDay(day: Day, pet: PetLook): Piece {
  const roll = dice(pet.seed);
  const dogDay = dogDays[day];
  if (dogDay) return dogDay(dogLookOf(roll, pet.breed));
  const { figure, colours } = figureOf(roll, pet);
  const setting = settings[day];
  if (setting) return setting(roll, figure, colours);
  const other = figureOf(dice(pet.seed + 1), pet);
  return scenes.pair(roll, [figure, other.figure], [...colours, ...other.colours]);
}
