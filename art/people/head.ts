import type { Piece } from "#art/paper.ts";
import {
  circle,
  cutOff,
  ellipse,
  inside,
  paper,
  placed,
  shade,
  shape,
  strip,
  toned,
} from "#art/paper.ts";

export const skins = {
  porcelain: "#F3CDB4",
  rosy: "#EFBFA6",
  peach: "#E9B48F",
  honey: "#D39A6A",
  almond: "#BE8156",
  umber: "#A9683F",
  cocoa: "#7A4A2F",
  deep: "#6B3F28",
} as const;

/** Half the width at the ears, where the cheek begins to turn, how broad the jaw is, and the chin. */
const heads = {
  oval: { half: 42, cheek: 112, turn: 142, jaw: 23, chin: 162 },
  round: { half: 44, cheek: 111, turn: 144, jaw: 27, chin: 161 },
  long: { half: 40, cheek: 116, turn: 147, jaw: 22, chin: 168 },
  square: { half: 43, cheek: 120, turn: 153, jaw: 33, chin: 163 },
  heart: { half: 43, cheek: 100, turn: 128, jaw: 17, chin: 164 },
} as const;

export type HeadShape = keyof typeof heads;
export type Nose = "fold" | "button" | "arc" | "hook" | "broad";
export type Mouth = "smile" | "open" | "soft" | "grin" | "aside" | "lips";
export type Eyes = "dots" | "lashes" | "smiling" | "small";
export type Brows = "arched" | "flat" | "bold" | "thin";
export type Beard = "full" | "short" | "goatee" | "moustache" | "stubble";

export interface Face {
  skin: string;
  head?: HeadShape;
  nose?: Nose;
  mouth?: Mouth;
  eyes?: Eyes;
  brows?: Brows;
  brow?: string;
  cheeks?: boolean;
  freckles?: boolean;
  lines?: boolean;
}

const ink = "#17130F";

/** Everything under the temples; the skull is the same for all, so that every hair style fits. */
export function headOutline(head: HeadShape): string {
  const { half, cheek, turn, jaw, chin } = heads[head];
  const [left, right] = [120 - half, 120 + half];
  return `M${left} 92C${left} 60 96 46 120 46C144 46 ${right} 60 ${right} 92V${cheek}C${right} ${turn} ${120 + jaw} ${chin} 120 ${chin}C${120 - jaw} ${chin} ${left} ${turn} ${left} ${cheek}Z`;
}

const eyeGap = (head: HeadShape) => (head === "long" ? 17 : head === "round" ? 19 : 18);
const mouthDrop = (head: HeadShape) => (head === "long" ? 4 : head === "heart" ? 1 : 0);

/** The nose is where the fold runs out of the middle: the shadow's edge is its profile. */
function fold(nose: Nose): string {
  if (nose === "fold") {
    return "M120 40V102C120 110 111 116 111 121C111 125 115 127 120 126V176H172V40Z";
  }
  if (nose === "hook") {
    return "M120 40V98C121 106 109 114 109 120C109 125 114 127 120 125V176H172V40Z";
  }
  return "M120 40V176H172V40Z";
}

function noseOf(nose: Nose, skin: string): Piece {
  const tone = toned(skin, 0.78);
  switch (nose) {
    case "button":
      return ellipse(120, 120, 7, 5, tone);
    case "arc":
      return strip("M113 119C113 126 127 126 127 119", 3.6, tone);
    case "broad":
      return [ellipse(120, 121, 11, 4.8, tone), ellipse(120, 117, 5.5, 6, tone)];
    case "hook":
    case "fold":
      return strip("M112 123Q116 127 121 125", 3.4, tone);
  }
}

function mouthOf(mouth: Mouth, skin: string): Piece {
  switch (mouth) {
    case "open":
      return inside(
        shape("M106 136H134A14 14 0 0 1 106 136Z", paper.clay),
        shape("M104 134H136V141H104Z", paper.cream),
      );
    case "grin":
      return inside(
        shape(
          "M103 135C114 138 126 138 137 135C136 146 129 152 120 152C111 152 104 146 103 135Z",
          paper.clay,
        ),
        shape("M100 130H140V145H100Z", paper.cream),
      );
    case "soft":
      return strip("M110 139Q120 145 130 139", 4, paper.ink);
    case "aside":
      return strip("M108 139Q122 147 133 135", 4.2, paper.ink);
    case "lips":
      return [
        shape(
          "M107 139C112 134 117 134 120 136C123 134 128 134 133 139C128 148 112 148 107 139Z",
          toned(paper.clay, 0.95),
        ),
        strip("M109 139.5Q120 142 131 139.5", 2, toned(skin, 0.5)),
      ];
    case "smile":
      return strip("M106 136Q120 149 134 136", 4.2, paper.ink);
  }
}

