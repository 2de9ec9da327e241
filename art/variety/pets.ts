import type { BirdLook } from "#art/animals/bird.ts";
import { bird } from "#art/animals/bird.ts";
import type { CatLook } from "#art/animals/cat.ts";
import { cat } from "#art/animals/cat.ts";
import type { DogLook } from "#art/animals/dog.ts";
import { dog } from "#art/animals/dog.ts";
import { chicken, goat, pig, sheep } from "#art/animals/farm.ts";
import type { FishLook } from "#art/animals/fish.ts";
import { fish } from "#art/animals/fish.ts";
import type { HorseLook } from "#art/animals/horse.ts";
import { horse } from "#art/animals/horse.ts";
import type { RabbitLook } from "#art/animals/rabbit.ts";
import { rabbit } from "#art/animals/rabbit.ts";
import { gecko, snake, tortoise } from "#art/animals/reptile.ts";
import type { RodentLook } from "#art/animals/rodent.ts";
import { guineaPig, hamster, mouse } from "#art/animals/rodent.ts";
import type { Piece } from "#art/paper.ts";
import { paper as p } from "#art/paper.ts";
import type { Choices, Dice } from "#art/seed.ts";

// Coats come in sets that occur together; what is free to vary is drawn on top.

const collars: Choices<string> = [p.coral, p.green, p.ochre, p.pond, p.clay, p.butter, p.pine];

const dogCoats: Choices<DogLook> = [
  { coat: p.biscuit, ear: p.cocoa, face: p.cream },
  { coat: p.ink, ear: p.ink, face: p.sand, marking: "muzzle", patch: "none", brows: true },
  { coat: p.oat, ear: p.sand, face: p.cream, patch: "none" },
  { coat: p.sand, ear: p.biscuit, face: p.oat, marking: "muzzle", patch: "none" },
  { coat: p.cocoa, ear: p.bark, face: p.biscuit, marking: "muzzle", patch: "none" },
  { coat: p.cream, ear: p.ink, face: p.cream },
  { coat: p.cream, ear: p.cocoa, face: p.cream },
  { coat: p.stone, ear: p.slate, face: p.cream },
  { coat: p.slate, ear: p.ink, face: p.cream, marking: "mask", patch: "none" },
  { coat: p.ink, ear: p.bark, face: p.cream },
  { coat: p.ochre, ear: p.biscuit, face: p.cream, patch: "none" },
  { coat: p.bark, ear: p.ink, face: p.sand, patch: "none" },
  { coat: p.biscuit, ear: p.biscuit, face: p.oat, marking: "mask", patch: "none" },
  { coat: p.sand, ear: p.bark, face: p.bark, marking: "muzzle", patch: "none" },
];

export function dogLookFor(roll: Dice): DogLook {
  const coat = roll.pick(dogCoats);
  const fur = roll.weigh<NonNullable<DogLook["fur"]>>([
    ["smooth", 6],
    ["shaggy", 2],
    ["curly", 2],
  ]);
  return {
    ...coat,
    patch: coat.patch ?? roll.pick(["right", "left", "none"]),
    marking: coat.marking ?? roll.pick(["blaze", "blaze", "muzzle"]),
    ears: fur === "curly" ? "flop" : roll.pick(["mixed", "flop", "flop", "prick", "long"]),
    fur,
    tongue: roll.chance(0.5),
    collar: roll.pick(collars),
  };
}

const catCoats: Choices<CatLook> = [
  { coat: p.slate, stripe: p.ink },
  { coat: p.ochre, stripe: p.cocoa, eye: p.mint },
  { coat: p.ink, stripe: p.bark, face: p.stone },
  { coat: p.ink, face: p.ink, pattern: "plain" },
  { coat: p.ink, face: p.cream, pattern: "tuxedo" },
  { coat: p.slate, face: p.cream, pattern: "tuxedo", eye: p.mint },
  { coat: p.cream, stripe: p.ochre, second: p.bark, pattern: "patches", eye: p.leaf },
  { coat: p.cream, stripe: p.slate, second: p.ochre, pattern: "patches", eye: p.ochre },
  { coat: p.oat, stripe: p.bark, face: p.oat, pattern: "points", eye: p.sky },
  { coat: p.cream, face: p.cream, pattern: "plain", eye: p.pond },
  { coat: p.stone, stripe: p.slate, eye: p.leaf },
  { coat: p.biscuit, stripe: p.bark, eye: p.butter },
  { coat: p.sand, stripe: p.biscuit, eye: p.leaf },
  { coat: p.bark, stripe: p.ochre, second: p.sand, face: p.sand, pattern: "patches" },
];

