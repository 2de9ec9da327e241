import { rgbaToThumbHash, thumbHashToRGBA } from "thumbhash";
import { expect, it } from "vitest";
import { columns, pointsOf, rows } from "./thumbhash-points.ts";

/** Two colours that flow into each other, from corner to corner. */
function hashOf(width: number, height: number, alpha: number): Uint8Array {
  const rgba = Array.from({ length: width * height }, (_, index) => {
    const share = ((index % width) / width + Math.floor(index / width) / height) / 2;
    return [220 - 180 * share, 40 + 90 * share, 60 + 190 * share * share, alpha];
  }).flat();
  return rgbaToThumbHash(width, height, rgba);
}

/** As the library draws it, at the place of a point. */
function libraryAt(hash: Uint8Array, column: number, row: number): number[] {
  const { w, h, rgba } = thumbHashToRGBA(hash);
  const x = Math.floor(((column + 0.5) / columns) * w);
  const y = Math.floor(((row + 0.5) / rows) * h);
  return [...rgba.slice((y * w + x) * 4, (y * w + x) * 4 + 3)];
}

it.each([
  [64, 64, 255],
  [90, 60, 255],
  [100, 30, 255],
  [60, 90, 255],
  [64, 64, 120],
  [90, 40, 120],
])(
  "the points of %d × %d with alpha %d are what the library draws there",
  (width, height, alpha) => {
    const hash = hashOf(width, height, alpha);
    const points = pointsOf(hash);
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        const at = (row * columns + column) * 3;
        const drawn = libraryAt(hash, column, row);
        // Its nearest point lies up to half a step beside ours.
        for (const [channel, value] of drawn.entries()) {
          expect(Math.abs((points[at + channel] ?? 0) - value)).toBeLessThan(12);
        }
      }
    }
  },
);

it("survives a hash that breaks off", () => {
  expect(pointsOf(hashOf(64, 64, 255).slice(0, 6))).toHaveLength(columns * rows * 3);
});
