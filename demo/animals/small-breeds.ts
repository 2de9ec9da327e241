import type { BirdLook } from "#art/animals/bird.ts";
import type { FishLook } from "#art/animals/fish.ts";
import type { RabbitLook } from "#art/animals/rabbit.ts";
import type { ReptileLook } from "#art/animals/reptile.ts";
import type { RodentLook } from "#art/animals/rodent.ts";
import { paper as p } from "#art/paper.ts";
import type { Breeds } from "./breed.ts";

const sandy: RabbitLook = { coat: p.sand, dark: p.biscuit };
const spotted: RabbitLook = { coat: p.cream, dark: p.bark, marking: "spectacles" };
const greyish: RabbitLook = { coat: p.stone, dark: p.slate };
const brownish: RabbitLook = { coat: p.cocoa, dark: p.bark };
const white: RabbitLook = { coat: p.cream, dark: p.oat, bib: p.cream, marking: "plain" };

export const rabbitBreeds: Breeds<RabbitLook> = {
  "crossbreed-rabbit": {
    share: 8,
    kilos: [1.5, 3],
    looks: [sandy, greyish, brownish, { ...sandy, ears: "bent" }, { ...spotted, ears: "bent" }],
  },
  "netherland-dwarf": {
    share: 6,
    kilos: [0.8, 1.3],
    looks: [
      { ...greyish, ears: "up" },
      { ...sandy, ears: "up" },
      { ...brownish, ears: "up" },
    ],
  },
  "holland-lop": {
    share: 6,
    kilos: [1.2, 1.9],
    looks: [
      { ...sandy, ears: "lop" },
      { ...white, ears: "lop" },
      { coat: p.ochre, dark: p.biscuit, marking: "blaze", ears: "lop" },
    ],
  },
  "dutch-rabbit": {
    share: 3,
    kilos: [1.8, 2.6],
    looks: [{ coat: p.ink, dark: p.bark, marking: "blaze", ears: "up" }],
  },
  lionhead: {
    share: 3,
    kilos: [1.2, 1.8],
    looks: [{ coat: p.ochre, dark: p.biscuit, ears: "up" }],
  },
  "flemish-giant": { share: 2, kilos: [6, 8], looks: [{ coat: p.slate, dark: p.ink, ears: "up" }] },
};

export type SmallLook = RodentLook & { kind: "hamster" | "guineaPig" | "mouse" };

export const rodentBreeds: Breeds<SmallLook> = {
  "guinea-pig-american": {
    share: 7,
    kilos: [0.7, 1.2],
    looks: [
      { kind: "guineaPig", coat: p.biscuit, ear: p.cocoa },
      { kind: "guineaPig", coat: p.cream, ear: p.sand },
    ],
  },
  "guinea-pig-abyssinian": {
    share: 4,
    kilos: [0.7, 1.2],
    looks: [{ kind: "guineaPig", coat: p.bark, ear: p.ochre, face: p.cream }],
  },
  "syrian-hamster": {
    share: 4,
    kilos: [0.1, 0.17],
    looks: [{ kind: "hamster", coat: p.ochre, ear: p.cocoa }],
  },
  "winter-white-hamster": {
    share: 3,
    kilos: [0.03, 0.05],
    looks: [{ kind: "hamster", coat: p.stone, ear: p.slate }],
  },
  chinchilla: {
    share: 1,
    kilos: [0.4, 0.7],
    looks: [{ kind: "hamster", coat: p.slate, ear: p.ink }],
  },
  "fancy-rat": {
    share: 3,
    kilos: [0.25, 0.5],
    looks: [
      { kind: "mouse", coat: p.slate, ear: p.ink },
      { kind: "mouse", coat: p.cream, ear: p.sand },
    ],
  },
  "mongolian-gerbil": {
    share: 2,
    kilos: [0.06, 0.1],
    looks: [{ kind: "mouse", coat: p.sand, ear: p.biscuit }],
  },
};

