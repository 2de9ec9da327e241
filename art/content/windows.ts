import { cat } from "#art/animals/cat.ts";
import { dog } from "#art/animals/dog.ts";
import { moos, neighbours } from "#art/neighbours.ts";
import type { Piece } from "#art/paper.ts";
import { box, circle, group, inside, paper, placed, shade, shape, strip } from "#art/paper.ts";
import { person } from "#art/people.ts";
import { ground } from "#art/scenes/props.ts";
import { ginger } from "./covers.ts";
import { starPath, times } from "./shapes.ts";

// What the shop windows of the walk show beside the scenes of home, each on 320 × 240.

export const message = (): Piece => [
  ground(paper.butter),
  circle(262, 36, 60, paper.cream),
  box(34, 34, 176, 74, 22, paper.cream),
  shape("M60 100L48 130L92 104Z", paper.cream),
  inside(circle(72, 71, 26, paper.sky), placed({ x: 45, y: 44, scale: 0.225 }, cat(ginger))),
  box(110, 56, 80, 10, 5, paper.sand),
  box(110, 76, 54, 10, 5, paper.oat),
  box(104, 130, 182, 74, 22, paper.green),
  shape("M260 196L276 226L226 200Z", paper.green),
  inside(
    circle(246, 167, 26, paper.mint),
    placed({ x: 218, y: 139, scale: 0.235 }, person(neighbours.sanne)),
  ),
  box(124, 150, 82, 10, 5, paper.mint),
  box(124, 170, 56, 10, 5, paper.leaf),
];

export const calendar = (): Piece => [
  ground(paper.sky),
  shape("M0 200C90 170 230 170 320 200V240H0Z", paper.pond),
  box(46, 30, 228, 176, 14, paper.cream),
  box(46, 30, 228, 40, 14, paper.coral),
  box(46, 52, 228, 18, 0, paper.coral),
  box(92, 18, 12, 28, 6, paper.bark),
  box(216, 18, 12, 28, 6, paper.bark),
  times(18, (day) => box(66 + (day % 6) * 33, 86 + Math.floor(day / 6) * 38, 22, 22, 6, paper.oat)),
  box(94, 118, 152, 38, 19, paper.green),
  inside(circle(113, 137, 19, paper.butter), placed({ x: 92, y: 116, scale: 0.175 }, dog(moos))),
  strip("M214 137L222 145L236 128", 6, paper.cream),
];

const starPlaces = [
  [40, 74],
  [98, 48],
  [160, 38],
  [222, 48],
  [280, 74],
] as const;

export const review = (): Piece => [
  ground(paper.rose),
  circle(160, 210, 120, paper.blush),
  placed({ x: 76, y: 82, scale: 0.7 }, dog()),
  starPlaces.map(([x, y], at) => shape(starPath(x, y, 24, (at - 2) * 8), paper.ochre)),
];

export const profile = (): Piece => [
  ground(paper.mint),
  box(0, 196, 320, 44, 0, paper.leaf),
  group(
    "rotate(-3 160 120)",
    box(84, 18, 152, 196, 10, paper.cream),
    inside(
      box(96, 30, 128, 124, 4, paper.sky),
      placed({ x: 94, y: 28, scale: 0.55 }, person(neighbours.youssef)),
    ),
    box(96, 166, 86, 11, 5, paper.sand),
    box(96, 186, 56, 9, 4, paper.oat),
    shape(starPath(212, 178, 13), paper.ochre),
  ),
  box(138, 8, 44, 20, 2, paper.ochre, -3),
];

export const key = (): Piece => [
  ground(paper.coral),
  box(176, 24, 104, 216, 4, paper.cream),
  inside(
    box(186, 34, 84, 206, 0, paper.pine),
    box(196, 46, 28, 52, 3, paper.butter),
    box(232, 46, 28, 52, 3, paper.butter),
    box(196, 116, 64, 96, 3, paper.green),
    shade("M228 34H280V240H228Z"),
  ),
  circle(256, 146, 6, paper.ochre),
  placed(
    { x: 30, y: 92 },
    strip("M64 30H132", 13, paper.ochre, "butt"),
    strip("M112 30V50M128 30V46", 11, paper.ochre, "butt"),
    circle(42, 30, 34, paper.ochre),
    circle(42, 30, 14, paper.coral),
    shade("M42 -4A34 34 0 0 1 42 64L42 44A14 14 0 0 0 42 16Z"),
  ),
];

const coins = [
  [104, 74, paper.ochre],
  [148, 58, paper.butter],
  [194, 72, paper.ochre],
] as const;

const coin = (x: number, y: number, fill: string): Piece => [
  inside(circle(x, y, 30, fill), shade(`M${x} 0H320V200H${x}Z`, 0.1)),
  strip(
    `M${x + 11} ${y - 12}A15 15 0 1 0 ${x + 11} ${y + 12}M${x - 18} ${y - 4}H${x + 4}M${x - 18} ${y + 5}H${x + 2}`,
    5,
    paper.bark,
    "butt",
  ),
];

export const paid = (): Piece => [
  ground(paper.pond),
  circle(60, 44, 70, paper.sky),
  box(48, 92, 224, 120, 20, paper.cocoa),
  box(48, 92, 224, 34, 14, paper.biscuit),
  coins.map(([x, y, fill]) => coin(x, y, fill)),
  box(48, 100, 224, 112, 20, paper.cocoa),
  shade("M160 100H252A20 20 0 0 1 272 120V192A20 20 0 0 1 252 212H160Z", 0.1),
  box(212, 134, 76, 44, 14, paper.biscuit),
  circle(236, 156, 9, paper.butter),
];
