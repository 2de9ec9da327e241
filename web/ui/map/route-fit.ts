import type { Line, Position } from "./outline.ts";
import { metresPerPixel, toPixels } from "./projection.ts";

export type Frame = { width: number; height: number; padding: number };
export type FittedRoute = {
  /** In pixels of the frame. */
  lines: (readonly [number, number])[][];
  /** How wide so many metres are drawn: a round number of them, and not too wide. */
  scale: { metres: number; width: number };
};

/** Any zoom will do to measure at; this one is fine enough for a step. */
const zoom = 20;
/** Nearer than this a few steps would fill the picture. */
const fewestMetres = 80;
const widestScale = 80;
const roundMetres = [10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000] as const;

/** A way in the middle of a frame, as large as it fits; null where there is none. */
export function fitRoute(lines: readonly Line[], frame: Frame): FittedRoute | null {
  const drawn = lines.map((line) => line.map((place) => toPixels(place, zoom)));
  const [first] = lines.flat();
  if (!first) return null;
  const metre = 1 / metresPerPixel(first[1], zoom);
  const x = rangeOf(drawn.flat().map(([left]) => left));
  const y = rangeOf(drawn.flat().map(([, top]) => top));
  const factor = Math.min(
    (frame.width - 2 * frame.padding) / Math.max(x.size, fewestMetres * metre),
    (frame.height - 2 * frame.padding) / Math.max(y.size, fewestMetres * metre),
  );
  const place = ([left, top]: readonly [number, number]) =>
    [
      oneDecimal(frame.width / 2 + (left - x.middle) * factor),
      oneDecimal(frame.height / 2 + (top - y.middle) * factor),
    ] as const;
  const pixels = metre * factor;
  const metres = roundMetres.findLast((round) => round * pixels <= widestScale) ?? roundMetres[0];
  return {
    lines: drawn.map((line) => line.map(place)),
    scale: { metres, width: oneDecimal(metres * pixels) },
  };
}

const oneDecimal = (pixels: number) => Math.round(pixels * 10) / 10;

function rangeOf(numbers: readonly number[]): { middle: number; size: number } {
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  return { middle: (low + high) / 2, size: high - low };
}

/** Latitude first, as the API has it, to longitude first, as maps have it. */
export function toLine(places: readonly (readonly [number, number])[]): Position[] {
  return places.map(([latitude, longitude]) => [longitude, latitude]);
}
