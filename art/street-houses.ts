import { bird } from "./animals/bird.ts";
import { cat } from "./animals/cat.ts";
import { dog } from "./animals/dog.ts";
import { fish } from "./animals/fish.ts";
import { rabbit } from "./animals/rabbit.ts";
import { snake } from "./animals/reptile.ts";
import { hamster } from "./animals/rodent.ts";
import type { House, Opening } from "./house.ts";
import { minoes, moos } from "./neighbours.ts";
import type { Piece } from "./paper.ts";
import { paper } from "./paper.ts";

export const day = {
  brick: paper.coral,
  mustard: paper.ochre,
  bottle: paper.green,
  brown: paper.cocoa,
  plaster: paper.oat,
  blue: paper.pond,
  trim: paper.cream,
  eaves: [paper.clay, paper.green],
  pavement: paper.sand,
  kerb: paper.oat,
  leaves: paper.leaf,
  veins: paper.green,
  joints: "#CDA170",
  lead: paper.bark,
  iron: paper.ink,
} as const;

export const night = {
  brick: "#A34534",
  mustard: "#7C6A3B",
  bottle: "#2E5E4C",
  brown: "#5C3E2E",
  plaster: "#8C8574",
  blue: "#3C5960",
  trim: "#C9BFA8",
  eaves: ["#C9BFA8", "#C9BFA8"],
  pavement: "#22372F",
  kerb: "#2A423A",
  leaves: "#2F6149",
  veins: "#26503C",
  joints: "#1B2D27",
  lead: paper.oat,
  iron: "#0F1B17",
} as const;

export type Light = typeof day | typeof night;

const opening = (x: number, y: number, width: number, height: number, pet?: Piece): Opening => ({
  x,
  y,
  width,
  height,
  pet,
});
const dark = (x: number, y: number, width: number, height: number): Opening => ({
  ...opening(x, y, width, height),
  dark: true,
});

/** Who lives where, from left to right; between the fifth and the sixth house stand the trees. */
export function housesIn(light: Light): readonly House[] {
  const { trim } = light;
  return [
    {
      x: 20,
      width: 132,
      height: 150,
      gable: "point",
      wall: light.plaster,
      trim: light.eaves[0],
      door: paper.coral,
      doorAt: 82,
      windows: [opening(20, 20, 38, 48, hamster()), dark(76, 20, 38, 44), opening(18, 90, 46, 44)],
    },
    {
      x: 158,
      width: 120,
      height: 210,
      gable: "bell",
      wall: light.bottle,
      trim,
      door: paper.ochre,
      doorAt: 14,
      windows: [
        opening(16, 22, 34, 48),
        dark(70, 22, 34, 48),
        opening(16, 98, 34, 26),
        opening(64, 92, 44, 56, cat(minoes)),
      ],
    },
    {
      x: 284,
      width: 140,
      height: 170,
      gable: "step",
      wall: light.brick,
      trim,
      door: paper.pine,
      doorAt: 92,
      windows: [
        opening(18, 18, 42, 50),
        opening(82, 18, 42, 50, bird()),
        opening(18, 92, 58, 56, dog({ coat: paper.cream, ear: paper.ink, collar: paper.ochre })),
      ],
    },
    {
      x: 430,
      width: 116,
      height: 232,
      gable: "neck",
      wall: light.mustard,
      trim,
      door: paper.clay,
      doorAt: 12,
      windows: [
        opening(14, 24, 34, 46),
        opening(68, 24, 34, 46),
        dark(14, 96, 34, 42),
        opening(62, 92, 42, 54, rabbit()),
        opening(64, 174, 38, 34),
      ],
    },
    {
      x: 552,
      width: 168,
      height: 140,
      gable: "flat",
      wall: light.brown,
      trim,
      door: paper.leaf,
      doorAt: 64,
      windows: [
        opening(16, 24, 36, 40),
        dark(66, 24, 36, 32),
        opening(116, 22, 38, 44, fish()),
        opening(14, 84, 38, 40),
        opening(114, 84, 40, 40),
      ],
    },
    {
      x: 900,
      width: 128,
      height: 196,
      gable: "step",
      wall: light.blue,
      trim,
      door: paper.coral,
      doorAt: 14,
      windows: [
        opening(16, 22, 38, 46),
        dark(74, 22, 38, 46),
        opening(16, 92, 34, 20),
        opening(66, 88, 48, 58, cat({ coat: paper.ink, stripe: paper.bark, face: paper.stone })),
      ],
    },
    {
      x: 1034,
      width: 120,
      height: 164,
      gable: "point",
      wall: light.plaster,
      trim: light.eaves[1],
      door: paper.green,
      doorAt: 74,
      windows: [
        opening(18, 20, 36, 44),
        opening(
          68,
          20,
          36,
          44,
          bird({ body: paper.pond, head: paper.cream, wing: paper.slate, tail: paper.ink }),
        ),
        opening(14, 88, 44, 44),
      ],
    },
    {
      x: 1160,
      width: 126,
      height: 220,
      gable: "bell",
      wall: light.brick,
      trim,
      door: paper.pine,
      doorAt: 80,
      windows: [
        dark(18, 22, 36, 48),
        opening(74, 22, 36, 48),
        opening(16, 96, 48, 54, snake()),
        opening(82, 96, 28, 24),
      ],
    },
    {
      x: 1292,
      width: 130,
      height: 176,
      gable: "neck",
      wall: light.bottle,
      trim,
      door: paper.ochre,
      doorAt: 14,
      windows: [
        opening(16, 22, 38, 48),
        opening(76, 22, 38, 48, hamster({ coat: paper.stone })),
        opening(66, 96, 48, 56, dog(moos)),
      ],
    },
  ];
}
