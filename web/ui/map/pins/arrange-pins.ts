import { fromPixels, metresPerPixel, toPixels } from "../projection.ts";

export type PinOnMap = {
  latitude: number;
  longitude: number;
  /** Several that lie together have a number and no id. */
  count: number;
  id?: number;
  /** A word on the pin, such as a price; without one it is a dot. */
  text?: string;
  /** What pressing it does. */
  label: string;
};

/** A pin where there is room for it, or one that stands for several. */
export type PlacedPin = {
  latitude: number;
  longitude: number;
  count: number;
  /** The pins that it stands for: itself, when it is one. */
  pins: readonly PinOnMap[];
};

export type Arrangement = {
  zoom: number;
  /** Whose card is open: it keeps its place and its word, whatever lies around it. */
  selected: number | null;
  /** Nearer one can't come, so that nobody is told to: all stand by themselves, beside each other. */
  isClosest: boolean;
  /** What can be seen of the map, and what lies over it, in pixels of the world at this zoom. */
  frame: Rect;
  covered: readonly Rect[];
};

type Mark = Point & { rect: Rect; pins: PinOnMap[]; count: number };

/** A home is shown up to 500 metres from where it is. To be read, a pin may go on a little: in a region, not in a country. */
const furthestMetres = 2_500;
const furthestPixels = 72;
/** Out from under a button, as far as it takes. */
const furthestFromCover = 160;

/**
 * Puts pins on a map so that none lies over another, or under something else. Who has a word is put down
 * first. One that finds its place taken goes aside a little; where that would be too far from the truth,
 * it is gathered with its neighbour into a number. Prices give way to a number last of all.
 */
export function arrangePins(pins: readonly PinOnMap[], arrangement: Arrangement): PlacedPin[] {
  const { zoom, selected, isClosest, frame, covered } = arrangement;
  const total = pins.reduce((sum, { count }) => sum + count, 0);
  const latitude = pins[0]?.latitude ?? 0;
  const reach = Math.min(furthestPixels, furthestMetres / metresPerPixel(latitude, zoom));
  const marks: Mark[] = [];

  for (const pin of inOrder(pins, selected)) {
    const [x, y] = toPixels([pin.longitude, pin.latitude], zoom);
    const size = footprintOf(pin, total);
    const rect = boundsOf({ x, y }, size);
    const inTheWay = marks.filter((mark) => overlap(mark.rect, rect));
    const isCovered = covered.some((cover) => overlap(cover, rect));
    const put = (at: Point) =>
      marks.push({ ...at, rect: boundsOf(at, size), pins: [pin], count: pin.count });
    if (inTheWay.length === 0 && !isCovered) {
      put({ x, y });
      continue;
    }
    const taken = [...covered, ...marks.map((mark) => mark.rect)];
    const most = isCovered ? furthestFromCover : isClosest ? Number.POSITIVE_INFINITY : reach;
    const number = isClosest ? undefined : nearestNumber({ x, y }, inTheWay);
    const isRead = pin.text !== undefined || pin.id === selected;
    // A price stands by itself if it can; a dot is best counted.
    const free = number && !isRead ? null : nearestFree({ x, y }, size, taken, frame, most);
    const other = number ?? inTheWay.find((mark) => !isSelected(mark));
    if (free) put(free);
    else if (other && pin.id !== selected) join(other, pin);
    else put(nearestFree({ x, y }, size, taken, null, Number.POSITIVE_INFINITY) ?? { x, y });
  }
  return marks.map(({ x, y, pins: gathered, count }) => {
    const [longitude, latitude] = fromPixels([x, y], zoom);
    return { longitude, latitude, pins: gathered, count };
  });

  function isSelected({ pins: [first] }: Mark): boolean {
    return selected !== null && first?.id === selected;
  }

  /** Of what is in the way or near: a number, or a dot that becomes one. */
  function nearestNumber(at: Point, inTheWay: readonly Mark[]): Mark | undefined {
    const near = marks.filter((mark) => distance(mark, at) <= reach);
    return [...inTheWay, ...near]
      .filter((mark) => !hasWord(mark) && !isSelected(mark))
      .toSorted((a, b) => distance(a, at) - distance(b, at))[0];
  }
}

const hasWord = ({ pins: [first, second] }: Mark) => first?.text !== undefined && !second;

function join(mark: Mark, pin: PinOnMap): void {
  mark.pins.push(pin);
  mark.count += pin.count;
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** The same for the same pins, in whatever order they came: nothing jumps when a map is moved a little. */
function inOrder(pins: readonly PinOnMap[], selected: number | null): PinOnMap[] {
  const rank = ({ id, text }: PinOnMap) =>
    id !== undefined && id === selected ? 0 : text !== undefined ? 1 : 2;
  return pins.toSorted(
    (a, b) =>
      rank(a) - rank(b) ||
      b.count - a.count ||
      (a.id ?? 0) - (b.id ?? 0) ||
      a.latitude - b.latitude ||
      a.longitude - b.longitude,
  );
}

const step = 6;
const directions = 16;
/** Round a point that everybody shares there is always room within so many rounds: each holds one at least. */
const mostRounds = 600;

/**
 * The nearest point to stand at without touching what is taken: rounds of growing size, each from the top.
 * Within the frame, if there is one that the point itself is in.
 */
function nearestFree(
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

/** A piece of a plane, in pixels. */
export type Rect = { left: number; top: number; right: number; bottom: number };
type Size = { width: number; height: number };
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

function contains({ left, top, right, bottom }: Rect, { x, y }: Point): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}
