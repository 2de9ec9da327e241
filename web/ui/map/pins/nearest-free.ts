import { boundsOf, contains, overlap, type Point, type Rect, type Size } from "./footprint.ts";

const step = 6;
const directions = 16;
/** Round a point that everybody shares there is always room within so many rounds: each holds one at least. */
const mostRounds = 600;

/**
 * The nearest point to stand at without touching what is taken: rounds of growing size, each from the top.
 * Within the frame, if there is one that the point itself is in.
 */
export function nearestFree(
  from: Point,
  size: Size,
  taken: readonly Rect[],
  frame: Rect | null,
  most: number,
): Point | null {
  const within = frame && contains(frame, from) ? frame : null;
  for (let round = 1; round <= mostRounds && round * step <= most; round += 1) {
    for (let turn = 0; turn < directions; turn += 1) {
      const angle = (2 * Math.PI * turn) / directions - Math.PI / 2;
      const point = {
        x: from.x + round * step * Math.cos(angle),
        y: from.y + round * step * Math.sin(angle),
      };
      if (within && !contains(within, point)) continue;
      const rect = boundsOf(point, size);
      if (!taken.some((other) => overlap(other, rect))) return point;
    }
  }
  return null;
}