const budgie: BirdLook = { kind: "budgie" };
export const birdBreeds: Breeds<BirdLook> = {
  budgerigar: {
    share: 8,
    kilos: [0.03, 0.05],
    looks: [
      budgie,
      { ...budgie, body: p.pond, head: p.cream, wing: p.slate, tail: p.ink },
      { ...budgie, body: p.butter, head: p.cream, wing: p.ochre, tail: p.biscuit },
    ],
  },
  cockatiel: {
    share: 5,
    kilos: [0.08, 0.12],
    looks: [
      {
        kind: "cockatiel",
        body: p.stone,
        head: p.butter,
        wing: p.slate,
        tail: p.ink,
        beak: p.slate,
      },
      {
        kind: "cockatiel",
        body: p.cream,
        head: p.butter,
        wing: p.oat,
        tail: p.stone,
        beak: p.sand,
      },
    ],
  },
  canary: {
    share: 4,
    kilos: [0.02, 0.03],
    looks: [
      {
        kind: "canary",
        body: p.butter,
        head: p.butter,
        wing: p.ochre,
        tail: p.ochre,
        beak: p.blush,
      },
      { kind: "canary", body: p.coral, head: p.coral, wing: p.clay, tail: p.clay, beak: p.sand },
    ],
  },
  "african-grey": {
    share: 2,
    kilos: [0.4, 0.5],
    looks: [
      { kind: "parrot", body: p.stone, head: p.stone, wing: p.slate, tail: p.clay, beak: p.ink },
    ],
  },
  "rosy-faced-lovebird": {
    share: 2,
    kilos: [0.04, 0.06],
    looks: [
      { kind: "parrot", body: p.leaf, head: p.leaf, wing: p.green, tail: p.coral, beak: p.bark },
    ],
  },
};

export const fishBreeds: Breeds<FishLook> = {
  goldfish: { share: 6, kilos: [0.05, 0.2], looks: [{}, { body: p.ochre, fin: p.butter }] },
  "veiltail-goldfish": {
    share: 3,
    kilos: [0.05, 0.15],
    looks: [{ body: p.clay, fin: p.coral, scale: p.coral, kind: "veil" }],
  },
  koi: {
    share: 3,
    kilos: [1, 5],
    looks: [{ body: p.cream, fin: p.blush, scale: p.rose, gill: p.coral }],
  },
  betta: {
    share: 2,
    kilos: [0.003, 0.006],
    looks: [{ body: p.slate, fin: p.clay, scale: p.pond, kind: "veil" }],
  },
  guppy: {
    share: 3,
    kilos: [0.001, 0.002],
    looks: [{ body: p.butter, fin: p.ochre, kind: "bands", gill: p.slate }],
  },
};

export type ReptileKind = ReptileLook & { kind: "snake" | "tortoise" | "gecko" };

export const reptileBreeds: Breeds<ReptileKind> = {
  "hermanns-tortoise": {
    share: 4,
    kilos: [0.8, 3],
    looks: [{ kind: "tortoise", body: p.ochre, mark: p.bark, belly: p.sand }],
  },
  "corn-snake": {
    share: 3,
    kilos: [0.4, 0.9],
    looks: [{ kind: "snake", body: p.coral, mark: p.bark, belly: p.butter }],
  },
  "ball-python": {
    share: 2,
    kilos: [1, 2],
    looks: [{ kind: "snake", body: p.stone, mark: p.bark, belly: p.oat }],
  },
  "leopard-gecko": {
    share: 3,
    kilos: [0.05, 0.09],
    looks: [
      { kind: "gecko", body: p.cream, mark: p.slate, belly: p.rose },
      { kind: "gecko", body: p.butter, mark: p.bark, belly: p.cream },
    ],
  },
  "bearded-dragon": {
    share: 3,
    kilos: [0.3, 0.5],
    looks: [{ kind: "gecko", body: p.sand, mark: p.cocoa, belly: p.oat }],
  },
};
