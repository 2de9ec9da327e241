import type { SitterSort, SitterWishes } from "#contract/search.ts";
import { type Area, graceKm, middleOf } from "#server/platform/geo/areas.ts";
import {
  type Bounds,
  boundsOf,
  earthRadiusKm,
  squaredChordOf,
  unitVector,
} from "#server/platform/geo/sphere.ts";
import { CardCache } from "./card-cache.ts";
import { cellKey, cellOf, cellsWithin } from "./ranking/cells.rules.ts";
import { askedDays, isFree, noPeriods } from "./ranking/free-days.rules.ts";
import { isAffordable, placesOf, pricesEach } from "./ranking/prices.rules.ts";
import { nearnessOf, recencyOf } from "./ranking/relevance.rules.ts";
import { TopRanks } from "./ranking/top-ranks.ts";
import { fitOf, traitWishes } from "./ranking/traits.rules.ts";
import { mostCachedCards, type PlainCardText } from "./sitter-cards.service.ts";
import { SitterColumns, type SitterFacts } from "./sitter-columns.ts";

export type SitterQuery = {
  wishes: SitterWishes;
  area: Area;
  exceptIds: readonly number[];
  /** Of these alone. */
  among?: ReadonlySet<number> | undefined;
  /** Whom the viewer must not find. */
  hiddenUserIds: ReadonlySet<number>;
};

export type SitterOrder = {
  sort: SitterSort | null;
  /** As in `hourOf`. */
  hour: number;
  offset: number;
  limit: number;
};

export type FoundSitters = {
  total: number;
  /** `squaredChord` as in `platform/geo/sphere.ts`; meaningless when nobody said where. */
  page: { profileId: number; squaredChord: number }[];
};

const squaredRadius = earthRadiusKm ** 2;

/** All sitters who can be found, by place, in memory. */
export class SitterIndex {
  readonly #columns = new SitterColumns();
  readonly #cells = new Map<number, number[]>();
  readonly #matches = new Matches();
  /** Of those who are here, as they are now: whoever is put or dropped loses theirs. */
  readonly cards = new CardCache<PlainCardText>(mostCachedCards);

  put(facts: SitterFacts): void {
    this.drop(facts.profileId);
    const slot = this.#columns.put(facts);
    const key = cellOf(facts.latitude, facts.longitude);
    const cell = this.#cells.get(key);
    if (cell) cell.push(slot);
    else this.#cells.set(key, [slot]);
  }

  drop(profileId: number): void {
    this.cards.drop(profileId);
    const slot = this.#columns.slotOf(profileId);
    if (slot === undefined) return;
    const { latitude, longitude } = this.#columns;
    const key = cellOf(latitude[slot] ?? 0, longitude[slot] ?? 0);
    const left = (this.#cells.get(key) ?? []).filter((each) => each !== slot);
    if (left.length > 0) this.#cells.set(key, left);
    else this.#cells.delete(key);
    this.#columns.drop(profileId);
  }

  find(query: SitterQuery, { sort, hour, offset, limit }: SitterOrder): FoundSitters {
    const { profileId, standing, rating, activeHour, created } = this.#columns;
    const found = new TopRanks(offset + limit);
    const column = sort && { rating, last_active: activeHour, newest: created }[sort];
    const { slots, squaredChords, count } = this.#match(query);
    for (let at = 0; at < count; at += 1) {
      const slot = slots[at] ?? 0;
      const squaredChord = squaredChords[at] ?? 0;
      const rank = column
        ? (column[slot] ?? 0)
        : (standing[slot] ?? 0) +
          nearnessOf(squaredChord * squaredRadius) +
          recencyOf(hour - (activeHour[slot] ?? 0));
      found.add(profileId[slot] ?? 0, rank, squaredChord);
    }
    return {
      total: found.count,
      page: found
        .sorted()
        .slice(offset)
        .map(({ id, value }) => ({ profileId: id, squaredChord: value })),
    };
  }

  listPoints(query: SitterQuery): { id: number; latitude: number; longitude: number }[] {
    const { profileId, latitude, longitude } = this.#columns;
    const { slots, count } = this.#match(query);
    return Array.from(slots.subarray(0, count), (slot) => ({
      id: profileId[slot] ?? 0,
      latitude: latitude[slot] ?? 0,
      longitude: longitude[slot] ?? 0,
    }));
  }

  /** Sieve after sieve, the one that leaves the fewest first. */
  #match(query: SitterQuery): Matches {
    const matches = this.#matches;
    matches.begin(this.#columns.profileId.length);
    this.#sieveTraits(query, matches);
    this.#sievePlaces(query.area, matches);
    for (const check of this.#rareWishes(query)) matches.sieve(check);
    return matches;
  }

  #sieveTraits({ wishes, area }: SitterQuery, matches: Matches): void {
    const { traits } = this.#columns;
    const { slots } = matches;
    const { all, anyOf } = traitWishes(wishes);
    const [someOf = -1, orSomeOf = -1] = anyOf;
    let count = 0;
    for (const cell of this.#cellsOf(area)) {
      // By number, as `of` takes more than twice as long here. And nobody can tell whether the next
      // one fits, the processor neither: adding 0 is quicker than an `if` that it guesses wrong.
      for (let at = 0; at < cell.length; at += 1) {
        const slot = cell[at] ?? 0;
        slots[count] = slot;
        count += fitOf(traits[slot] ?? 0, all, someOf, orSomeOf);
      }
    }
    matches.count = count;
  }

  #sievePlaces(area: Area, matches: Matches): void {
    const { x, y, z, latitude, longitude } = this.#columns;
    const { slots, squaredChords } = matches;
    const middle = middleOf(area);
    if (!middle) {
      squaredChords.fill(Number.POSITIVE_INFINITY, 0, matches.count);
      return;
    }
    const from = unitVector(middle);
    const farthest = area.kind === "circle" ? squaredChordOf(area.km + graceKm) : Infinity;
    const bounds = area.kind === "box" ? area.bounds : null;
    let count = 0;
    for (let at = 0; at < matches.count; at += 1) {
      const slot = slots[at] ?? 0;
      const dx = (x[slot] ?? 0) - from.x;
      const dy = (y[slot] ?? 0) - from.y;
      const dz = (z[slot] ?? 0) - from.z;
      const squaredChord = dx * dx + dy * dy + dz * dz;
      if (squaredChord > farthest) continue;
      if (bounds && !isWithin(bounds, latitude[slot] ?? 0, longitude[slot] ?? 0)) continue;
      slots[count] = slot;
      squaredChords[count] = squaredChord;
      count += 1;
    }
    matches.count = count;
  }