function eyesOf(eyes: Eyes, gap: number): Piece {
  const [left, right] = [120 - gap, 120 + gap];
  if (eyes === "smiling") {
    return strip(
      `M${left - 7} 110Q${left} 101 ${left + 7} 110M${right - 7} 110Q${right} 101 ${right + 7} 110`,
      4.2,
      ink,
    );
  }
  const radius = eyes === "small" ? 4.6 : 5.4;
  return [
    circle(left, 108, radius, ink),
    circle(right, 108, radius, ink),
    eyes === "lashes" &&
      strip(
        `M${left - 4} 104Q${left - 8} 103 ${left - 10} 100M${right + 4} 104Q${right + 8} 103 ${right + 10} 100`,
        3,
        ink,
      ),
  ];
}

function browsOf(brows: Brows, gap: number, colour: string): Piece {
  const [left, right] = [120 - gap, 120 + gap];
  if (brows === "flat") {
    return strip(`M${left - 8} 92H${left + 7}M${right - 7} 92H${right + 8}`, 4.4, colour);
  }
  const width = brows === "bold" ? 6 : brows === "thin" ? 2.8 : 4;
  return strip(
    `M${left - 9} 94Q${left - 1} 88 ${left + 8} 93M${right - 8} 93Q${right + 1} 88 ${right + 9} 94`,
    width,
    colour,
  );
}

const frecklesAt = [
  [88, 120],
  [96, 124],
  [104, 120],
  [136, 120],
  [144, 124],
  [152, 120],
] as const;

/** The bare head with its cheeks and fold. */
export function headOf({
  skin,
  head = "oval",
  nose = "fold",
  cheeks = true,
  freckles,
}: Face): Piece {
  return inside(
    shape(headOutline(head), skin),
    cheeks && [
      ellipse(92, 128, 10, 7, paper.coral, 0, 0.32),
      ellipse(148, 128, 10, 7, paper.coral, 0, 0.32),
    ],
    freckles && frecklesAt.map(([x, y]) => circle(x, y, 1.7, toned(skin, 0.74))),
    shade(fold(nose), 0.1),
  );
}

/** Eyes, brows, nose and mouth; over the hair, as a fringe may hang behind the brows. */
export function featuresOf(face: Face): Piece {
  const {
    skin,
    head = "oval",
    nose = "fold",
    mouth = "smile",
    eyes = "dots",
    brows = "arched",
  } = face;
  const gap = eyeGap(head);
  return [
    face.brow && browsOf(brows, gap, face.brow),
    eyesOf(eyes, gap),
    face.lines &&
      strip(
        "M86 113L82 116M154 113L158 116M102 128Q98 133 99 138M138 128Q142 133 141 138",
        2.2,
        toned(skin, 0.8),
      ),
    noseOf(nose, skin),
    placed({ y: mouthDrop(head) }, mouthOf(mouth, skin)),
  ];
}

const moustache =
  "M120 127C112 122 100 126 96 138C106 138 114 136 120 132C126 136 134 138 144 138C140 126 128 122 120 127Z";

/** How far a beard hangs under the chin. */
const hangs: Readonly<Partial<Record<Beard, number>>> = { full: 12, short: 5, stubble: 0 };

/** A beard follows the jaw it grows on. */
export function beardOf(beard: Beard, head: HeadShape, colour: string): Piece {
  const { half, turn, jaw, chin } = heads[head];
  const drop = mouthDrop(head);
  const upper = placed({ y: drop }, shape(moustache, colour));
  if (beard === "moustache") return upper;
  if (beard === "goatee") {
    const [top, foot] = [140 + drop, chin + 6];
    const tuft = `M104 ${top}C104 ${top - 6} 136 ${top - 6} 136 ${top}C138 ${chin - 4} 130 ${foot} 120 ${foot}C110 ${foot} 102 ${chin - 4} 104 ${top}Z`;
    return [shape(tuft, colour), upper];
  }
  const below = hangs[beard] ?? 0;
  const [left, right, low] = [119 - half, 121 + half, chin + below];
  const cheeks = `M${left} 106C84 116 90 122 104 122C112 118 128 118 136 122C150 122 156 116 ${right} 106`;
  const jawline = `V116C${right} ${turn + below} ${122 + jaw} ${low} 120 ${low}C${118 - jaw} ${low} ${left} ${turn + below} ${left} 116Z`;
  const whole = shape(cheeks + jawline, colour);
  if (beard !== "stubble") return inside(whole, shade("M120 60H170V184H120Z"));
  const dusk = { ...whole, attributes: { ...whole.attributes, opacity: 0.3 } };
  return cutOff(shape(headOutline(head), "none"), dusk);
}
