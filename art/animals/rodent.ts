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

export interface RodentLook {
  coat?: string;
  face?: string;
  ear?: string;
  paw?: string;
}

/** With a seed in the paws. */
export function hamster(look: RodentLook = {}): Piece {
  const { coat = paper.ochre, face = paper.cream, ear = paper.cocoa, paw = paper.blush } = look;
  const one = [circle(68, 76, 24, ear), circle(68, 78, 13, paper.blush)];
  return [
    one,
    mirrored(120, one),
    inside(
      shape(
        "M120 56C176 56 208 104 208 168C208 214 190 240 120 240C50 240 32 214 32 168C32 104 64 56 120 56Z",
        coat,
      ),
      shape("M112 50H128L124 92L120 98L116 92Z", ear),
      shape(
        "M120 110C132 96 156 96 176 116C206 146 196 176 170 176C176 210 160 250 120 250C80 250 64 210 70 176C44 176 34 146 64 116C84 96 108 96 120 110Z",
        face,
      ),
      shade("M120 30H240V240H120Z", 0.1),
    ),
    ellipse(70, 148, 15, 10, paper.blush),
    ellipse(170, 148, 15, 10, paper.blush),
    circle(88, 116, 8.5, paper.ink),
    circle(152, 116, 8.5, paper.ink),
    strip("M120 138V146M106 145Q113 154 120 146Q127 154 134 145", 4, paper.ink),
    shape("M110 128H130C130 136 125 140 120 140C115 140 110 136 110 128Z", paper.coral),
    shape("M120 168C138 180 138 206 120 218C102 206 102 180 120 168Z", paper.bark),
    strip("M120 180V206", 3, paper.oat),
    ellipse(97, 198, 17, 11, paw, 24),
    ellipse(143, 198, 17, 11, paw, -24),
    ellipse(84, 238, 26, 11, paw),
    ellipse(156, 238, 26, 11, paw),
  ];
}

/** Seen from the side, with a tuft and a leaf in the mouth. */
export function guineaPig(look: RodentLook = {}): Piece {
  const { coat = paper.biscuit, face = paper.cream, ear = paper.cocoa, paw = paper.blush } = look;
  const body =
    "M34 158C34 104 78 82 132 82C190 82 220 118 220 168C220 212 190 226 128 226C66 226 34 208 34 158Z";
  return [
    ellipse(86, 226, 20, 9, paw),
    ellipse(120, 228, 18, 8, paw),
    ellipse(184, 226, 22, 9, paw),
    inside(
      shape(body, coat),
      shape("M112 70H164C158 116 162 178 172 240H118C104 190 102 120 112 70Z", face),
      shape("M160 70H240V240H172C160 180 156 116 160 70Z", ear),
      shape("M20 168C44 156 60 156 76 170C84 190 76 214 60 236H20Z", face),
      shade("M20 186C90 206 160 204 240 176V240H20Z", 0.1),
    ),
    shape("M88 92C92 72 106 62 126 60C120 68 122 72 132 74C120 78 112 86 110 98Z", ear),
    shape(
      "M98 104C120 96 138 108 136 128C134 142 112 142 104 130C98 120 96 112 98 104Z",
      isDark(ear) ? paper.slate : paper.blush,
    ),
    isDark(coat) && circle(77, 138, 13, face),
    circle(76, 139, 8, paper.ink),
    shape("M36 152C32 162 36 172 46 170C54 168 56 158 50 150Z", paper.coral),
    strip("M46 172Q50 184 62 182", 4, paper.ink),
    shape("M56 186C40 178 22 188 14 206C34 212 52 206 56 186Z", paper.leaf),
    strip("M56 186L28 202", 3, paper.green),
  ];
}

/** Big ears, and a tail that is an even ribbon. */
export function mouse(look: RodentLook = {}): Piece {
  const { coat = paper.stone, face = paper.cream, ear = paper.slate, paw = paper.blush } = look;
  const one = [circle(62, 80, 38, ear), circle(64, 83, 24, paper.blush)];
  return [
    strip("M176 226C224 224 230 186 208 172C192 162 196 142 214 140", 9, paw),
    inside(
      shape("M56 240C54 196 84 164 120 164C156 164 186 196 184 240Z", coat),
      ellipse(120, 238, 36, 52, face),
      shade("M120 150H240V240H120Z", 0.1),
    ),
    one,
    mirrored(120, one),
    inside(
      shape(
        "M120 66C160 66 178 96 172 124C166 150 144 180 120 180C96 180 74 150 68 124C62 96 80 66 120 66Z",
        coat,
      ),
      shape(
        "M120 126C140 124 150 134 146 150C140 168 132 184 120 184C108 184 100 168 94 150C90 134 100 124 120 126Z",
        face,
      ),
      shade("M120 60H190V190H120Z", 0.1),
    ),
    isDark(coat) && [circle(94, 118, 13, face), circle(146, 118, 13, face)],
    circle(94, 119, 8, paper.ink),
    circle(146, 119, 8, paper.ink),
    strip("M120 158V164M108 164Q114 171 120 164Q126 171 132 164", 4, paper.ink),
    shape(
      "M107 148C107 138 133 138 133 148C133 156 126 161 120 161C114 161 107 156 107 148Z",
      paper.coral,
    ),
    ellipse(100, 206, 13, 9, paw, 20),
    ellipse(140, 206, 13, 9, paw, -20),
  ];
}
