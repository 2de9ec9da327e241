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

export interface RabbitLook {
  coat?: string;
  inner?: string;
  dark?: string;
  bib?: string;
  nose?: string;
  ears?: "bent" | "up" | "lop";
  marking?: "blaze" | "plain" | "spectacles";
}

const up = "M86 96C64 74 58 30 72 4C98 14 116 56 112 90Z";
const upInner = "M90 96C76 76 70 46 76 24C92 38 104 66 104 92Z";
const lop =
  "M102 80C72 60 36 80 26 128C18 168 28 204 46 204C64 204 62 166 65 138C68 116 80 98 102 80Z";
const blaze =
  "M112 66H128C126 100 130 122 146 130C174 134 172 176 140 182C132 192 108 192 100 182C68 176 66 134 94 130C110 122 114 100 112 66Z";
const muzzle =
  "M94 130C110 120 130 120 146 130C174 134 172 176 140 182C132 192 108 192 100 182C68 176 66 134 94 130Z";

function ears({ coat, inner, dark, ears: kind }: Required<RabbitLook>): {
  behind: Piece;
  before: Piece;
} {
  const left = inside(shape(up, coat), shape(upInner, inner));
  if (kind === "up") return { behind: [left, mirrored(120, left, shade(up, 0.1))], before: null };
  if (kind === "lop") {
    const one = shape(lop, dark);
    return { behind: null, before: [one, mirrored(120, one, shade(lop, 0.1))] };
  }
  const bent = shape("M128 90C122 64 130 36 148 24L178 50C164 62 158 80 158 98Z", coat);
  const fold = shape(
    "M148 24C176 16 206 34 214 66C208 78 196 82 184 80C184 66 170 40 148 24Z",
    dark,
  );
  return { behind: [left, inside(bent, shade("M140 0H200V120H140Z", 0.1)), fold], before: null };
}

export function rabbit(look: RabbitLook = {}): Piece {
  const { coat = paper.sand, inner = paper.blush, dark = paper.biscuit, bib = paper.cream } = look;
  const { nose = paper.coral, ears: kind = "bent", marking = "blaze" } = look;
  const { behind, before } = ears({ coat, inner, dark, bib, nose, ears: kind, marking });
  const head =
    "M120 72C160 72 184 100 184 134C184 168 154 186 120 186C86 186 56 168 56 134C56 100 80 72 120 72Z";
  const spectacles = [circle(86, 120, 19, dark), circle(154, 120, 19, dark)];
  return [
    inside(
      shape("M46 240C46 200 82 172 120 172C158 172 194 200 194 240Z", coat),
      ellipse(120, 244, 40, 48, bib),
      shade("M120 150H240V240H120Z", 0.1),
    ),
    behind,
    inside(
      shape(head, coat),
      marking === "spectacles" && spectacles,
      shape(marking === "blaze" ? blaze : muzzle, bib),
      ellipse(76, 150, 14, 10, inner),
      ellipse(164, 150, 14, 10, inner),
      shade("M120 60H200V200H120Z", 0.1),
    ),
    before,
    (isDark(coat) || (marking === "spectacles" && isDark(dark))) && [
      circle(86, 121, 13, bib),
      circle(154, 121, 13, bib),
    ],
    circle(86, 122, 8.5, paper.ink),
    circle(154, 122, 8.5, paper.ink),
    kind === "lop" && [
      shape("M112 162H128V173Q120 178 112 173Z", paper.oat),
      strip("M120 164V174", 2, paper.stone),
    ],
    strip("M120 150V160M103 158Q112 169 120 160Q128 169 137 158", 4.5, paper.ink),
    shape("M106 138H134C134 147 126 153 120 153C114 153 106 147 106 138Z", nose),
  ];
}
