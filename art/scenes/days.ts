import { cat } from "#art/animals/cat.ts";
import type { DogLook } from "#art/animals/dog.ts";
import { dog } from "#art/animals/dog.ts";
import type { DogCoat } from "#art/bodies.ts";
import { dogSide } from "#art/bodies.ts";
import { minoes } from "#art/neighbours.ts";
import type { Piece } from "#art/paper.ts";
import {
  box,
  circle,
  ellipse,
  inside,
  isDark,
  paper,
  placed,
  shade,
  shape,
  strip,
} from "#art/paper.ts";
import { ball, daisy, ground, meadow, sash, tree } from "./props.ts";

// What a sitter photographs on an ordinary day. Each takes the dog's coat: an animal keeps it in
// every picture.

export function park(coat: DogCoat = {}): Piece {
  return [
    meadow(paper.sky, paper.leaf, paper.green),
    circle(132, 48, 26, paper.butter),
    placed({ x: 54, y: 176 }, tree(0, 130, paper.leaf, paper.pine)),
    placed({ x: 96, y: 214 }, dogSide(coat)),
    ball(44, 208, 15, paper.coral, paper.cream),
  ];
}

export function beach(coat: DogCoat = {}): Piece {
  return [
    ground(paper.rose),
    circle(140, 58, 32, paper.coral),
    box(0, 96, 320, 50, 0, paper.pond),
    strip("M8 116H44M268 126H304M276 110H296", 5, paper.sky),
    box(0, 142, 320, 98, 0, paper.butter),
    placed({ x: 44, y: 220 }, dogSide(coat)),
    ball(286, 214, 13, paper.green, paper.cream),
  ];
}

export function bowl(look: DogLook = {}): Piece {
  const kibble = [
    [222, 170],
    [240, 167],
    [258, 171],
    [232, 174],
    [250, 175],
  ] as const;
  return [
    ground(paper.butter),
    circle(60, 60, 34, paper.cream),
    placed({ x: 36, y: -10, scale: 0.86 }, dog(look)),
    box(0, 186, 320, 54, 0, paper.green),
    box(0, 186, 320, 8, 0, paper.leaf),
    shape("M186 176H296L282 224H200Z", paper.coral),
    ellipse(241, 176, 55, 13, paper.clay),
    ellipse(241, 174, 42, 8, paper.cocoa),
    kibble.map(([x, y]) => circle(x, y, 5, paper.biscuit)),
  ];
}

export function nap({
  coat = paper.biscuit,
  ear = paper.cocoa,
  face = paper.cream,
}: DogCoat = {}): Piece {
  return [
    ground(paper.blush),
    sash(226, 26, 66, 80),
    ellipse(160, 214, 140, 22, paper.rose),
    box(44, 132, 232, 76, 38, paper.green),
    ellipse(160, 158, 96, 34, paper.leaf),
    shape("M78 166C78 118 118 98 164 98C214 98 244 124 244 166Z", coat),
    shape("M196 110C226 116 244 138 244 166H204C208 146 206 126 196 110Z", face),
    inside(
      shape(
        "M66 150C66 122 92 112 112 116C136 120 146 140 142 160C130 176 84 176 70 168C66 164 66 156 66 150Z",
        coat,
      ),
      shape("M60 150C80 146 96 150 102 172H60Z", face),
    ),
    shape("M124 118C146 116 160 136 154 162C146 170 134 166 130 154C126 142 122 130 124 118Z", ear),
    strip("M90 144Q98 151 107 144", 4.5, isDark(coat) ? paper.sand : paper.ink),
    shape("M64 148C60 142 66 138 74 140C78 146 72 152 64 148Z", paper.ink),
    box(44, 160, 232, 50, 25, paper.green),
    shade("M46 186H274C272 200 262 210 251 210H69C58 210 48 200 46 186Z", 0.1),
    strip("M112 92H126L112 104H126M136 68H154L136 84H154", 4, paper.cocoa),
  ];
}

export function garden(look: DogLook = {}): Piece {
  const pickets = Array.from({ length: 11 }, (_, i) => `M${4 + i * 30} 112l11 -14l11 14v70h-22Z`);
  return [
    meadow(paper.mint, paper.leaf, paper.leaf),
    box(0, 132, 320, 50, 0, paper.oat),
    shape(pickets.join(""), paper.cream),
    box(0, 176, 320, 64, 0, paper.green),
    placed({ x: 62, y: 22, scale: 0.91 }, dog(look)),
    [daisy(34, 206), daisy(286, 214), daisy(262, 196), daisy(54, 224)],
  ];
}

export function cats(): Piece {
  return [
    ground(paper.sky),
    box(0, 176, 320, 64, 0, paper.coral),
    circle(250, 70, 40, paper.butter),
    placed({ x: 18, y: 26, scale: 0.78 }, cat(minoes)),
    placed({ x: 142, y: 38, scale: 0.72 }, cat({ mood: "sleep" })),
    box(0, 208, 320, 32, 0, paper.clay),
  ];
}
