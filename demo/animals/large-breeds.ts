import type { FarmLook } from "#art/animals/farm.ts";
import type { HorseLook } from "#art/animals/horse.ts";
import { paper as p } from "#art/paper.ts";
import type { Breeds } from "./breed.ts";

export const horseBreeds: Breeds<HorseLook> = {
  "shetland-pony": {
    share: 6,
    kilos: [150, 210],
    looks: [
      { coat: p.ink, mane: p.bark, muzzle: p.bark },
      { coat: p.cocoa, mane: p.cream, muzzle: p.sand },
      { coat: p.slate, mane: p.ink, muzzle: p.stone },
    ],
  },
  "dutch-warmblood": {
    share: 4,
    kilos: [520, 640],
    looks: [
      { coat: p.bark, mane: p.ink, muzzle: p.cocoa, maneCut: "braided" },
      { coat: p.cocoa, mane: p.bark, muzzle: p.bark, maneCut: "short" },
    ],
  },
  friesian: { share: 3, kilos: [550, 650], looks: [{ coat: p.ink, mane: p.ink, muzzle: p.bark }] },
  haflinger: { share: 3, kilos: [380, 480], looks: [{ coat: p.biscuit, mane: p.cream }] },
  "icelandic-horse": {
    share: 3,
    kilos: [330, 400],
    looks: [
      { coat: p.stone, mane: p.cream, muzzle: p.rose },
      { coat: p.biscuit, mane: p.bark, muzzle: p.sand },
    ],
  },
  "fjord-horse": {
    share: 2,
    kilos: [400, 500],
    looks: [{ coat: p.sand, mane: p.cream, muzzle: p.oat, maneCut: "short" }],
  },
};

export type FarmAnimal = FarmLook & { kind: "chicken" | "sheep" | "goat" | "pig" };

export const farmBreeds: Breeds<FarmAnimal> = {
  "hybrid-laying-hen": {
    share: 6,
    kilos: [1.8, 2.3],
    looks: [
      { kind: "chicken", body: p.bark, wing: p.cocoa, tail: p.ink },
      { kind: "chicken", body: p.ochre, wing: p.butter, tail: p.pine },
    ],
  },
  "barnevelder-chicken": {
    share: 3,
    kilos: [2.3, 3],
    looks: [{ kind: "chicken", body: p.sand, wing: p.cream, tail: p.bark }],
  },
  "dutch-bantam": {
    share: 2,
    kilos: [0.4, 0.6],
    looks: [{ kind: "chicken", body: p.ink, wing: p.slate, tail: p.pine }],
  },
  "pygmy-goat": {
    share: 4,
    kilos: [20, 32],
    looks: [
      { kind: "goat", body: p.ink, wing: p.cream, tail: p.bark },
      { kind: "goat", body: p.cocoa, wing: p.cream, tail: p.bark },
    ],
  },
  "dutch-white-goat": {
    share: 2,
    kilos: [50, 70],
    looks: [{ kind: "goat", body: p.cream, wing: p.oat, tail: p.sand }],
  },
  "ouessant-sheep": {
    share: 3,
    kilos: [13, 20],
    looks: [{ kind: "sheep", body: p.bark, wing: p.ink, tail: p.ink }],
  },
  "texel-sheep": {
    share: 2,
    kilos: [60, 85],
    looks: [{ kind: "sheep", body: p.oat, wing: p.sand, tail: p.sand }],
  },
  "miniature-pig": {
    share: 2,
    kilos: [35, 70],
    looks: [{ kind: "pig", body: p.rose, wing: p.blush, tail: p.blush }],
  },
};
