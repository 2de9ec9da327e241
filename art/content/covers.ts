import { cat } from "#art/animals/cat.ts";
import { dog } from "#art/animals/dog.ts";
import { rabbit } from "#art/animals/rabbit.ts";
import { dogSide, walker } from "#art/bodies.ts";
import { drawing } from "#art/drawing.ts";
import { moos } from "#art/neighbours.ts";
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
  shade,
  shape,
  strip,
  toned,
} from "#art/paper.ts";
import { hairs } from "#art/people/hair.ts";
import { skins } from "#art/people/head.ts";
import { tree } from "#art/scenes/props.ts";
import { times } from "./shapes.ts";

// What articles open with: one scene, one animal with one quirk, and no words.

const sheet = { width: 640, height: 400 } as const;
const ground = (colour: string) => box(0, 0, sheet.width, sheet.height, 0, colour);

export const ginger = { coat: paper.ochre, stripe: paper.cocoa, eye: paper.mint } as const;

/** Rays around a point, as fireworks and the sun have them. */
function burst(x: number, y: number, radius: number, colour: string, rays: number, width: number) {
  const at = (turn: number, share: number) =>
    `${Math.round(x + Math.cos(turn) * radius * share)} ${Math.round(y + Math.sin(turn) * radius * share)}`;
  const lines = times(rays, (ray) => {
    const turn = (ray / rays) * 2 * Math.PI + 0.2;
    return `M${at(turn, 0.38)}L${at(turn, 1)}`;
  });
  return [strip(lines.join(""), width, colour), circle(x, y, radius * 0.12, colour)];
}

function fireworks(): Piece {
  const tent = shape("M112 400C104 246 190 134 320 134C450 134 536 246 528 400Z", paper.green);
  const folds = "M120 20C118 90 112 170 104 250M158 20C154 80 140 150 126 216";
  const otherFolds = "M520 20C522 90 528 170 536 250M482 20C486 80 500 150 514 216";
  return [
    ground(paper.slate),
    box(150, 26, 340, 232, 4, paper.cream),
    inside(
      box(164, 40, 312, 204, 0, paper.pine),
      burst(238, 112, 62, paper.butter, 12, 6),
      burst(388, 92, 48, paper.blush, 10, 5),
      circle(438, 190, 4, paper.butter),
      circle(196, 200, 4, paper.butter),
      circle(300, 62, 3, paper.cream),
    ),
    box(317, 40, 7, 204, 0, paper.cream),
    shape("M92 10H214C206 90 172 190 120 262H92Z", paper.coral),
    shape("M548 10H426C434 90 468 190 520 262H548Z", paper.clay),
    box(70, 4, 500, 16, 8, paper.bark),
    strip(folds, 4, paper.clay),
    strip(otherFolds, 4, toned(paper.clay, 0.8)),
    box(0, 318, 640, 82, 0, paper.bark),
    ellipse(320, 376, 270, 40, paper.ochre),
    inside(
      tent,
      strip(times(9, (i) => `M${96 + i * 56} 100V400`).join(""), 10, paper.leaf),
      strip(times(5, (i) => `M100 ${166 + i * 56}H540`).join(""), 10, paper.leaf),
      shade("M320 100H560V400H320Z", 0.16),
    ),
    inside(
      shape("M206 400C196 276 246 184 320 184C394 184 444 276 434 400Z", paper.bark),
      placed({ x: 194, y: 172, scale: 1.04 }, dog(moos)),
    ),
  ];
}

function suitcase(): Piece {
  return [
    ground(paper.sky),
    box(0, 300, 640, 100, 0, paper.pond),
    circle(540, 90, 54, paper.butter),
    inside(
      box(150, 60, 340, 200, 26, paper.clay),
      box(168, 78, 304, 182, 16, paper.rose),
      strip("M168 120L472 240M472 120L168 240", 9, paper.blush),
    ),
    placed({ x: 182, y: 48, scale: 1.14 }, cat(ginger)),
    inside(box(130, 244, 380, 132, 24, paper.coral), shade("M320 240H520V380H320Z")),
    box(190, 244, 26, 132, 0, paper.bark),
    box(424, 244, 26, 132, 0, paper.bark),
    box(184, 286, 38, 26, 4, paper.ochre),
    box(418, 286, 38, 26, 4, paper.ochre),
    strip("M284 300Q320 332 356 300", 11, paper.bark),
    shape("M130 244H510V256H130Z", paper.clay),
    strip("M437 312L452 336", 4, paper.bark),
    group(
      "rotate(14 466 346)",
      box(440, 330, 62, 36, 4, paper.cream),
      box(450, 340, 38, 5, 2, paper.sand),
      box(450, 351, 26, 5, 2, paper.oat),
    ),
  ];
}

