import { unitVector } from "#server/platform/geo/sphere.ts";
import type { OtherDays } from "./ranking/free-days.rules.ts";
import { notOffered, pricesEach } from "./ranking/prices.rules.ts";
import { bayesianRating, standingOf } from "./ranking/relevance.rules.ts";

/** A row of `sitter_search`, as the index wants it. */
export type SitterFacts = {
  profileId: number;
  userId: number;
  latitude: number;
  longitude: number;
  traits: number;
  ratingSum: number;
  reviewCount: number;
  responseRate: number | null;
  activeHour: number | null;
  /** Seconds since 1970. */
  created: number;
  /** As in `prices.rules.ts`. */
  prices: number[];
  races: string[];
  diplomas: string[];
} & OtherDays;

/** Longer ago than can be told: its recency is nothing. */
const never = Number.NEGATIVE_INFINITY;

/**
 * Everything that a search asks of a sitter, a column a fact. A million objects would be slow to walk
 * through and hard on the garbage collector; a million numbers in a row are neither.
 */
export class SitterColumns {
  profileId = new Int32Array(0);
  userId = new Int32Array(0);
  traits = new Int32Array(0);
  activeHour = new Float64Array(0);
  latitude = new Float64Array(0);
  longitude = new Float64Array(0);
  x = new Float64Array(0);
  y = new Float64Array(0);
  z = new Float64Array(0);
  rating = new Float64Array(0);
  standing = new Float64Array(0);
  created = new Float64Array(0);
  /** Several for each: those of a slot begin at `slot * pricesEach`. */
  prices = new Int32Array(0);
  /** Absent for most. */
  readonly races = new Map<number, readonly string[]>();
  readonly diplomas = new Map<number, readonly string[]>();
  readonly periods = new Map<number, OtherDays>();

  readonly #slots = new Map<number, number>();
  readonly #free: number[] = [];
  #used = 0;

  slotOf(profileId: number): number | undefined {
    return this.#slots.get(profileId);
  }

  put(facts: SitterFacts): number {
    const { profileId } = facts;
    const slot = this.#slots.get(profileId) ?? this.#free.pop() ?? this.#next();
    this.#slots.set(profileId, slot);
    const { x, y, z } = unitVector({ lat: facts.latitude, lng: facts.longitude });
    const rating = bayesianRating({ sum: facts.ratingSum, count: facts.reviewCount });
    this.profileId[slot] = profileId;
    this.userId[slot] = facts.userId;
    this.traits[slot] = facts.traits;
    this.activeHour[slot] = facts.activeHour ?? never;
    this.latitude[slot] = facts.latitude;
    this.longitude[slot] = facts.longitude;
    this.x[slot] = x;
    this.y[slot] = y;
    this.z[slot] = z;
    this.rating[slot] = rating;
    this.standing[slot] = standingOf({ rating, responseRate: facts.responseRate });
    this.created[slot] = facts.created;
    for (let place = 0; place < pricesEach; place += 1) {
      this.prices[slot * pricesEach + place] = facts.prices[place] ?? notOffered;
    }
    const { races, diplomas, extra, away } = facts;
    setOrDelete(this.races, slot, races.length > 0 ? races : null);
    setOrDelete(this.diplomas, slot, diplomas.length > 0 ? diplomas : null);
    setOrDelete(this.periods, slot, extra || away ? { extra, away } : null);
    return slot;
  }

  drop(profileId: number): void {
    const slot = this.#slots.get(profileId);
    if (slot === undefined) return;
    this.#slots.delete(profileId);
    for (const lists of [this.races, this.diplomas, this.periods]) lists.delete(slot);
    this.#free.push(slot);
  }

  #next(): number {
    if (this.#used === this.profileId.length) this.#grow(Math.max(1_024, this.#used * 2));
    this.#used += 1;
    return this.#used - 1;
  }

  #grow(size: number): void {
    const whole = (column: Int32Array, each = 1) => {
      const wide = new Int32Array(size * each);
      wide.set(column);
      return wide;
    };
    const exact = (column: Float64Array) => {
      const wide = new Float64Array(size);
      wide.set(column);
      return wide;
    };
    this.profileId = whole(this.profileId);
    this.userId = whole(this.userId);
    this.traits = whole(this.traits);
    this.activeHour = exact(this.activeHour);
    this.latitude = exact(this.latitude);
    this.longitude = exact(this.longitude);
    this.x = exact(this.x);
    this.y = exact(this.y);
    this.z = exact(this.z);
    this.rating = exact(this.rating);
    this.standing = exact(this.standing);
    this.created = exact(this.created);
    this.prices = whole(this.prices, pricesEach);
  }
}

function setOrDelete<Value>(values: Map<number, Value>, slot: number, value: Value | null): void {
  if (value === null) values.delete(slot);
  else values.set(slot, value);
}
