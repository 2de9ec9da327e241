import { tile } from "./animals.ts";
import type { Piece } from "./paper.ts";
import { box, circle, figure, group, placed, shade, strip } from "./paper.ts";
import type { Clothes } from "./people/clothes.ts";
import { clothesOf } from "./people/clothes.ts";
import type { Hair, HairColours } from "./people/hair.ts";
import { hairs } from "./people/hair.ts";
import { longHair } from "./people/hair-long.ts";
import { shortHair } from "./people/hair-short.ts";
import type { Beard, Face } from "./people/head.ts";
import { beardOf, featuresOf, headOf } from "./people/head.ts";

const styles: Readonly<Record<HairStyle, Hair>> = { ...shortHair, ...longHair };

export type HairStyle = keyof typeof shortHair | keyof typeof longHair;

export interface PersonLook extends Face, Clothes, Partial<HairColours> {
  style?: HairStyle;
  beard?: Beard;
  beardColour?: string;
  glasses?: string;
  frames?: "round" | "square";
  earrings?: string;
  /** Breadth and length of the head, hair and all; 1 is the drawn one. */
  breadth?: number;
  length?: number;
}

function glassesOf(frames: PersonLook["frames"], colour: string): Piece {
  const rims =
    frames === "square"
      ? "M89 96H112Q115 96 115 100V110Q115 119 106 119H95Q86 119 86 110V100Q86 96 89 96ZM128 96H151Q154 96 154 100V110Q154 119 145 119H134Q125 119 125 110V100Q125 96 128 96Z"
      : "M86 108a15 15 0 1 0 30 0a15 15 0 1 0 -30 0ZM124 108a15 15 0 1 0 30 0a15 15 0 1 0 -30 0Z";
  const bridge = frames === "square" ? "M115 104Q120 101 125 104" : "M116 106Q120 102 124 106";
  return [
    strip(rims, 4.5, colour),
    strip(`${bridge}M86 104L77 101M154 104L163 101`, 4.5, colour, "butt"),
  ];
}

/** From the shoulders up, on 240 × 240. */
export function person(look: PersonLook): Piece {
  const { skin, hair = hairs.bark, style = "short", head = "oval", beard } = look;
  const { breadth = 1, length = 1 } = look;
  const pieces = styles[style]({ hair, hat: look.hat, band: look.band, tie: look.tie });
  const clothes = clothesOf(look, skin);
  // Around the middle of the neck: the head grows up and sideways, the chin stays at the collar.
  const shift = `${figure(120 - 120 * breadth)} ${figure(170 - 170 * length)}`;
  const onHead = (...inner: Piece[]) =>
    breadth === 1 && length === 1
      ? inner
      : group(`matrix(${breadth} 0 0 ${length} ${shift})`, ...inner);
  return [
    onHead(pieces.back),
    clothes.body,
    onHead(
      !pieces.hidesEars && [
        circle(77, 108, 12, skin),
        circle(163, 108, 12, skin),
        shade("M163 96A12 12 0 0 1 163 120Z", 0.1),
      ],
    ),
    box(102, 142, 36, 48, 0, skin),
    shade("M102 160C112 168 128 168 138 160V176C128 182 112 182 102 174Z", 0.16),
    clothes.collar,
    onHead(
      look.earrings &&
        !pieces.hidesEars && [
          circle(77, 124, 6, look.earrings),
          circle(163, 124, 6, look.earrings),
        ],
      headOf(look),
      beard && beardOf(beard, head, look.beardColour ?? hair),
      pieces.front,
      featuresOf({ ...look, brow: look.brow ?? hair }),
      look.glasses && glassesOf(look.frames, look.glasses),
    ),
  ];
}

export interface Sitter extends PersonLook {
  ground: string;
}

export function portrait(prefix: string, { ground, ...look }: Sitter): string {
  return tile(prefix, ground, person(look));
}

/** A face in a round window, for maps and lists. */
export function bust(look: PersonLook, x: number, y: number, radius: number): Piece {
  return placed(
    { x: x - radius * 1.06, y: y - radius * 1.06, scale: (radius * 2.12) / 240 },
    person(look),
  );
}