const catLookFor = (roll: Dice): CatLook => ({
  ...roll.pick(catCoats),
  mood: roll.weigh([
    ["lids", 4],
    ["awake", 4],
    ["sleep", 2],
    ["aside", 1],
  ]),
  collar: roll.chance(0.4) ? roll.pick(collars) : undefined,
});

const rabbitCoats: Choices<RabbitLook> = [
  { coat: p.sand, dark: p.biscuit },
  { coat: p.cream, dark: p.bark, marking: "spectacles" },
  { coat: p.slate, dark: p.ink },
  { coat: p.cocoa, dark: p.bark },
  { coat: p.stone, dark: p.slate },
  { coat: p.cream, dark: p.ochre, marking: "spectacles" },
  { coat: p.ink, dark: p.bark },
  { coat: p.ochre, dark: p.biscuit },
  { coat: p.cream, dark: p.oat, bib: p.cream, marking: "plain" },
];

const rabbitLookFor = (roll: Dice): RabbitLook => {
  const coat = roll.pick(rabbitCoats);
  return {
    ...coat,
    marking: coat.marking ?? roll.pick(["blaze", "plain"]),
    ears: roll.pick(["bent", "up", "lop"]),
  };
};

const rodentCoats: Choices<RodentLook> = [
  { coat: p.ochre, ear: p.cocoa },
  { coat: p.stone, ear: p.slate },
  { coat: p.biscuit, ear: p.cocoa },
  { coat: p.sand, ear: p.biscuit },
  { coat: p.slate, ear: p.ink },
  { coat: p.cream, ear: p.sand },
  { coat: p.cocoa, ear: p.bark, face: p.oat },
  { coat: p.bark, ear: p.ochre, face: p.cream },
];

const birdCoats: Choices<BirdLook> = [
  { kind: "budgie" },
  { kind: "budgie", body: p.pond, head: p.cream, wing: p.slate, tail: p.ink },
  { kind: "budgie", body: p.butter, head: p.cream, wing: p.ochre, tail: p.biscuit },
  { kind: "cockatiel", body: p.stone, head: p.butter, wing: p.slate, tail: p.ink, beak: p.slate },
  { kind: "cockatiel", body: p.cream, head: p.butter, wing: p.oat, tail: p.stone, beak: p.sand },
  { kind: "canary", body: p.butter, head: p.butter, wing: p.ochre, tail: p.ochre, beak: p.blush },
  { kind: "canary", body: p.coral, head: p.coral, wing: p.clay, tail: p.clay, beak: p.sand },
  { kind: "canary", body: p.cream, head: p.oat, wing: p.stone, tail: p.slate, beak: p.ochre },
  { kind: "parrot", body: p.coral, head: p.coral, wing: p.pond, tail: p.ochre, beak: p.ink },
  { kind: "parrot", body: p.leaf, head: p.leaf, wing: p.green, tail: p.coral, beak: p.bark },
  { kind: "parrot", body: p.stone, head: p.stone, wing: p.slate, tail: p.clay, beak: p.ink },
  { kind: "parrot", body: p.ochre, head: p.pond, wing: p.pond, tail: p.pine, beak: p.ink },
];

const fishCoats: Choices<FishLook> = [
  {},
  { body: p.ochre, fin: p.butter, scale: p.biscuit, gill: p.cream },
  { body: p.coral, fin: p.clay, kind: "bands", gill: p.cream },
  { body: p.butter, fin: p.ochre, kind: "bands", gill: p.slate },
  { body: p.slate, fin: p.clay, scale: p.pond, kind: "veil" },
  { body: p.clay, fin: p.coral, scale: p.coral, kind: "veil" },
  { body: p.pond, fin: p.pine, scale: p.slate, gill: p.mint, kind: "veil" },
  { body: p.cream, fin: p.blush, scale: p.rose, gill: p.coral },
  { body: p.ink, fin: p.slate, scale: p.bark, gill: p.ochre },
];

