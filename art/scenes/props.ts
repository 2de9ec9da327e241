import type { Piece } from "#art/paper.ts";
import { box, circle, cutOff, ellipse, inside, paper, shade, shape, strip } from "#art/paper.ts";

/** Every picture for logbooks, galleries and notices is this large. */
export const scene = { width: 320, height: 240 } as const;

export const ground = (colour: string): Piece => box(0, 0, scene.width, scene.height, 0, colour);

export const meadow = (sky: string, hill: string, grass: string): Piece => [
  ground(sky),
  ellipse(70, 190, 190, 70, hill),
  box(0, 168, 320, 72, 0, grass),
];

/** Stands on y = 0, `h` high. */
export function tree(x: number, h: number, leaves: string, veins: string): Piece {
  const part = (share: number) => Math.round(h * share);
  return [
    box(x - 6, -part(0.5), 12, part(0.5), 0, paper.cocoa),
    ellipse(x, part(-0.66), part(0.3), part(0.36), leaves),
    shade(`M${x} ${part(-1.02)}a${part(0.3)} ${part(0.36)} 0 0 1 0 ${part(0.36) * 2}Z`),
    strip(
      `M${x} ${part(-0.3)}V${part(-0.72)}M${x} ${part(-0.5)}l${part(0.12)} ${part(-0.12)}M${x} ${part(-0.42)}l${part(-0.12)} ${part(-0.12)}`,
      4,
      veins,
    ),
  ];
}

export const ball = (x: number, y: number, radius: number, paint: string, stripe: string): Piece =>
  inside(
    circle(x, y, radius, paint),
    strip(
      `M${x - radius} ${y - radius * 0.4}Q${x} ${y + radius * 0.3} ${x + radius} ${y - radius * 0.4}`,
      radius * 0.3,
      stripe,
    ),
  );

export const mug = (x: number, y: number, colour: string): Piece => [
  strip(`M${x + 13} ${y - 20}a9 9 0 0 1 0 16`, 5, colour),
  box(x - 15, y - 28, 30, 28, 5, colour),
  strip(`M${x - 5} ${y - 38}q4 -6 0 -12M${x + 6} ${y - 38}q4 -6 0 -12`, 3, paper.cream),
];

export const sash = (x: number, y: number, width: number, height: number): Piece => [
  box(x - 5, y - 5, width + 10, height + 10, 3, paper.cream),
  box(x, y, width, height, 0, paper.pine),
  box(x + width / 2 - 2, y, 4, height, 0, paper.cream),
  box(x, y + height * 0.38, width, 4, 0, paper.cream),
  box(x - 9, y + height + 5, width + 18, 7, 1, paper.cream),
];

/** Nothing may hang over the edge of the picture. */
export const within = (...pieces: Piece[]): Piece =>
  cutOff(box(0, 0, scene.width, scene.height, 0, "none"), ...pieces);

export const daisy = (x: number, y: number): Piece => [
  circle(x, y, 7, paper.butter),
  circle(x, y, 3, paper.coral),
];

export const cloud = (x: number, y: number, scale: number, colour: string): Piece => {
  const s = (value: number) => Math.round(value * scale * 10) / 10;
  return shape(
    `M${x} ${y}a${s(16)} ${s(16)} 0 0 1 ${s(16)} ${-s(16)}a${s(22)} ${s(22)} 0 0 1 ${s(40)} ${-s(8)}a${s(18)} ${s(18)} 0 0 1 ${s(28)} ${s(10)}a${s(14)} ${s(14)} 0 0 1 ${s(12)} ${s(14)}Z`,
    colour,
  );
};