  /** What few searches ask is looked at last, and only if it is asked. */
  #rareWishes({ wishes, exceptIds, among, hiddenUserIds }: SitterQuery): Check[] {
    const { profileId, userId, traits, prices, races, diplomas, periods } = this.#columns;
    const checks: Check[] = [];
    if (among) checks.push((slot) => among.has(profileId[slot] ?? 0));
    if (hiddenUserIds.size > 0) checks.push((slot) => !hiddenUserIds.has(userId[slot] ?? 0));
    if (exceptIds.length > 0) {
      const except = new Set(exceptIds);
      checks.push((slot) => !except.has(profileId[slot] ?? 0));
    }
    if (wishes.maxPriceCents !== undefined) {
      const wish = { places: placesOf(wishes.serviceTypes), most: wishes.maxPriceCents };
      checks.push((slot) => isAffordable(prices, slot * pricesEach, wish));
    }
    if (wishes.races?.length) checks.push(hasAny(races, wishes.races));
    if (wishes.diplomas?.length) checks.push(hasAny(diplomas, wishes.diplomas));
    for (const days of wishes.vacations?.map(askedDays) ?? []) {
      checks.push((slot) => isFree(traits[slot] ?? 0, periods.get(slot) ?? noPeriods, days));
    }
    return checks;
  }

  #cellsOf(area: Area): Iterable<readonly number[]> {
    if (area.kind === "everywhere") return this.#cells.values();
    const bounds = area.kind === "box" ? area.bounds : boundsOf(area.center, area.km);
    const { bottom, top, left, right } = cellsWithin(bounds);
    // Where a box has more cells than there are with somebody in them, those are fewer to look at.
    if ((top - bottom + 1) * (right - left + 1) > this.#cells.size) return this.#cells.values();
    const cells: (readonly number[])[] = [];
    for (let row = bottom; row <= top; row += 1) {
      for (let column = left; column <= right; column += 1) {
        const cell = this.#cells.get(cellKey(row, column));
        if (cell) cells.push(cell);
      }
    }
    return cells;
  }
}

type Check = (slot: number) => boolean;

/** Who is left, and how far away. One for all questions: each is answered before the next begins. */
class Matches {
  slots = new Int32Array(0);
  squaredChords = new Float64Array(0);
  count = 0;

  begin(most: number): void {
    this.count = 0;
    if (this.slots.length >= most) return;
    this.slots = new Int32Array(most);
    this.squaredChords = new Float64Array(most);
  }

  sieve(check: Check): void {
    const { slots, squaredChords } = this;
    let count = 0;
    for (let at = 0; at < this.count; at += 1) {
      const slot = slots[at] ?? 0;
      if (!check(slot)) continue;
      slots[count] = slot;
      squaredChords[count] = squaredChords[at] ?? 0;
      count += 1;
    }
    this.count = count;
  }
}

function hasAny(lists: ReadonlyMap<number, readonly string[]>, wanted: readonly string[]): Check {
  return (slot) => {
    const has = lists.get(slot);
    return has !== undefined && wanted.some((each) => has.includes(each));
  };
}

function isWithin({ south, north, west, east }: Bounds, lat: number, lng: number): boolean {
  return lat >= south && lat <= north && lng >= west && lng <= east;
}
