import { chicken } from "./animals/farm.ts";
import { dogSide, walker } from "./bodies.ts";
import { drawing } from "./drawing.ts";
import { lamplight, terrace } from "./house.ts";
import type { Piece } from "./paper.ts";
import { box, circle, paper, placed, shape, strip } from "./paper.ts";
import { hairs } from "./people/hair.ts";
import { skins } from "./people/head.ts";
import { tree } from "./scenes/props.ts";
import type { Light } from "./street-houses.ts";
import { day, housesIn, night } from "./street-houses.ts";

const moonlight = "#F3E3B0";

const stars = [
  [60, 60],
  [250, 30],
  [400, 60],
  [690, 80],
  [980, 50],
  [1130, 70],
  [1320, 40],
  [740, 30],
  [900, 110],
] as const;

function heaven(dim: boolean): Piece {
  if (!dim) return circle(830, 96, 50, paper.butter);
  return [
    // A crescent, not a disc with a bite: the page behind the street has its own colour.
    shape("M825.5 48.2A44 44 0 1 0 855.7 97.1A38 38 0 1 1 825.5 48.2Z", moonlight),
    stars.map(([x, y]) => circle(x, y, 2.5, moonlight)),
  ];
}

/** Leaning nowhere: a Dutch bicycle stands on its own. Wheels on y = 0. */
function bicycle(frame: string, iron: string): Piece {
  return [
    strip(
      "M0 -18a18 18 0 1 0 36 0a18 18 0 1 0 -36 0ZM58 -18a18 18 0 1 0 36 0a18 18 0 1 0 -36 0Z",
      3,
      iron,
    ),
    strip(
      "M18 -18H44L30 -46M44 -18L70 -44M33 -38C44 -34 56 -36 70 -44M76 -18L67 -54L58 -57",
      4,
      frame,
    ),
    strip("M23 -48H37", 6, iron),
    shape("M66 -50H92L88 -32H70Z", paper.biscuit),
  ];
}

function lantern(iron: string, lit: boolean): Piece {
  return [
    strip("M0 0V-104", 5, iron, "butt"),
    shape("M-10 -124H10L6 -104H-6Z", lit ? lamplight : paper.butter),
    shape("M-13 -124L0 -136L13 -124Z", iron),
  ];
}

function passers({ lead }: Light): Piece {
  const grey = { skin: skins.porcelain, hair: hairs.grey, coat: paper.slate, trousers: paper.bark };
  const old = { coat: paper.ink, ear: paper.bark, face: paper.sand, collar: paper.butter };
  return [
    placed({ x: 716, y: 22, scale: 0.6 }, walker()),
    placed({ x: 790, y: 22, scale: 0.54 }, dogSide()),
    strip("M781 -60Q806 -34 863 -44", 2.5, lead),
    placed({ x: 1108, y: -61.6, scale: 0.3 }, chicken()),
    placed(
      { x: 1070, y: -43.7, scale: 0.24 },
      chicken({ body: paper.sand, wing: paper.cream, tail: paper.bark }),
    ),
    placed({ x: 196, y: 22, scale: 0.5 }, dogSide(old)),
    placed({ x: 150, y: 22, scale: 0.58 }, walker({ ...grey, scarf: paper.coral })),
    strip("M212 -57Q236 -36 264 -48", 2.5, lead),
  ];
}

/** 1440 × 420, the pavement along the lower edge. */
export function street(dim: boolean): Piece {
  const light: Light = dim ? night : day;
  return [
    heaven(dim),
    placed(
      { y: 372 },
      placed({ x: 776 }, tree(0, 190, light.leaves, light.veins)),
      placed({ x: 868 }, tree(0, 130, light.veins, light.leaves)),
      terrace(housesIn(light), dim),
      box(0, 0, 1440, 48, 0, light.pavement),
      box(0, 0, 1440, 12, 0, light.kerb),
      {
        tag: "path",
        attributes: {
          d: "M12 26H1440",
          fill: "none",
          stroke: light.joints,
          "stroke-width": 4,
          "stroke-dasharray": "22 18",
        },
      },
      placed({ x: 550, y: 10 }, lantern(light.iron, dim)),
      placed({ x: 596, y: 12 }, bicycle(dim ? night.brick : paper.clay, light.iron)),
      passers(light),
    ),
  ];
}

export function streetDrawing(dim: boolean, prefix: string = dim ? "sn" : "st"): string {
  return drawing({ prefix, width: 1440, height: 420 }, street(dim));
}
