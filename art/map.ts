import { drawing } from "./drawing.ts";
import type { Piece } from "./paper.ts";
import { box, dots, shape, strip } from "./paper.ts";
import { dice } from "./seed.ts";

// The town under the pins where no real map can be shown: a singel with its bastions, a canal, a
// park, a railway. It is nobody's town, so that no pin ever seems to stand at a real address.

const light = {
  street: "#FFFDF8",
  block: "#EADFCB",
  yard: "#F1E8D8",
  house: "#E2D3B8",
  water: "#B9D8DB",
  park: "#CFE3CF",
  path: "#E4F0E2",
  tree: "#A9CDB2",
  rail: "#CFC2AC",
} as const;

const dim = {
  street: "#31463E",
  block: "#22342D",
  yard: "#1B2A25",
  house: "#2A3D36",
  water: "#234A50",
  park: "#21463A",
  path: "#2B5345",
  tree: "#2D5A49",
  rail: "#46594F",
} as const;

type Colours = typeof light | typeof dim;
type Point = readonly [number, number];

const cells = 11;

/** Old streets are never straight: every crossing is pushed a little along two waves. */
const crossing = (i: number, j: number): Point => [
  i * 100 - 50 + 18 * Math.sin(j * 0.8 + i * 0.35),
  j * 100 - 50 + 16 * Math.sin(i * 0.7 + j * 0.25 + 1.3),
];

const polygon = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join("L")}Z`;

/** The block between four crossings; every third street is a wide one. */
function corners(i: number, j: number): readonly [Point, Point, Point, Point] {
  const gap = (line: number) => (line % 3 === 0 ? 10 : 5);
  const at = (di: number, dj: number): Point => {
    const [x, y] = crossing(i + di, j + dj);
    return [x + (di ? -gap(i + 1) : gap(i)), y + (dj ? -gap(j + 1) : gap(j))];
  };
  return [at(0, 0), at(1, 0), at(1, 1), at(0, 1)];
}

const between = ([ax, ay]: Point, [bx, by]: Point, part: number): Point => [
  ax + (bx - ax) * part,
  ay + (by - ay) * part,
];

/** An alley through a block. */
function split([a, b, c, d]: readonly [Point, Point, Point, Point], part: number) {
  const [near, far] = [part - 0.03, part + 0.03];
  return [
    [a, between(a, b, near), between(d, c, near), d],
    [between(a, b, far), b, c, between(d, c, far)],
  ] as const;
}

function inset(points: readonly Point[], part: number): Point[] {
  const middle = points.reduce<Point>(([sx, sy], [x, y]) => [sx + x / 4, sy + y / 4], [0, 0]);
  return points.map((point) => between(point, middle, part));
}

function town({ block, yard, house }: Colours): Piece {
  const roll = dice(7);
  const paths = { block: "", yard: "", house: "" };
  for (let i = 0; i < cells; i += 1) {
    for (let j = 0; j < cells; j += 1) {
      const whole = corners(i, j);
      const lots = roll.chance(0.55) ? split(whole, roll.between(0.36, 0.64)) : [whole];
      for (const lot of lots) {
        paths[roll.chance(0.16) ? "house" : "block"] += polygon(lot);
        if (roll.chance(0.7)) paths.yard += polygon(inset(lot, 0.42));
      }
    }
  }
  return [shape(paths.block, block), shape(paths.house, house), shape(paths.yard, yard)];
}

const lines = Array.from({ length: cells + 1 }, (_, i) => i);
const street = (points: readonly Point[]) => polygon(points).slice(0, -1);
const across = (rows: readonly number[], from = 0, to = cells) =>
  rows.map((j) => street(lines.slice(from, to).map((i) => crossing(i, j)))).join("");
const along = (columns: readonly number[]) =>
  columns.map((i) => street(lines.map((j) => crossing(i, j)))).join("");

const singel =
  "M296 -20L270 90L330 140L296 250L352 306L312 420L372 476L330 590L392 650L356 770L410 832L390 1020";
const canal = "M332 436C500 470 700 452 1020 496";

function water({ water: blue, street: cobble }: Colours): Piece {
  return [
    strip(singel, 42, blue),
    strip(canal, 26, blue),
    // The wide streets again, now over the water: their bridges.
    strip(across([3, 6, 9]) + along([6, 9]), 20, cobble, "butt"),
    strip(across([1, 2, 7, 8, 10], 2, 6), 10, cobble, "butt"),
  ];
}

const trees: readonly Point[] = [
  [632, 152],
  [668, 122],
  [722, 148],
  [774, 172],
  [804, 232],
  [612, 232],
  [840, 204],
  [690, 96],
  [588, 196],
  [50, 812],
  [112, 792],
  [152, 852],
  [72, 884],
  [124, 932],
  [30, 950],
];

function parks({ park, path, tree, water: blue }: Colours): Piece {
  return [
    shape(
      "M610 84C720 54 846 100 862 210C876 310 780 352 690 336C600 318 536 264 548 176C554 128 580 94 610 84Z",
      park,
    ),
    shape("M0 752C90 716 196 738 232 820C260 890 222 1000 182 1000H0Z", park),
    strip(
      "M556 160C640 190 700 240 700 336M640 76C700 140 780 180 862 214M0 860C80 840 160 870 232 850",
      6,
      path,
    ),
    shape(
      "M690 268C716 244 772 248 784 282C786 308 722 316 702 302C688 294 682 280 690 268Z",
      blue,
    ),
    dots(trees, 10, tree),
  ];
}

function railway({ rail, block, house }: Colours): Piece {
  return [
    strip("M-20 628L1020 596", 16, block, "butt"),
    strip("M-20 625L1020 593M-20 631L1020 599", 2.5, rail, "butt"),
    box(560, 586, 130, 30, 4, house, -1.8),
  ];
}

export function map(dark: boolean): Piece {
  const colours: Colours = dark ? dim : light;
  return [
    box(0, 0, 1000, 1000, 0, colours.street),
    town(colours),
    water(colours),
    railway(colours),
    parks(colours),
  ];
}

export function mapDrawing(dark: boolean, prefix: string = dark ? "map-dark" : "map"): string {
  return drawing({ prefix, width: 1000, height: 1000 }, map(dark));
}
