import type { Piece } from "#art/paper.ts";
import {
  circle,
  ellipse,
  inside,
  isDark,
  mirrored,
  paper,
  shade,
  shape,
  strip,
} from "#art/paper.ts";

export interface DogLook {
  coat?: string;
  ear?: string;
  face?: string;
  collar?: string;
  ears?: "mixed" | "flop" | "prick" | "long";
  fur?: "smooth" | "shaggy" | "curly";
  marking?: "blaze" | "muzzle" | "mask";
  patch?: "right" | "left" | "none";
  tongue?: boolean;
  brows?: boolean;
}

const flop = "M84 58C52 46 26 76 30 122C32 150 56 156 66 138C74 122 78 92 84 58Z";
const long = "M86 56C48 48 24 88 28 152C30 184 58 190 66 168C76 138 80 98 86 56Z";
const pricked = "M146 54L182 20C196 44 198 78 180 104C172 84 162 66 146 54Z";
const upright = "M92 62C78 44 66 28 54 12C42 40 46 82 62 112C70 92 80 76 92 62Z";
const right = "M120 160H240V240H120Z";

const faces = {
  blaze:
    "M112 40H128C127 78 136 100 154 114C170 130 162 172 138 190H102C78 172 70 130 86 114C104 100 113 78 112 40Z",
  muzzle:
    "M120 112C136 106 154 112 160 128C168 150 158 178 138 190H102C82 178 72 150 80 128C86 112 104 106 120 112Z",
  mask: "M120 64C132 78 146 76 156 88C168 102 168 150 138 190H102C72 150 72 102 84 88C94 76 108 78 120 64Z",
} as const;

function ears(kind: DogLook["ears"], ear: string, coat: string): { behind: Piece; before: Piece } {
  const tip = shape(
    "M182 20C200 26 214 42 216 62C202 62 188 58 178 50C180 40 182 30 182 20Z",
    coat === ear ? paper.cocoa : paper.bark,
  );
  if (kind === "flop") return { behind: mirrored(120, shape(flop, ear)), before: shape(flop, ear) };
  if (kind === "long")
    return { behind: null, before: [shape(long, ear), mirrored(120, shape(long, ear))] };
  if (kind === "prick") {
    const inner = shape(
      "M84 66C74 54 66 44 58 34C54 56 58 80 66 98C72 84 78 74 84 66Z",
      paper.blush,
    );
    const one = [shape(upright, ear), inner];
    return { behind: [one, mirrored(120, one, shade(upright, 0.1))], before: null };
  }
  return { behind: [shape(pricked, ear), tip], before: shape(flop, ear) };
}

const crown = (fill: string) =>
  [
    [88, 60, 17],
    [106, 48, 20],
    [132, 46, 20],
    [152, 60, 17],
  ].map(([x = 0, y = 0, radius = 0]) => circle(x, y, radius, fill));

function fringe(coat: string, face: string): Piece {
  return [
    shape(
      "M74 70C84 44 104 38 120 38C136 38 156 44 166 70C164 84 158 92 152 98C148 90 144 86 138 82C138 90 136 96 132 100C126 92 122 88 118 82C114 90 110 96 104 100C102 94 102 88 100 82C94 88 90 92 86 98C80 90 76 82 74 70Z",
      coat,
    ),
    shape(
      "M82 150C86 172 98 184 108 200C114 192 126 192 132 200C142 184 154 172 158 150L138 168H102Z",
      face,
    ),
  ];
}

/** From the chest up, on 240 × 240. */
export function dog(look: DogLook = {}): Piece {
  const {
    coat = paper.biscuit,
    ear = paper.cocoa,
    face = paper.cream,
    collar = paper.coral,
  } = look;
  const { ears: kind = "mixed", marking = "blaze", patch = "right", tongue = true } = look;
  const { behind, before } = ears(kind, ear, coat);
  const head =
    "M66 106C66 66 88 44 120 44C152 44 174 66 174 106C174 124 169 136 163 150C154 174 140 188 120 188C100 188 86 174 77 150C71 136 66 124 66 106Z";
  const ringed =
    marking === "mask" ? isDark(face) : isDark(coat) || (isDark(ear) && patch !== "none");
  const ring = isDark(face) ? paper.sand : face;
  return [
    inside(
      shape("M44 240C44 196 78 172 120 172C162 172 196 196 196 240Z", coat),
      ellipse(120, 240, 38, 52, face),
      shade(right, 0.1),
    ),
    behind,
    look.fur === "curly" && crown(coat),
    inside(
      shape("M74 178C92 196 148 196 166 178L172 194C150 216 90 216 68 194Z", collar),
      shade(right, 0.14),
    ),
    inside(
      shape(head, coat),
      patch === "right" && circle(150, 100, 31, ear),
      patch === "left" && circle(90, 100, 31, ear),
      shape(faces[marking], face),
      look.fur === "shaggy" && fringe(coat, face),
      shade("M120 30H190V200H120Z", 0.1),
    ),
    before,
    look.fur === "curly" && [circle(50, 128, 26, ear), circle(190, 128, 26, ear)],
    tongue && shape("M109 160H131V178A11 11 0 0 1 109 178Z", paper.coral),
    strip(
      "M120 142V158M104 158Q112 166 120 158Q128 166 136 158",
      4.5,
      isDark(face) ? paper.bark : paper.ink,
    ),
    shape(
      "M98 130C98 116 142 116 142 130C142 142 130 149 120 149C110 149 98 142 98 130Z",
      paper.ink,
    ),
    look.brows && [ellipse(92, 84, 9, 5, face, -14), ellipse(148, 84, 9, 5, face, 14)],
    ringed && [circle(93, 101, 13, ring), circle(147, 101, 13, ring)],
    circle(93, 103, 7.5, paper.ink),
    circle(147, 103, 7.5, paper.ink),
    circle(120, 214, 13, paper.ochre),
    circle(120, 214, 4, paper.cream),
  ];
}