function meeting(): Piece {
  return [
    ground(paper.butter),
    box(0, 346, 640, 54, 0, paper.sand),
    box(196, 24, 190, 322, 6, paper.cream),
    inside(
      box(212, 40, 158, 306, 0, paper.pine),
      box(232, 60, 118, 112, 4, paper.butter),
      strip("M291 60V172M232 116H350", 6, paper.cream),
      box(232, 192, 118, 130, 4, paper.green),
      shade("M291 40H380V346H291Z", 0.14),
    ),
    circle(352, 206, 8, paper.ochre),
    box(180, 338, 222, 14, 2, paper.stone),
    box(30, 110, 110, 130, 6, paper.cream),
    inside(box(42, 122, 86, 106, 0, paper.pine), placed({ x: 34, y: 118, scale: 0.46 }, rabbit())),
    box(22, 240, 126, 12, 2, paper.cream),
    placed(
      { x: 150, y: 392, scale: 1.24 },
      walker({ skin: skins.honey, hair: hairs.ink, trousers: paper.slate, scarf: paper.mint }),
    ),
    group("translate(628 388) scale(-1.28 1.28)", dogSide()),
    placed(
      { x: 432, y: 122, turn: 6 },
      shape(
        "M25 46C2 30 -2 12 12 6C18 4 24 8 25 14C26 8 32 4 38 6C52 12 48 30 25 46Z",
        paper.coral,
      ),
    ),
  ];
}

function heat(): Piece {
  const pool = shape("M120 276H548L520 378C516 392 152 392 148 378Z", paper.coral);
  return [
    ground(paper.rose),
    burst(496, 104, 128, paper.blush, 16, 11),
    circle(496, 104, 72, paper.coral),
    shape("M0 250C160 206 480 206 640 250V400H0Z", paper.leaf),
    placed({ x: 70, y: 300 }, tree(0, 250, paper.green, paper.pine)),
    placed(
      { x: 206, y: 66, scale: 1.06 },
      dog({
        coat: paper.oat,
        ear: paper.sand,
        collar: paper.green,
        ears: "flop",
        patch: "none",
      }),
    ),
    inside(
      pool,
      shape(times(6, (i) => `M${140 + i * 80} 270h40l-6 120h-34Z`).join(""), paper.cream),
      shade("M334 270H560V400H334Z", 0.1),
    ),
    ellipse(334, 278, 216, 30, paper.pond),
    ellipse(334, 276, 186, 20, paper.sky),
    strip("M180 280H228M440 284H496M262 292H300", 5, paper.cream),
    circle(188, 200, 9, paper.pond),
    circle(460, 214, 7, paper.pond),
    circle(176, 226, 5, paper.pond),
  ];
}

function hutch(): Piece {
  return [
    ground(paper.mint),
    shape("M0 230C170 190 470 190 640 230V400H0Z", paper.leaf),
    box(0, 330, 640, 70, 0, paper.green),
    box(380, 120, 190, 180, 6, paper.biscuit),
    shape("M356 130L475 56L594 130Z", paper.cocoa),
    inside(box(426, 190, 98, 110, 49, paper.bark), circle(475, 300, 30, paper.bark)),
    shade("M475 56L594 130H570V300H475Z", 0.1),
    placed({ x: 110, y: 106, scale: 1.08 }, rabbit()),
    strip(times(17, (i) => `M${i * 40} 318V400`).join(""), 4, paper.cream),
    strip("M0 320H640M0 358H640", 6, paper.cream),
    placed(
      { x: 330, y: 300, turn: 28 },
      shape("M0 0C26 -12 40 10 30 30L-8 84C-14 62 -16 20 0 0Z", paper.coral),
      strip("M14 -4L26 -30M18 0L44 -20M10 -4L8 -30", 6, paper.leaf),
    ),
  ];
}

function key(): Piece {
  const paw = "M0 -6C14 -6 24 8 24 18C24 30 12 30 0 26C-12 30 -24 30 -24 18C-24 8 -14 -6 0 -6Z";
  return [
    ground(paper.green),
    circle(110, 80, 150, paper.leaf),
    shape("M420 400C430 300 520 250 640 250V400Z", paper.pine),
    placed(
      { x: 226, y: 112 },
      strip("M110 70H350", 32, paper.ochre, "butt"),
      strip("M286 70V130M334 70V114", 28, paper.ochre, "butt"),
      inside(circle(72, 70, 84, paper.ochre), shade("M72 -20H170V170H72Z")),
      circle(72, 70, 36, paper.green),
    ),
    strip("M284 196C270 300 190 70 152 176", 9, paper.cream),
    placed(
      { x: 92, y: 130, turn: -6 },
      shape("M0 60L62 0L124 60V170H0Z", paper.coral),
      shade("M62 0L124 60V170H62Z"),
      circle(62, 44, 10, paper.green),
      placed(
        { x: 62, y: 122, scale: 1.1 },
        shape(paw, paper.cream),
        ellipse(-24, -8, 8, 11, paper.cream, -24),
        ellipse(24, -8, 8, 11, paper.cream, 24),
        ellipse(-9, -24, 8.5, 12, paper.cream, -8),
        ellipse(9, -24, 8.5, 12, paper.cream, 8),
      ),
    ),
  ];
}

const covers = { fireworks, suitcase, meeting, heat, rabbit: hutch, key } as const;

export type CoverName = keyof typeof covers;
export const coverNames = Object.keys(covers) as readonly CoverName[];

export function coverDrawing(name: CoverName): string {
  // Nothing may hang over the edge of the picture.
  return drawing(
    { prefix: `cover-${name}`, ...sheet },
    cutOff(box(0, 0, sheet.width, sheet.height, 0, "none"), covers[name]()),
  );
}
