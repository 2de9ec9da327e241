import type { Cut, Piece } from "./paper.ts";
import { box, cutOff, dots, paper, placed, shade, shape } from "./paper.ts";

export type Gable = "step" | "bell" | "neck" | "point" | "flat";

export interface Opening {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Who looks out, drawn on 240 × 240; a window with somebody in it has no bars. */
  pet?: Piece;
  /** At night: nobody is at home. */
  dark?: boolean;
}

export interface House {
  x: number;
  width: number;
  height: number;
  gable: Gable;
  wall: string;
  trim: string;
  door: string;
  doorAt: number;
  windows: readonly Opening[];
}

export const lamplight = "#F6D07A";
const empty = "#2B4640";

const rectangle = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}Z`;

/** Four steps up, a flat top, four steps down; each step is covered by a slab. */
function stepGable({ x, width, wall, trim }: House, top: number): Piece {
  const rise = 17;
  const tread = Math.round(width * 0.107);
  const treads = [tread - 1, tread, tread, tread];
  const middle = width - 2 * treads.reduce((sum, step) => sum + step, 0);
  const up = treads.map((step) => `h${step}v${-rise}`).join("");
  const down = treads.map((step) => `v${rise}h${step}`).reverse();
  let edge = x;
  const slabs = treads.map((step, i) => {
    const [left, y] = [edge - 2, top - rise * i - 4];
    edge += step;
    return rectangle(left, y, step + 4, 6) + rectangle(2 * x + width - edge - 2, y, step + 4, 6);
  });
  const cap = rectangle(x + width / 2 - middle / 2 - 3, top - rise * 4 - 5, middle + 6, 7);
  return [
    shape(`M${x} ${top}${up}h${middle}${down.join("")}Z`, wall),
    shape(slabs.join("") + cap, trim),
  ];
}

/** A bell: the same curve twice, the trim around the wall. */
function bellGable({ x, width, wall, trim }: House, top: number): Piece {
  const bell = (
    inset: number,
    foot: number,
    [a, b, c, d, e]: readonly number[],
    height: number,
  ) => {
    const at = (part = 0) => x + Math.round(width * part);
    const far = (part = 0) => x + width - Math.round(width * part);
    const shoulder = height - 24;
    return `M${x + inset} ${top + foot}C${at(a)} ${top - 4} ${at(b)} ${top - shoulder + 4} ${at(c)} ${top - shoulder}C${at(d)} ${top - height + 6} ${at(e)} ${top - height} ${at(0.5)} ${top - height}C${far(e)} ${top - height} ${far(d)} ${top - height + 6} ${far(c)} ${top - shoulder}C${far(b)} ${top - shoulder + 4} ${far(a)} ${top - 4} ${x + width - inset} ${top + foot}Z`;
  };
  return [
    shape(bell(0, 0, [0.2, 0.16, 0.32, 0.34, 0.42], 90), trim),
    shape(bell(8, 4, [0.26, 0.2, 0.38, 0.38, 0.44], 80), wall),
  ];
}

function neckGable({ x, width, wall, trim }: House, top: number): Piece {
  const at = (part: number) => Math.round(x + width * part);
  const scroll = (foot: number, neck: number) =>
    `M${at(foot)} ${top}C${at(foot)} ${top - 34} ${at(neck)} ${top - 34} ${at(neck)} ${top - 58}V${top}Z`;
  const pediment = `M${at(0.22)} ${top - 74}L${at(0.5)} ${top - 98}L${at(0.78)} ${top - 74}Z`;
  return [
    shape(scroll(0.04, 0.26) + scroll(0.96, 0.74), trim),
    shape(rectangle(at(0.26), top - 76, at(0.74) - at(0.26), 78), wall),
    shape(pediment, trim),
  ];
}

function pointGable({ x, width, wall, trim }: House, top: number): Piece {
  const [middle, ridge] = [x + width / 2, Math.round(top - width * 0.62)];
  return [
    shape(`M${x - 6} ${top + 2}L${middle} ${ridge}L${x + width + 6} ${top + 2}Z`, trim),
    shape(`M${x + 8} ${top + 4}L${middle} ${ridge + 16}L${x + width - 8} ${top + 4}Z`, wall),
  ];
}

/** A straight cornice on a row of blocks. */
function flatGable({ x, width, trim }: House, top: number): Piece {
  const blocks = Array.from({ length: Math.floor(width / 18) }, (_, i) =>
    rectangle(x + 6 + i * 18, top + 2, 8, 7),
  );
  return shape(rectangle(x - 5, top - 14, width + 10, 16) + blocks.join(""), trim);
}

const gables: Readonly<Record<Gable, (house: House, top: number) => Piece>> = {
  step: stepGable,
  bell: bellGable,
  neck: neckGable,
  point: pointGable,
  flat: flatGable,
};

const joined = <T>(list: readonly T[], write: (item: T) => string) => list.map(write).join("");

interface Hole extends Opening {
  trim: string;
}

/** Windows at their place in the street. */
const holes = (plans: readonly House[]): Hole[] =>
  plans.flatMap(({ x, height, trim, windows }) =>
    windows.map((hole) => ({ ...hole, trim, x: x + hole.x, y: hole.y - height })),
  );

/** One piece for each colour of woodwork: a street has fifty windows, and each would take five. */
function perTrim<T extends { trim: string }>(
  list: readonly T[],
  paint: (trim: string, some: T[]) => Piece,
) {
  const trims = [...new Set(list.map(({ trim }) => trim))];
  return trims.map((trim) =>
    paint(
      trim,
      list.filter((item) => item.trim === trim),
    ),
  );
}

function attics(plans: readonly House[], night: boolean): Piece {
  const round = plans.filter(({ gable }) => gable !== "flat");
  const places = (some: readonly House[]) =>
    some.map(({ x, width, height, gable }) => {
      const rise = gable === "point" ? Math.round(width * 0.18) : gable === "step" ? 30 : 40;
      return [x + width / 2, -height - rise] as const;
    });
  return [
    perTrim(round, (trim, some) => dots(places(some), 11, trim)),
    dots(places(round), 7, night ? lamplight : paper.pine),
  ];
}

const pane = ({ x, y, width, height }: Hole) => rectangle(x, y, width, height);

/** All behind one cut: nobody is so large that they would show in the next window. */
function residents(all: readonly Hole[]): Piece {
  const inhabited = all.filter(({ pet }) => pet);
  const figures = inhabited.map(({ x, y, width, height, pet }) => {
    const scale = Math.ceil((width * 107) / 240) / 100;
    return placed({ x: x - 1, y: Math.round(y + height - 240 * scale + 2), scale }, pet);
  });
  return cutOff(shape(joined(inhabited, pane), "none"), figures);
}

function bars({ x, y, width, height, pet }: Hole): string {
  const sill = rectangle(x - 9, y + height + 5, width + 18, 7);
  if (pet) return sill;
  const across = rectangle(x, y + Math.round(height * 0.38), width, 4);
  return sill + across + rectangle(x + width / 2 - 2, y, 4, height);
}

function doors(plans: readonly House[], night: boolean): Piece {
  const left = ({ x, doorAt }: House) => x + doorAt;
  return [
    perTrim(plans, (trim, some) => ({
      tag: "g",
      attributes: { stroke: trim, "stroke-width": 12, "paint-order": "stroke" },
      pieces: some.map((plan) => box(left(plan), -76, 34, 76, 0, plan.door)),
    })),
    shape(
      joined(plans, (plan) => rectangle(left(plan), -76, 34, 16)),
      night ? lamplight : paper.butter,
    ),
    dots(
      plans.map((plan) => [left(plan) + 27, -34] as const),
      3,
      paper.ochre,
    ),
    shape(
      joined(plans, (plan) => rectangle(left(plan) - 10, -6, 54, 6)),
      paper.stone,
    ),
  ];
}

/** Glass in its frame: the woodwork is the outline's ribbon, painted under the glass. */
function glazed(some: readonly Hole[], trim: string, glass: string): Cut {
  const wood = { stroke: trim, "stroke-width": 10, "paint-order": "stroke" };
  return { tag: "path", attributes: { d: joined(some, pane), fill: glass, ...wood } };
}

/** Houses side by side on y = 0; they may not overlap, as they are painted layer by layer. */
export function terrace(plans: readonly House[], night: boolean): Piece {
  const all = holes(plans);
  const lit = all.filter(({ dark }) => !(night && dark));
  const unlit = all.filter(({ dark }) => night && dark);
  return [
    plans.map((plan) => {
      const { x, width, height, gable, wall } = plan;
      const fold = `M${x + width / 2} ${-height}h${width / 2}V0h${-width / 2}Z`;
      return [
        gables[gable](plan, -height),
        box(x, -height, width, height, 0, wall),
        shade(fold, 0.07),
      ];
    }),
    attics(plans, night),
    perTrim(lit, (trim, some) => glazed(some, trim, night ? lamplight : paper.pine)),
    perTrim(unlit, (trim, some) => glazed(some, trim, empty)),
    residents(all),
    perTrim(all, (trim, some) => shape(joined(some, bars), trim)),
    doors(plans, night),
    shade(joined(plans, ({ x, width }) => rectangle(x, -10, width, 10))),
  ];
}
