import { drawing } from "./drawing.ts";
import type { Piece } from "./paper.ts";
import { box, circle, paper, placed, shape, strip } from "./paper.ts";

// The k wags: stem and leg are one paper, the tail is the coral one. The stem lies on top of the
// tail: edge to edge, the ground would show through between them.

/** Coral as it shines on green or on the dark page. */
export const glow = "#FF8A6F";
const chalk = "#EEF3F0";

/** On 96 × 96, without its ground. */
export function mark(stem: string, tail: string): Piece {
  return [
    shape("M34.6 55.4L45.4 45.6L70 78H51Z", stem),
    strip("M30 52H35.5C54 52 63 43 60 26", 15, tail, "butt"),
    strip("M28 18V78", 15, stem, "butt"),
    circle(60, 25.5, 7.5, tail),
    strip("M76 21Q79.5 29.5 77 39M43.5 20Q44 25 45.5 29", 5, tail),
  ];
}

/**
 * Below 24 px: bolder, and one broad tick, as two thin ones only blur the tail. The stem lies on the
 * grid of a 16 px icon (six units a pixel), which keeps its edges sharp there.
 */
export function smallMark(stem: string, tail: string): Piece {
  return [
    shape("M35 58L48 47L76 84H53Z", stem),
    strip("M30 53H36C52 53 61 43 58 23", 17, tail, "butt"),
    strip("M27 12V84", 18, stem, "butt"),
    circle(58, 23, 8.5, tail),
    strip("M79 17Q83 29 80 42", 10, tail),
  ];
}

/** On 480 × 146; drawn, so that it needs no font. */
export function wordmark(letters: string, tail: string): Piece {
  const letter = (d: string, x: number) => placed({ x }, strip(d, 19, letters, "butt"));
  return [
    shape("M18 87L32 72L64 110H39Z", letters),
    strip("M12 80H19.5C44 80 56 64 51 40", 19, tail, "butt"),
    letter("M10 6V110", 0),
    circle(50.8, 39, 9.5, tail),
    letter("M10 46V84A16 16 0 0 0 42 84V46M42 84A16 16 0 0 0 74 84V46", 72),
    letter("M10 46V110", 170),
    circle(180, 22, 12, letters),
    letter(
      "M50 54C44 50 37 51 30 51C20 51 14 57 14 64C14 82 50 72 50 91C50 98 44 104 32 104C24 104 16 102 10 98",
      204,
    ),
    letter("M10 46V140M10 78A27 26.5 0 1 1 10 79", 278),
    letter("M10 80H62A26.5 26.5 0 1 0 54 98", 362),
    letter("M10 6V86C10 98 16 103 28 101", 444),
  ];
}

const icon = { width: 96, height: 96, title: "Kwispel" } as const;

export function markDrawing(prefix = "mark"): string {
  return drawing({ prefix, ...icon }, box(0, 0, 96, 96, 28, paper.green), mark(paper.cream, glow));
}

export function smallMarkDrawing(prefix = "small"): string {
  return drawing(
    { prefix, ...icon },
    box(0, 0, 96, 96, 22, paper.green),
    smallMark(paper.cream, glow),
  );
}

/** One colour without a ground, for the row of small signs on top of a phone's screen. */
export function badgeDrawing(prefix = "badge"): string {
  return drawing({ prefix, ...icon }, mark("#FFFFFF", "#FFFFFF"));
}

/** To the edge, for systems that cut the icon themselves; `scale` keeps the mark off the edge. */
export function appIconDrawing(scale: number, prefix = "icon"): string {
  const margin = (96 - 96 * scale) / 2;
  return drawing(
    { prefix, ...icon },
    box(0, 0, 96, 96, 0, paper.green),
    placed({ x: margin, y: margin, scale }, mark(paper.cream, glow)),
  );
}

export function wordmarkDrawing(
  dark: boolean,
  prefix: string = dark ? "wordmark-dark" : "wordmark",
): string {
  const pieces = dark ? wordmark(chalk, glow) : wordmark(paper.pine, paper.coral);
  return drawing({ prefix, width: 480, height: 146, title: "Kwispel" }, pieces);
}
