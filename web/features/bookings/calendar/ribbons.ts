import { daysBetween } from "#web/lib/time/calendar-days.ts";

/**
 * A booking is a paper ribbon over a row of days. It begins and ends in the middle of a day, as one comes
 * and goes, unless it is there day for day; it is cut straight where it runs on into another row. Columns
 * are half days: seven days have fourteen.
 */
export type Span = {
  firstDay: string;
  lastDay: string;
  /** It fills its days instead of beginning and ending in the middle of one. */
  fillsDays: boolean;
};

export type Ribbon<Item> = {
  item: Item;
  /** The first half day, from 0, and the one after the last. */
  from: number;
  to: number;
  cutsLeft: boolean;
  cutsRight: boolean;
  /** Those that overlap lie under each other, from 0. */
  lane: number;
};

type Placed<Item> = Omit<Ribbon<Item>, "lane">;

/** The ribbons of a row of days, each in the first lane where it has room. */
export function ribbonsOf<Item>(
  items: readonly Item[],
  days: readonly string[],
  spanOf: (item: Item) => Span,
): Ribbon<Item>[] {
  const placed = items
    .flatMap((item) => placeOf(item, spanOf(item), days) ?? [])
    // Long ones first: short ones fill the gaps.
    .toSorted((a, b) => a.from - b.from || b.to - a.to);
  const ends: number[] = [];
  return placed.map((ribbon) => {
    const free = ends.findIndex((end) => end <= ribbon.from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = ribbon.to;
    return { ...ribbon, lane };
  });
}

function placeOf<Item>(item: Item, span: Span, days: readonly string[]): Placed<Item> | null {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || span.lastDay < first || span.firstDay > last) return null;
  const cutsLeft = span.firstDay < first;
  const cutsRight = span.lastDay > last;
  const isWhole = span.fillsDays || span.firstDay === span.lastDay;
  const from = cutsLeft ? 0 : 2 * daysBetween(first, span.firstDay) + (isWhole ? 0 : 1);
  const to = cutsRight ? 2 * days.length : 2 * daysBetween(first, span.lastDay) + (isWhole ? 2 : 1);
  return { item, from, to, cutsLeft, cutsRight };
}

export function lanesOf(ribbons: readonly Pick<Ribbon<unknown>, "lane">[]): number {
  return ribbons.reduce((most, { lane }) => Math.max(most, lane + 1), 0);
}
