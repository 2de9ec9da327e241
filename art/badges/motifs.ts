import type { Cut, Piece } from "../paper.ts";
import { box, circle, ellipse, figure, paper, placed, shape, strip } from "../paper.ts";

/** What several badges show in their windows, around a middle of 0 0. */

export function star(x: number, y: number, radius: number, fill: string): Cut {
  const points = Array.from({ length: 10 }, (_, i) => {
    const angle = -Math.PI / 2 + (i * Math.PI) / 5;
    const far = i % 2 ? radius * 0.46 : radius;
    const at = (middle: number, part: number) => figure(Math.round((middle + part) * 10) / 10);
    return `${at(x, far * Math.cos(angle))} ${at(y, far * Math.sin(angle))}`;
  });
  return shape(`M${points.join("L")}Z`, fill);
}

export function paw(y: number, scale: number, fill: string): Piece {
  return placed(
    { y, scale },
    shape("M0 -6C14 -6 24 8 24 18C24 30 12 30 0 26C-12 30 -24 30 -24 18C-24 8 -14 -6 0 -6Z", fill),
    ellipse(-24, -8, 8, 11, fill, -24),
    ellipse(24, -8, 8, 11, fill, 24),
    ellipse(-9, -24, 8.5, 12, fill, -8),
    ellipse(9, -24, 8.5, 12, fill, 8),
  );
}

export function heart(x: number, y: number, scale: number, fill: string): Piece {
  const d = "M0 12C-15 2 -16 -8 -8 -11C-4 -12 -1 -10 0 -6C1 -10 4 -12 8 -11C16 -8 15 2 0 12Z";
  return placed({ x, y, scale }, shape(d, fill));
}

type Bubble = { x: number; y: number; width: number; height: number; fill: string };

/** What somebody says; its tail points to who did, on the left or on the right. */
export function bubble({ x, y, width, height, fill }: Bubble, tail: "left" | "right"): Piece {
  const foot = y + height;
  const [far, near, end] =
    tail === "left" ? [x + 6, x + 3, x + 19] : [x + width - 6, x + width - 3, x + width - 19];
  return [
    box(x, y, width, height, Math.min(11, height / 2), fill),
    shape(`M${far} ${foot - 5}L${near} ${foot + 9}L${end} ${foot - 2}Z`, fill),
  ];
}

type Somebody = { skin: string; hair: string; top: string };

export function somebody(x: number, y: number, scale: number, look: Somebody): Piece {
  return placed(
    { x, y, scale },
    shape("M-19 34C-19 16 -10 11 0 11C10 11 19 16 19 34Z", look.top),
    box(-4, 4, 8, 10, 0, look.skin),
    circle(0, -3, 11, look.skin),
    shape(
      "M-12 -1C-14 -14 -6 -18 1 -17C10 -17 14 -10 12 -1C9 -4 6 -8 3 -10C-1 -6 -7 -4 -12 -1Z",
      look.hair,
    ),
    circle(-4, -1, 1.5, paper.ink),
    circle(4, -1, 1.5, paper.ink),
  );
}

export function key(fill: string, hole: string): Piece {
  return [
    circle(0, -13, 9.5, fill),
    circle(0, -13, 3.6, hole),
    box(-2.6, -6, 5.2, 27, 1, fill),
    box(0, 9, 9, 4.4, 1, fill),
    box(0, 16, 7, 4.4, 1, fill),
  ];
}

/** A printed picture; without anything on it, seen from behind another. */
export function print(turn: number, x: number, picture?: Piece): Piece {
  return placed(
    { x, y: 1, turn },
    box(-15, -17, 30, 34, 3, paper.cream),
    picture ?? box(-11.5, -13.5, 23, 20, 1.5, paper.stone),
  );
}

export function tick(x: number, y: number, scale: number): Piece {
  return placed({ x, y, scale }, strip("M-6 0L-1.5 5L7 -5", 4, paper.cream));
}
