/**
 * Cut paper: every fill is one of these sheets, light comes from the left, nothing has an outline
 * or a gradient. A figure is a tree of pieces without ids; `drawing.ts` gives out ids and writes it.
 */
export const paper = {
  pine: "#14513D",
  green: "#1F6F54",
  leaf: "#5F9F7C",
  mint: "#CDE5D8",
  coral: "#D9553B",
  clay: "#B33F28",
  blush: "#F0AE98",
  rose: "#FADFD6",
  ochre: "#E0A235",
  butter: "#F6DA8E",
  cream: "#FFF7E8",
  oat: "#EFE1C8",
  sand: "#DDB687",
  biscuit: "#C68A52",
  cocoa: "#85502F",
  bark: "#4B2F23",
  ink: "#1E2B26",
  stone: "#B5AEA0",
  slate: "#66777F",
  sky: "#C3DEE0",
  pond: "#5E9EA6",
} as const;

export type Attributes = Readonly<Record<string, string | number | undefined>>;

export interface Cut {
  readonly tag: "circle" | "ellipse" | "rect" | "path" | "g";
  readonly attributes: Attributes;
  readonly pieces?: readonly Piece[];
  /** What the pieces are cut off by. */
  readonly outline?: Cut;
}

export type Piece = Cut | readonly Piece[] | false | null | undefined | "";

const turned = (turn: number, x: number, y: number) =>
  turn ? `rotate(${figure(turn)} ${figure(x)} ${figure(y)})` : undefined;

export function circle(x: number, y: number, radius: number, fill: string): Cut {
  return { tag: "circle", attributes: { cx: x, cy: y, r: radius, fill } };
}

export function ellipse(
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  turn = 0,
  opacity?: number,
): Cut {
  const transform = turned(turn, x, y);
  return { tag: "ellipse", attributes: { cx: x, cy: y, rx, ry, fill, opacity, transform } };
}

export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  turn = 0,
): Cut {
  const transform = turned(turn, x + width / 2, y + height / 2);
  return {
    tag: "rect",
    attributes: { x, y, width, height, rx: radius || undefined, fill, transform },
  };
}

export function shape(d: string, fill: string): Cut {
  return { tag: "path", attributes: { d, fill } };
}

/** A shape with a hole: the second outline in `d` is cut out of the first. */
export function frame(d: string, fill: string): Cut {
  return { tag: "path", attributes: { d, fill, "fill-rule": "evenodd", "clip-rule": "evenodd" } };
}

/** A ribbon of even width. */
export function strip(
  d: string,
  width: number,
  colour: string,
  cap: "round" | "butt" = "round",
): Cut {
  return {
    tag: "path",
    attributes: {
      d,
      fill: "none",
      stroke: colour,
      "stroke-width": width,
      "stroke-linecap": cap === "butt" ? "butt" : undefined,
    },
  };
}

/** Discs of one size and paper, written as ribbons without length. */
export function dots(
  places: readonly (readonly [number, number])[],
  radius: number,
  fill: string,
): Cut {
  return strip(places.map(([x, y]) => `M${x} ${y}h0`).join(""), radius * 2, fill);
}

export function group(transform: string, ...pieces: Piece[]): Cut {
  return { tag: "g", attributes: { transform }, pieces };
}

export interface Place {
  x?: number;
  y?: number;
  scale?: number;
  turn?: number;
}

export function placed({ x = 0, y = 0, scale = 1, turn = 0 }: Place, ...pieces: Piece[]): Cut {
  const steps = [
    (x || y) && `translate(${figure(x)} ${figure(y)})`,
    turn && `rotate(${figure(turn)})`,
    scale !== 1 && `scale(${figure(scale)})`,
  ];
  return group(steps.filter(Boolean).join(" "), ...pieces);
}

/** The same pieces seen in a mirror that stands at x. */
export function mirrored(x: number, ...pieces: Piece[]): Cut {
  return group(`matrix(-1 0 0 1 ${figure(2 * x)} 0)`, ...pieces);
}

/** Paints the outline, then the pieces on it, cut off at its edge. */
export function inside(outline: Cut, ...pieces: Piece[]): Piece {
  return [outline, cutOff(outline, ...pieces)];
}

/** Only the pieces, cut off at the edge of the outline. */
export function cutOff(outline: Cut, ...pieces: Piece[]): Cut {
  return { tag: "g", attributes: {}, pieces, outline };
}

/** The fold: the side away from the light is a step darker. */
export function shade(d: string, opacity = 0.12): Cut {
  return { tag: "path", attributes: { d, fill: paper.ink, opacity } };
}

/** Two decimals are a hundredth of a pixel: more only makes files longer. */
export function figure(value: number): string {
  const rounded = Math.round(value * 100) / 100;
  return (rounded === 0 ? "0" : String(rounded)).replace(/^(-?)0\./, "$1.");
}

const channels = (colour: string) =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));

/** Keeps the given part of a colour's light: below 1 is darker. */
export function toned(colour: string, part: number): string {
  const parts = channels(colour).map((channel) => Math.min(255, Math.round(channel * part)));
  return `#${parts.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

/** Whether ink on this colour would disappear. */
export function isDark(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = channels(colour);
  return red * 0.3 + green * 0.59 + blue * 0.11 < 84;
}
