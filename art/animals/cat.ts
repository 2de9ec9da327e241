import type { Piece } from "#art/paper.ts";
import { circle, ellipse, inside, isDark, paper, shade, shape, strip } from "#art/paper.ts";

export interface CatLook {
  coat?: string;
  stripe?: string;
  face?: string;
  eye?: string;
  nose?: string;
  mood?: "lids" | "sleep" | "awake" | "aside";
  pattern?: "tabby" | "plain" | "tuxedo" | "patches" | "points";
  /** A second patch, for tortoiseshells. */
  second?: string;
  collar?: string;
}

export const catHead =
  "M52 40C70 46 88 58 100 70C112 67 128 67 140 70C152 58 170 46 188 40C194 66 194 92 190 116C184 154 156 176 120 176C84 176 56 154 50 116C46 92 46 66 52 40Z";

function markings({ pattern, stripe, face, second }: Required<Omit<CatLook, "collar">>): Piece {
  const muzzle = [
    circle(106, 150, 23, face),
    circle(134, 150, 23, face),
    ellipse(120, 166, 20, 16, face),
  ];
  switch (pattern) {
    case "plain":
      return muzzle;
    case "tuxedo":
      return [
        shape(
          "M120 84C128 108 140 122 158 132C160 152 144 180 120 180C96 180 80 152 82 132C100 122 112 108 120 84Z",
          face,
        ),
      ];
    case "patches":
      return [
        shape("M40 30H104C112 60 108 92 92 108C74 118 52 110 44 96Z", stripe),
        shape("M148 34H200V104C184 116 160 110 150 92C144 76 144 54 148 34Z", second),
        muzzle,
      ];
    case "points":
      return [
        shape("M40 30H92C86 60 74 76 50 84Z", stripe),
        shape("M200 30H148C154 60 166 76 190 84Z", stripe),
        shape(
          "M120 88C150 92 160 124 154 146C148 168 136 176 120 176C104 176 92 168 86 146C80 124 90 92 120 88Z",
          stripe,
        ),
      ];
    default:
      return [
        shape(
          "M112 60H128L124 100L120 106L116 100ZM96 60L104 60L106 88L102 92ZM144 60L136 60L134 88L138 92ZM44 118L66 126L46 132ZM44 140L70 142L52 152ZM196 118L174 126L194 132ZM196 140L170 142L188 152Z",
          stripe,
        ),
        muzzle,
      ];
  }
}

function eyes(mood: CatLook["mood"], eye: string, sleepy: string): Piece {
  if (mood === "sleep") return strip("M66 110Q82 124 98 110M142 110Q158 124 174 110", 6, sleepy);
  if (mood === "lids") {
    const lids = (radius: number, left: number, right: number) =>
      [left, right].map(
        (x) => `M${x - radius} 106h${2 * radius}a${radius} ${radius} 0 0 1 ${-2 * radius} 0Z`,
      );
    return [shape(lids(19, 84, 156).join(""), eye), shape(lids(12, 87, 153).join(""), paper.ink)];
  }
  const look = mood === "aside" ? 8 : 0;
  return [84, 156].map((x) =>
    inside(
      ellipse(x, 109, 19, 17, eye),
      ellipse(x + look, 109, mood === "aside" ? 9 : 8, 13, paper.ink),
    ),
  );
}

/** Head and face alone, for the figures that have a body of their own. */
export function catFace(look: CatLook = {}): Piece {
  const { coat = paper.slate, stripe = paper.ink, face = paper.cream, eye = paper.butter } = look;
  const { nose = paper.blush, mood = "lids", pattern = "tabby", second = paper.ochre } = look;
  const snout = pattern === "points" ? stripe : face;
  const sleepy = isDark(coat) ? paper.stone : paper.ink;
  return [
    inside(
      shape(catHead, coat),
      markings({ coat, stripe, face, eye, nose, mood, pattern, second }),
      shape(
        "M62 56C74 60 86 68 94 78L70 92C62 82 60 68 62 56ZM178 56C166 60 154 68 146 78L170 92C178 82 180 68 178 56Z",
        nose,
      ),
      shade("M120 20H200V190H120Z"),
    ),
    eyes(mood, eye, sleepy),
    shape("M108 130H132C132 138 124 144 120 144C116 144 108 138 108 130Z", nose),
    strip(
      "M120 144V150Q112 160 103 154M120 150Q128 160 137 154",
      4,
      isDark(snout) ? paper.stone : paper.ink,
    ),
  ];
}

/** Sitting, on 240 × 240. */
export function cat(look: CatLook = {}): Piece {
  const { coat = paper.slate, stripe = paper.ink, face = paper.cream, pattern = "tabby" } = look;
  const bib = pattern === "points" ? coat : face;
  const tip = pattern === "plain" || pattern === "tuxedo" ? coat : stripe;
  return [
    strip("M176 232C214 226 222 194 206 172", 24, coat),
    strip("M211 180C210 177 208 174 206 172", 24, tip),
    inside(
      shape("M58 240C56 204 84 166 120 166C156 166 184 204 182 240Z", coat),
      ellipse(120, 236, 34, 56, bib),
      shade("M120 150H240V240H120Z"),
    ),
    look.collar && strip("M84 176Q120 196 156 176", 10, look.collar, "butt"),
    catFace(look),
    look.collar && circle(120, 190, 8, paper.ochre),
  ];
}
