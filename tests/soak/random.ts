export type Random = {
  /** From 0 up to, and without, `below`. */
  whole(below: number): number;
  pick<Item>(items: readonly Item[]): Item;
  chance(probability: number): boolean;
  bytes(length: number): Uint8Array;
};

/** The same numbers for the same seed (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed | 0;
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const whole = (below: number) => Math.floor(next() * below);
  return {
    whole,
    pick(items) {
      const picked = items[whole(items.length)];
      if (picked === undefined && items.length === 0) throw new Error("nothing to pick from");
      return picked as (typeof items)[number];
    },
    chance: (probability) => next() < probability,
    bytes: (length) => Uint8Array.from({ length }, () => whole(256)),
  };
}
