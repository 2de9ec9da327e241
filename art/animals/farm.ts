import type { Piece } from "#art/paper.ts";
import {
  circle,
  dots,
  ellipse,
  inside,
  isDark,
  mirrored,
  paper,
  shade,
  shape,
  strip,
} from "#art/paper.ts";

export interface FarmLook {
  body?: string;
  wing?: string;
  tail?: string;
}

export function chicken(look: FarmLook = {}): Piece {
  const { body = paper.cream, wing = paper.oat, tail = paper.pine } = look;
  const rows = [paper.sand, wing, paper.sand];
  return [
    strip("M104 196V228M90 230H116M140 196V228M126 230H152", 8, paper.ochre),
    shape(
      "M160 108C166 70 190 50 214 50C220 70 214 88 204 98C222 98 232 108 234 122C220 136 196 140 172 134Z",
      tail,
    ),
    shape(
      "M164 120C178 84 200 76 216 80C212 104 196 124 172 134Z",
      tail === paper.pine ? paper.green : wing,
    ),
    circle(72, 38, 13, paper.coral),
    circle(90, 30, 15, paper.coral),
    circle(106, 42, 12, paper.coral),
    inside(
      shape(
        "M58 66C58 46 72 34 90 34C112 34 120 52 120 74C122 100 140 112 196 112C204 168 172 208 124 208C76 208 50 172 54 120C55 100 58 86 58 66Z",
        body,
      ),
      shade("M40 150C80 190 140 180 200 140V220H40Z", 0.1),
    ),
    shape("M64 62L34 72L62 82Z", paper.ochre),
    shape("M60 84C70 84 76 92 74 102C72 112 60 114 56 104C54 96 56 88 60 84Z", paper.coral),
    isDark(body) && circle(82, 64, 12, paper.oat),
    circle(82, 64, 7.5, paper.ink),
    inside(
      shape("M92 132H180C180 166 158 184 132 182C106 180 92 158 92 132Z", wing),
      [2, 1, 0].map((row) => {
        const places = [0, 1, 2, 3, 4].map(
          (i) => [92 + i * 24 + (row % 2) * 12, 134 + row * 18] as const,
        );
        return dots(places, 14, rows[row] ?? wing);
      }),
    ),
  ];
}

const wool = [
  [76, 72, 26],
  [104, 54, 28],
  [138, 54, 28],
  [166, 72, 26],
  [120, 74, 30],
] as const;
const fleece = [
  [52, 222, 34],
  [84, 196, 34],
  [120, 190, 34],
  [156, 196, 34],
  [188, 222, 34],
  [120, 230, 60],
] as const;

/** The wool is scallops, `wing` is the face under it, `tail` the ears. */
export function sheep(look: FarmLook = {}): Piece {
  const { body = paper.cream, wing = paper.bark, tail = paper.bark } = look;
  const dot = isDark(wing) ? paper.cream : paper.ink;
  const ear = shape("M82 92C60 82 40 90 30 108C46 122 70 122 86 112Z", tail);
  return [
    fleece.map(([x, y, radius]) => circle(x, y, radius, body)),
    ear,
    mirrored(120, ear),
    inside(
      shape("M76 92C76 68 164 68 164 92C168 130 156 192 120 192C84 192 72 130 76 92Z", wing),
      shade("M120 60H180V200H120Z", 0.16),
    ),
    wool.map(([x, y, radius]) => circle(x, y, radius, body)),
    circle(98, 120, 11, dot),
    circle(142, 120, 11, dot),
    isDark(wing) && [circle(98, 121, 6, paper.ink), circle(142, 121, 6, paper.ink)],
    strip("M120 170V176M108 176Q114 183 120 176Q126 183 132 176", 4, dot),
    shape("M108 158H132C132 166 125 171 120 171C115 171 108 166 108 158Z", paper.blush),
  ];
}

/** Horns, a beard and a daisy to chew; `wing` is the blaze and the beard, `tail` the ears. */
export function goat(look: FarmLook = {}): Piece {
  const { body = paper.stone, wing = paper.cream, tail = paper.slate } = look;
  const horn = shape("M92 66C78 48 72 28 78 6C98 18 112 40 114 62Z", paper.sand);
  const ear = shape("M80 88C56 84 34 94 24 116C46 126 72 120 86 106Z", tail);
  return [
    inside(
      shape("M56 240C58 196 84 170 120 170C156 170 182 196 184 240Z", body),
      ellipse(120, 240, 30, 50, wing),
      shade("M120 150H240V240H120Z", 0.1),
    ),
    horn,
    mirrored(120, horn, shade("M92 66C78 48 72 28 78 6C98 18 112 40 114 62Z", 0.1)),
    ear,
    mirrored(120, ear),
    shape("M102 178C104 204 112 218 122 226C130 214 138 202 138 178Z", wing),
    inside(
      shape(
        "M74 92C76 66 98 54 120 54C142 54 164 66 166 92C168 130 156 190 120 190C84 190 72 130 74 92Z",
        body,
      ),
      shape(
        "M110 50H130C132 90 138 120 148 140C154 170 140 196 120 196C100 196 86 170 92 140C102 120 108 90 110 50Z",
        wing,
      ),
      shade("M120 40H180V200H120Z", 0.1),
    ),
    isDark(body) && [circle(90, 110, 12, wing), circle(150, 110, 12, wing)],
    ellipse(90, 110, 8.5, 7, paper.ink),
    ellipse(150, 110, 8.5, 7, paper.ink),
    strip("M120 160V168M106 168Q113 176 120 168Q127 176 134 168", 4, paper.ink),
    shape("M106 148H134C134 157 126 163 120 163C114 163 106 157 106 148Z", paper.blush),
    strip("M132 172C148 180 160 178 174 168", 4, paper.green),
    [0, 1, 2, 3, 4].map((petal) => {
      const angle = (petal / 5) * 2 * Math.PI;
      return circle(182 + Math.cos(angle) * 9, 162 + Math.sin(angle) * 9, 7, paper.cream);
    }),
    circle(182, 162, 6, paper.ochre),
  ];
}

/** Ears folded forward; `wing` is the snout, `tail` the ears. */
export function pig(look: FarmLook = {}): Piece {
  const { body = paper.blush, wing = paper.coral, tail = paper.coral } = look;
  const ear = shape("M86 66C70 46 48 40 34 50C34 78 48 100 68 106Z", tail);
  return [
    inside(
      shape("M40 240C42 196 78 168 120 168C162 168 198 196 200 240Z", body),
      shade("M120 150H240V240H120Z", 0.1),
    ),
    inside(
      shape(
        "M120 52C166 52 188 88 186 126C184 168 156 190 120 190C84 190 56 168 54 126C52 88 74 52 120 52Z",
        body,
      ),
      ellipse(76, 146, 15, 10, paper.coral, 0, 0.4),
      ellipse(164, 146, 15, 10, paper.coral, 0, 0.4),
      shade("M120 40H200V200H120Z", 0.1),
    ),
    ear,
    mirrored(120, ear, shade("M86 66C70 46 48 40 34 50C34 78 48 100 68 106Z", 0.1)),
    isDark(body) && [circle(90, 112, 13, paper.oat), circle(150, 112, 13, paper.oat)],
    circle(90, 113, 8, paper.ink),
    circle(150, 113, 8, paper.ink),
    ellipse(120, 140, 32, 23, wing),
    ellipse(109, 140, 5, 8, paper.bark),
    ellipse(131, 140, 5, 8, paper.bark),
    strip("M98 172Q120 184 142 172", 4.5, isDark(body) ? paper.oat : paper.ink),
  ];
}
