import { bird } from "./animals/bird.ts";
import { cat } from "./animals/cat.ts";
import { dog } from "./animals/dog.ts";
import { chicken } from "./animals/farm.ts";
import { fish } from "./animals/fish.ts";
import { horse } from "./animals/horse.ts";
import { rabbit } from "./animals/rabbit.ts";
import { snake } from "./animals/reptile.ts";
import { hamster } from "./animals/rodent.ts";
import { drawing } from "./drawing.ts";
import type { Piece } from "./paper.ts";
import { box, paper } from "./paper.ts";

/** The animals that stand for their kind all over the site, each on its own ground. */
const kinds = {
  dog: { figure: dog, ground: paper.mint },
  cat: { figure: cat, ground: paper.blush },
  rabbit: { figure: rabbit, ground: paper.green },
  hamster: { figure: hamster, ground: paper.sky },
  bird: { figure: bird, ground: paper.rose },
  fish: { figure: fish, ground: paper.sky },
  snake: { figure: snake, ground: paper.oat },
  horse: { figure: horse, ground: paper.butter },
  chicken: { figure: chicken, ground: paper.leaf },
} as const;

export type AnimalKind = keyof typeof kinds;

export const animalKinds = Object.keys(kinds) as readonly AnimalKind[];

/** A square picture: one flat ground, the figure cut off by the lower edge. */
export function tile(prefix: string, ground: string, figure: Piece): string {
  return drawing({ prefix, width: 240, height: 240 }, box(0, 0, 240, 240, 0, ground), figure);
}

export function animalTile(kind: AnimalKind, prefix: string = kind): string {
  const { figure, ground } = kinds[kind];
  return tile(prefix, ground, figure());
}
