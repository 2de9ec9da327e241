import type { Piece } from "#art/paper.ts";
import { circle, inside, isDark, paper, shade, shape, strip } from "#art/paper.ts";

export interface FishLook {
  body?: string;
  fin?: string;
  scale?: string;
  gill?: string;
  kind?: "goldfish" | "bands" | "veil";
}

const outline = "M30 124C52 72 118 58 172 106C178 112 178 134 172 140C118 190 52 176 30 124Z";

/** One ribbon of scallops a row: half circles, end to end. */
function scales(colour: string): Piece {
  return [0, 1, 2, 3, 4].map((row) => {
    const arcs = "a12 12 0 0 1 0 24".repeat(6);
    return strip(`M${92 + row * 19} ${62 + (row % 2) * 12}${arcs}`, 5, colour, "butt");
  });
}

function bands(colour: string): Piece {
  return [
    shape("M84 60C100 98 100 152 84 190H62C78 152 78 98 62 60Z", colour),
    shape("M134 60C144 98 144 152 134 190H114C124 152 124 98 114 60Z", colour),
  ];
}

function fins(kind: FishLook["kind"], fin: string): Piece {
  if (kind === "veil") {
    return [
      shape(
        "M160 110C186 96 196 62 226 44C238 84 232 112 204 124C234 140 240 178 222 214C198 194 186 152 160 136Z",
        fin,
      ),
      shape("M66 86C70 40 112 14 164 26C152 50 156 76 154 100Z", fin),
      shape("M84 164C84 204 112 230 150 224C142 200 144 178 144 156Z", fin),
    ];
  }
  return [
    shape(
      "M164 112C190 104 202 84 206 58C226 84 222 116 196 124C222 132 226 164 206 190C202 164 190 142 164 134Z",
      fin,
    ),
    shape("M76 80C84 48 118 38 150 50C142 66 146 82 150 96Z", fin),
    shape("M92 168C96 190 114 204 134 202C130 188 134 174 138 162Z", fin),
  ];
}

export function fish(look: FishLook = {}): Piece {
  const { body = paper.coral, fin = paper.ochre, scale = paper.clay, gill = paper.butter } = look;
  const { kind = "goldfish" } = look;
  return [
    strip("M206 240C198 210 214 196 206 168C200 150 208 140 206 128", 10, paper.green),
    strip("M186 240C192 220 180 210 186 190", 10, paper.leaf),
    fins(kind, fin),
    inside(
      shape(outline, body),
      kind === "bands" ? bands(gill) : scales(scale),
      kind !== "bands" && shape("M20 60H84C98 90 98 160 84 190H20Z", body),
      kind !== "bands" && shape("M84 70C98 98 98 152 84 180L74 180C88 150 88 98 74 70Z", gill),
      shade("M20 124H190V200H20Z"),
    ),
    shape("M104 126C124 120 140 130 144 148C128 156 108 148 104 126Z", fin),
    circle(60, 108, 13, paper.cream),
    circle(58, 109, 7.5, paper.ink),
    strip("M34 132Q42 138 50 134", 4.5, isDark(body) ? paper.cream : paper.ink),
    circle(30, 78, 9, paper.cream),
    circle(46, 52, 6, paper.cream),
    circle(26, 42, 4, paper.cream),
  ];
}
