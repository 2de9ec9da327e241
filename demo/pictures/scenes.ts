import { drawing } from "#art/drawing.ts";
import {
  box,
  circle,
  cutOff,
  ellipse,
  type Piece,
  paper,
  placed,
  shade,
  shape,
  strip,
} from "#art/paper.ts";
import { person, type Sitter } from "#art/people.ts";
import { ball, daisy, ground, meadow, sash, tree } from "#art/scenes/props.ts";
import type { Dice } from "#art/seed.ts";
import { pickOther } from "#art/seed.ts";

// What sitters photograph of animals that are no dogs. Each takes figures on 240 × 240.

const table = (top: string, front: string): Piece => [
  box(0, 190, 320, 50, 0, front),
  box(0, 190, 320, 9, 0, top),
];

export function window(roll: Dice, figure: Piece, taken: readonly (string | undefined)[]): Piece {
  const wall = pickOther(roll, [paper.blush, paper.mint, paper.butter, paper.sky], ...taken);
  return [
    ground(wall),
    shade("M0 0H320V34H0Z", 0.06),
    sash(224, 44, 66, 86),
    placed({ x: 14, y: 14, scale: 0.8 }, figure),
    table(paper.biscuit, paper.cocoa),
    [circle(286, 182, 11, paper.leaf), circle(274, 178, 9, paper.green)],
    shape("M268 186H300L294 206H274Z", paper.coral),
  ];
}

export function evening(roll: Dice, figure: Piece, taken: readonly (string | undefined)[]): Piece {
  const wall = pickOther(roll, [paper.slate, paper.pine, paper.pond], ...taken);
  return [
    ground(wall),
    circle(66, 78, 62, paper.butter),
    strip("M66 0V34", 4, paper.cream),
    shape("M40 62C44 42 88 42 92 62Z", paper.coral),
    placed({ x: 84, y: 12, scale: 0.82 }, figure),
    table(paper.coral, paper.clay),
  ];
}

export function lawn(roll: Dice, figure: Piece, taken: readonly (string | undefined)[]): Piece {
  const sky = pickOther(roll, [paper.sky, paper.rose, paper.butter, paper.mint], ...taken);
  return [
    meadow(sky, paper.leaf, paper.green),
    circle(52, 52, 26, sky === paper.butter ? paper.cream : paper.butter),
    placed({ x: 40, y: 178 }, tree(0, 104, paper.leaf, paper.pine)),
    placed({ x: 104, y: 26, scale: 0.9 }, figure),
    [daisy(28, 214), daisy(76, 226), daisy(96, 198)],
  ];
}

export function fence(roll: Dice, figure: Piece, taken: readonly (string | undefined)[]): Piece {
  const sky = pickOther(roll, [paper.mint, paper.sky, paper.rose, paper.oat], ...taken);
  const wood = pickOther(roll, [paper.cream, paper.biscuit, paper.stone], sky, ...taken);
  return [
    meadow(sky, paper.leaf, paper.leaf),
    strip("M0 118H320M0 158H320", 12, wood, "butt"),
    strip("M26 92V190M98 92V190M222 92V190M294 92V190", 13, wood, "butt"),
    box(0, 184, 320, 56, 0, paper.green),
    placed({ x: 80, y: 24, scale: 0.9 }, figure),
    [daisy(30, 212), daisy(58, 228), daisy(64, 200)],
  ];
}

export function pair(
  roll: Dice,
  [left, right]: readonly [Piece, Piece],
  taken: readonly (string | undefined)[],
): Piece {
  const wall = pickOther(roll, [paper.sky, paper.butter, paper.mint, paper.rose], ...taken);
  return [
    ground(wall),
    circle(256, 64, 38, wall === paper.butter ? paper.cream : paper.butter),
    placed({ x: -2, y: 34, scale: 0.74 }, left),
    placed({ x: 144, y: 40, scale: 0.72 }, right),
    box(0, 200, 320, 40, 0, paper.clay),
    box(0, 200, 320, 8, 0, paper.coral),
  ];
}

export function aquarium(figure: Piece): Piece {
  const glass = box(34, 34, 252, 160, 8, paper.sky);
  return [
    ground(paper.oat),
    glass,
    cutOff(
      glass,
      box(34, 56, 252, 140, 0, paper.pond),
      box(34, 178, 252, 20, 0, paper.butter),
      placed({ x: 66, y: 30, scale: 0.68 }, figure),
      strip("M64 190C56 164 74 150 64 118M262 190C270 168 254 156 262 132", 7, paper.green),
    ),
    box(26, 26, 268, 14, 4, paper.ink),
    box(26, 192, 268, 12, 3, paper.ink),
    box(0, 204, 320, 36, 0, paper.cocoa),
  ];
}

const wide = { width: 560, height: 400 } as const;

const backdrops = {
  hill: (sky: string): Piece => [
    circle(470, 92, 66, sky === paper.butter || sky === paper.sand ? paper.cream : paper.butter),
    shape(
      "M0 300C120 250 440 250 560 300V400H0Z",
      sky === paper.leaf || sky === paper.mint ? paper.green : paper.leaf,
    ),
  ],
  sea: (sky: string): Piece => [
    circle(286, 96, 54, sky === paper.coral ? paper.cream : paper.coral),
    box(0, 214, 560, 90, 0, sky === paper.pond ? paper.slate : paper.pond),
    strip("M230 246H300M460 262H530M262 276H306", 6, paper.sky),
    box(0, 296, 560, 104, 0, sky === paper.butter ? paper.sand : paper.butter),
  ],
  room: (sky: string): Piece => [
    placed({ x: 214, y: 10, scale: 1.5 }, sash(20, 22, 70, 84)),
    ellipse(280, 392, 300, 40, sky === paper.blush ? paper.coral : paper.blush),
  ],
  street: (sky: string): Piece => [
    box(228, 90, 116, 310, 0, sky === paper.coral ? paper.clay : paper.coral),
    shape("M228 90L286 34L344 90Z", sky === paper.slate ? paper.ink : paper.slate),
    placed({ x: 226, y: 96 }, sash(22, 14, 34, 52), sash(66, 14, 34, 52)),
    placed({ x: 444, y: 320 }, tree(40, 210, paper.leaf, paper.pine)),
    box(0, 318, 560, 82, 0, paper.stone),
    ball(262, 352, 15, paper.green, paper.cream),
  ],
} as const;

export type Backdrop = keyof typeof backdrops;

/** A sitter and an animal, side by side. */
export function together(
  prefix: string,
  { ground: sky, ...look }: Sitter,
  figure: Piece,
  backdrop: Backdrop,
): string {
  return drawing(
    { prefix, ...wide },
    box(0, 0, wide.width, wide.height, 0, sky),
    backdrops[backdrop](sky),
    placed({ x: 30, y: 16, scale: 1.6 }, person(look)),
    placed({ x: 290, y: 112, scale: 1.2 }, figure),
  );
}
