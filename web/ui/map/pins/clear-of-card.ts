import { boundsOf, overlap, type Point, type Rect, touchSize } from "./footprint.ts";

const size = { width: 2 * touchSize, height: touchSize };
const air = 12;

/**
 * How far the map has to move, up or down, for a pin to come out from under a card: the shorter way that
 * leaves it in the frame. Nothing when it is not under it; and nothing when there is room on neither side.
 */
export function clearOfCard(pin: Point, card: Rect, frame: Rect): number {
  if (!overlap(boundsOf(pin, size), card)) return 0;
  const half = touchSize / 2;
  const above = card.top - air - half;
  const below = card.bottom + air + half;
  const ways = [
    ...(above - half >= frame.top ? [above - pin.y] : []),
    ...(below + half <= frame.bottom ? [below - pin.y] : []),
  ];
  return ways.toSorted((a, b) => Math.abs(a) - Math.abs(b))[0] ?? 0;
}
