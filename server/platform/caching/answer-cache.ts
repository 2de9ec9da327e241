import { LRUCache } from "lru-cache";
import type { Clock } from "../clock.ts";

export type AnswerCache<Value> = {
  /** What was made a while ago, or is being made by somebody else just now; else made here. */
  get(key: string, make: () => Promise<Value>): Promise<Value>;
};

/**
 * For what everybody may ask for, costs much to make and may be a few minutes old. However many ask
 * at once, it is made once.
 */
export function createAnswerCache<Value>({
  clock,
  cacheMs,
  most,
}: {
  clock: Clock;
  cacheMs: number;
  /** So many are kept; the one that nobody asked for for the longest time goes first. */
  most: number;
}): AnswerCache<Value> {
  const kept = new LRUCache<string, Promise<Value>>({
    max: most,
    ttl: cacheMs,
    ttlResolution: 0,
    // However the machine's clock is set meanwhile; the library takes zero for 'never'.
    perf: { now: () => clock.elapsedMs() + 1 },
  });

  return {
    get(key, make) {
      const known = kept.get(key);
      if (known) return known;
      const value = make();
      kept.set(key, value);
      // What failed is tried again by the next one who asks.
      value.catch(() => {
        if (kept.peek(key) === value) kept.delete(key);
      });
      return value;
    },
  };
}
