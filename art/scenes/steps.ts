import { dog } from "#art/animals/dog.ts";
import { moos, neighbours } from "#art/neighbours.ts";
import type { Piece } from "#art/paper.ts";
import {
  box,
  circle,
  cutOff,
  ellipse,
  group,
  inside,
  paper,
  placed,
  shape,
  strip,
} from "#art/paper.ts";
import type { Sitter } from "#art/people.ts";
import { bust, person } from "#art/people.ts";
import { beach } from "./days.ts";
import { ground, mug, sash, within } from "./props.ts";

// How it works, in three pictures: look around the corner, drink coffee, read along.

function pin({ ground: colour, ...look }: Sitter, x: number, y: number, radius: number): Piece {
  const [half, top, tip] = [radius * 0.42, y + radius * 0.7, y + radius * 1.62];
  return [
    shape(`M${x - half} ${top}L${x} ${tip}L${x + half} ${top}Z`, paper.cream),
    circle(x, y, radius + 6, paper.cream),
    inside(circle(x, y, radius, colour), bust(look, x, y, radius)),
  ];
}

const blocks = [
  [-20, 20, 90, 60],
  [96, -14, 70, 60],
  [210, 12, 60, 44],
  [20, 116, 54, 50],
  [206, 150, 90, 60],
  [110, 196, 70, 50],
] as const;

export function near(): Piece {
  return [
    within(
      ground(paper.oat),
      blocks.map(([x, y, width, height]) => box(x, y, width, height, 6, paper.sand, -8)),
      ellipse(268, 96, 72, 46, paper.leaf),
      circle(290, 84, 11, paper.green),
      circle(250, 104, 8, paper.green),
      circle(276, 118, 9, paper.green),
      strip("M-10 100L330 66M-10 190L330 176M84 -10L100 250M186 -10L200 250", 14, paper.cream),
      strip("M-10 228C60 214 80 150 150 148C220 146 240 216 330 220", 20, paper.pond),
    ),
    pin(neighbours.youssef, 66, 66, 33),
    pin(neighbours.ans, 248, 66, 33),
    pin(neighbours.joy, 152, 108, 46),
  ];
}

export function coffee(): Piece {
  return [
    ground(paper.rose),
    box(0, 0, 320, 66, 0, paper.blush),
    sash(126, 18, 68, 74),
    within(
      placed({ x: -34, y: 16, scale: 0.84 }, person(neighbours.sanne)),
      placed({ x: 154, y: 16, scale: 0.84 }, person(neighbours.tess)),
      placed({ x: 110, y: 92, scale: 0.42 }, dog(moos)),
    ),
    box(0, 186, 320, 54, 0, paper.cocoa),
    box(0, 186, 320, 9, 0, paper.biscuit),
    mug(106, 196, paper.coral),
    mug(222, 196, paper.green),
    ellipse(160, 206, 26, 6, paper.cream),
    circle(152, 200, 7, paper.ochre),
    circle(168, 200, 7, paper.sand),
  ];
}

const entry = (y: number, dot: string, long: number, short: number): Piece => [
  circle(122, y, 9, dot),
  box(138, y - 8, long, 7, 3.5, paper.sand),
  box(138, y + 4, short, 6, 3, paper.oat),
];

export function phone(): Piece {
  const screen = box(100, 22, 120, 250, 15, paper.cream);
  return [
    ground(paper.green),
    circle(48, 48, 70, paper.leaf),
    shape("M232 240C232 190 262 160 320 158V240Z", paper.pine),
    within(
      group(
        "rotate(-6 160 120)",
        box(92, 14, 136, 260, 22, paper.ink),
        screen,
        cutOff(
          screen,
          placed({ x: 100, y: 22, scale: 0.38 }, beach({ ...moos, ear: paper.bark })),
          entry(134, paper.coral, 64, 42),
          entry(164, paper.leaf, 52, 62),
          entry(194, paper.ochre, 60, 36),
          strip("M122 143V155M122 173V185", 3, paper.oat),
        ),
      ),
    ),
    placed(
      { x: 236, y: 96, turn: 8 },
      box(-4, -4, 58, 44, 14, paper.cream),
      shape("M6 36L0 52L20 38Z", paper.cream),
      shape(
        "M25 30C10 20 8 10 16 7C20 6 24 8 25 12C26 8 30 6 34 7C42 10 40 20 25 30Z",
        paper.coral,
      ),
    ),
  ];
}