const horseCoats: Choices<HorseLook> = [
  {},
  { coat: p.biscuit, mane: p.cream },
  { coat: p.ink, mane: p.bark, muzzle: p.bark },
  { coat: p.cream, mane: p.stone, muzzle: p.rose, marking: "none" },
  { coat: p.slate, mane: p.ink, muzzle: p.stone },
  { coat: p.sand, mane: p.cream, muzzle: p.oat },
  { coat: p.bark, mane: p.ink, muzzle: p.cocoa },
  { coat: p.stone, mane: p.cream, muzzle: p.rose },
  { coat: p.biscuit, mane: p.bark, muzzle: p.sand },
];

const horseLookFor = (roll: Dice): HorseLook => {
  const coat = roll.pick(horseCoats);
  return {
    ...coat,
    marking: coat.marking ?? roll.pick(["blaze", "star", "none"]),
    maneCut: roll.pick(["tufts", "tufts", "short", "braided"]),
    halter: roll.pick([p.coral, p.green, p.pond, p.ochre]),
  };
};

const reptiles: Choices<() => Piece> = [
  () => snake(),
  () => snake({ body: p.ochre, mark: p.clay, belly: p.cream }),
  () => snake({ body: p.stone, mark: p.bark, belly: p.oat }),
  () => snake({ body: p.coral, mark: p.bark, belly: p.butter }),
  () => snake({ body: p.cream, mark: p.ochre, belly: p.rose }),
  () => tortoise(),
  () => tortoise({ body: p.leaf, mark: p.pine, belly: p.butter }),
  () => tortoise({ body: p.ochre, mark: p.bark, belly: p.sand }),
  () => gecko(),
  () => gecko({ body: p.leaf, mark: p.pine, belly: p.mint }),
  () => gecko({ body: p.cream, mark: p.slate, belly: p.rose }),
];

const farm: Choices<() => Piece> = [
  () => chicken(),
  () => chicken({ body: p.bark, wing: p.cocoa, tail: p.ink }),
  () => chicken({ body: p.sand, wing: p.cream, tail: p.bark }),
  () => chicken({ body: p.ink, wing: p.slate, tail: p.pine }),
  () => chicken({ body: p.ochre, wing: p.butter, tail: p.pine }),
  () => sheep(),
  () => sheep({ body: p.oat, wing: p.sand, tail: p.sand }),
  () => sheep({ body: p.bark, wing: p.ink, tail: p.ink }),
  () => goat(),
  () => goat({ body: p.cocoa, wing: p.cream, tail: p.bark }),
  () => goat({ body: p.cream, wing: p.oat, tail: p.sand }),
  () => goat({ body: p.ink, wing: p.cream, tail: p.bark }),
  () => pig(),
  () => pig({ body: p.rose, wing: p.blush, tail: p.blush }),
  () => pig({ body: p.slate, wing: p.blush, tail: p.ink }),
];

/** The product's own words for kinds of pets. */
export type PetCategory =
  | "dog"
  | "cat"
  | "rabbit"
  | "rodent"
  | "bird"
  | "fish"
  | "reptile"
  | "horse"
  | "farm";

export const petFigures: Readonly<Record<PetCategory, (roll: Dice) => Piece>> = {
  dog: (roll) => dog(dogLookFor(roll)),
  cat: (roll) => cat(catLookFor(roll)),
  rabbit: (roll) => rabbit(rabbitLookFor(roll)),
  rodent: (roll) => roll.pick([hamster, guineaPig, mouse])(roll.pick(rodentCoats)),
  bird: (roll) => bird(roll.pick(birdCoats)),
  fish: (roll) => fish(roll.pick(fishCoats)),
  reptile: (roll) => roll.pick(reptiles)(),
  horse: (roll) => horse(horseLookFor(roll)),
  farm: (roll) => roll.pick(farm)(),
};

export const petCategories = Object.keys(petFigures) as readonly PetCategory[];
