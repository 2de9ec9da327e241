/** A piece of a plane, in pixels. */
export type Rect = { left: number; top: number; right: number; bottom: number };
export type Size = { width: number; height: number };
export type Point = { x: number; y: number };

/** What a finger needs. */
export const touchSize = 44;
/** Between two pins. */
const gap = 4;
/** A letter of a pin, and what is left and right of the word: padding and border. */
const letterWidth = 8;
const wordEdges = 32;
const numberEdges = 20;

const numberWidth = (count: number) =>
  Math.max(touchSize, String(count).length * letterWidth + numberEdges);

/** The room that a pin takes, also when it comes to stand for others: never for more than there are in all. */
export function footprintOf({ text }: { text?: string }, total: number): Size {
  const word = text === undefined ? 0 : text.length * letterWidth + wordEdges;
  return { width: Math.max(numberWidth(total), word) + gap, height: touchSize + gap };
}

export function boundsOf({ x, y }: Point, { width, height }: Size): Rect {
  return {
    left: x - width / 2,
    top: y - height / 2,
    right: x + width / 2,
    bottom: y + height / 2,
  };
}

export function overlap(a: Rect, b: Rect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

export function contains({ left, top, right, bottom }: Rect, { x, y }: Point): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}
