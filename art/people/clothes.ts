import type { Piece } from "#art/paper.ts";
import { box, circle, inside, paper, shade, shape, strip } from "#art/paper.ts";

export type Collar = "crew" | "v" | "roll" | "shirt" | "hood" | "jacket" | "scarf";

export interface Clothes {
  top: string;
  collar?: Collar;
  /** Shirt collar, hood strings, the shirt under a jacket, or the scarf. */
  second?: string;
  stripes?: string;
  dots?: string;
  dungarees?: string;
  build?: "slight" | "middle" | "broad";
}

const shoulders = {
  slight: "M36 240C36 208 68 190 104 182H136C172 190 204 208 204 240Z",
  middle: "M26 240C26 204 62 188 102 182H138C178 188 214 204 214 240Z",
  broad: "M16 240C14 204 54 190 100 180H140C186 190 226 204 224 240Z",
} as const;

const buttons = [
  [60, 206],
  [92, 216],
  [126, 226],
  [160, 214],
  [186, 226],
  [44, 232],
  [108, 238],
  [150, 240],
] as const;

function collarOf({ collar = "crew", top, second = paper.cream }: Clothes, skin: string): Piece {
  switch (collar) {
    case "crew":
      return shape("M96 181C100 206 140 206 144 181L138 178H102Z", skin);
    case "v":
      return shape("M98 181L120 220L142 181L138 176H102Z", skin);
    case "roll":
      return [box(92, 166, 56, 28, 12, top), shade("M92 180H148V194H92Z", 0.14)];
    case "shirt":
      return [
        shape("M100 180L120 208L140 180Z", skin),
        shape("M100 178L84 190L104 216L120 204ZM140 178L156 190L136 216L120 204Z", second),
      ];
    case "hood":
      return [
        shape(
          "M80 196C84 176 98 170 104 172C108 188 132 188 136 172C142 170 156 176 160 196C148 214 92 214 80 196Z",
          top,
        ),
        shade("M80 196C92 208 148 208 160 196C148 214 92 214 80 196Z", 0.2),
        shape("M102 174C106 196 134 196 138 174Z", skin),
        strip("M108 208V226M132 208V222", 4, second),
      ];
    case "jacket":
      return [
        shape("M97 182C104 200 136 200 143 182L120 246Z", second),
        shape(
          "M98 178L82 190L92 206L84 212L114 244H120ZM142 178L158 190L148 206L156 212L126 244H120Z",
          top,
        ),
        shade(
          "M98 178L82 190L92 206L84 212L114 244H120ZM142 178L158 190L148 206L156 212L126 244H120Z",
          0.16,
        ),
      ];
    case "scarf":
      return [
        shape("M138 196L166 240H136L124 200Z", second),
        shade("M138 196L166 240H136L124 200Z", 0.12),
        strip("M92 182C104 196 136 196 148 182", 22, second),
      ];
  }
}

/** The shoulders and what is on them; the collar lies over the neck and comes apart. */
export function clothesOf(clothes: Clothes, skin: string): { body: Piece; collar: Piece } {
  const { top, stripes, dots, dungarees, build = "middle" } = clothes;
  return {
    body: inside(
      shape(shoulders[build], top),
      stripes && [0, 1, 2].map((row) => box(10, 200 + row * 18, 220, 8, 0, stripes)),
      dots && buttons.map(([x, y]) => circle(x, y, 5, dots)),
      dungarees && [
        box(76, 180, 18, 70, 0, dungarees),
        box(146, 180, 18, 70, 0, dungarees),
        box(76, 216, 88, 40, 0, dungarees),
      ],
      shade("M120 170H240V240H120Z", 0.1),
    ),
    collar: collarOf(clothes, skin),
  };
}
