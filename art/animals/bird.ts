import type { Piece } from "#art/paper.ts";
import {
  box,
  circle,
  dots,
  ellipse,
  inside,
  isDark,
  paper,
  placed,
  shade,
  shape,
  strip,
} from "#art/paper.ts";

export interface BirdLook {
  body?: string;
  head?: string;
  wing?: string;
  tail?: string;
  beak?: string;
  kind?: "budgie" | "cockatiel" | "canary" | "parrot";
}

const bars = [
  [138, 34],
  [152, 46],
  [164, 60],
  [130, 52],
  [146, 66],
  [160, 80],
] as const;

function headMarks(kind: BirdLook["kind"], head: string): Piece {
  if (kind === "budgie") {
    return bars.map(([x, y]) =>
      placed(
        { x, y, turn: 38 },
        shape("M-9 -3.5H9A9 7 0 0 1 -9 -3.5Z", isDark(head) ? paper.oat : paper.ink),
      ),
    );
  }
  if (kind === "cockatiel") return circle(118, 92, 15, paper.coral);
  if (kind === "parrot") return ellipse(98, 66, 24, 22, paper.cream);
  return null;
}

function crest(kind: BirdLook["kind"], head: string): Piece {
  if (kind !== "cockatiel") return null;
  return [
    shape("M104 32C108 8 128 -2 152 0C142 10 138 20 138 32Z", head),
    shape("M116 34C126 14 146 8 166 14C152 20 146 30 142 42Z", head),
  ];
}

const feathers = (colours: readonly string[]) =>
  [4, 3, 2, 1, 0].map((row) => {
    const places = [0, 1, 2, 3].map(
      (i) => [128 + i * 24 + (row % 2) * 12, 100 + row * 20] as const,
    );
    return dots(places, 14, colours[row] ?? paper.green);
  });

function beakOf(kind: BirdLook["kind"], beak: string): Piece {
  if (kind === "canary") return shape("M78 72L42 88L76 100Z", beak);
  if (kind === "parrot") {
    return shape("M80 74C56 66 36 82 36 104C36 122 48 134 60 134C60 118 72 108 88 104Z", beak);
  }
  return shape("M76 80C62 78 46 86 46 100C46 111 55 117 62 117C64 107 72 101 84 98Z", beak);
}

export function bird(look: BirdLook = {}): Piece {
  const { body = paper.leaf, head = paper.butter, wing = paper.green, tail = paper.pine } = look;
  const { beak = paper.coral, kind = "budgie" } = look;
  const outline =
    "M62 84C62 46 90 22 122 22C158 22 182 50 182 92C182 146 148 184 112 186C82 186 62 160 62 84Z";
  return [
    box(140, 132, 24, 112, 12, tail, 26),
    box(122, 140, 20, 84, 10, wing, 20),
    crest(kind, head),
    inside(
      shape(outline, body),
      shape(
        "M40 10H200V88C184 104 166 88 150 98C134 110 116 92 100 102C88 110 74 106 60 96Z",
        head,
      ),
      headMarks(kind, head),
      shade("M122 10H200V210H122Z", 0.1),
    ),
    inside(
      shape(
        "M172 94C198 96 204 122 200 144C194 174 176 190 146 198C120 176 116 126 144 102C152 95 162 93 172 94Z",
        wing,
      ),
      feathers([body, tail, wing, tail, wing]),
    ),
    beakOf(kind, beak),
    kind === "budgie" && ellipse(82, 76, 10, 6.5, paper.pond, -20),
    isDark(head) && kind !== "parrot" && circle(101, 66, 13, paper.cream),
    circle(101, 66, 8, paper.ink),
    kind === "budgie" && [circle(80, 112, 4.5, paper.ink), circle(98, 118, 4.5, paper.ink)],
    strip("M0 200H240", 15, paper.cocoa, "butt"),
    strip("M96 184V202M107 184V202M124 184V202M135 184V202", 7.5, paper.blush),
  ];
}
