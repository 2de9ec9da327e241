import type { Clock } from "#server/platform/clock.ts";

export type ShortMemory<Value> = {
  /** What was made a while ago, or is being made by somebody else just now; else made here. */
  get(key: string, make: () => Promise<Value>): Promise<Value>;
};

/**
 * For what everybody may ask for, costs much to make and may be a few minutes old. However many ask
 * at once, it is made once.
 */
export function createShortMemory<Value>({
  clock,
  keepMs,
  most,
}: {
  clock: Clock;
  keepMs: number;
  /** So many are kept; the one made first goes first. */
  most: number;
}): ShortMemory<Value> {
  const kept = new Map<string, { value: Promise<Value>; until: number }>();

  return {
    get(key, make) {
      const now = clock.now().getTime();
      const known = kept.get(key);
      if (known && now < known.until) return known.value;
      const value = make();
      kept.delete(key);
      kept.set(key, { value, until: now + keepMs });
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
      // What failed is tried again by the next one who asks.
      value.catch(() => {
        if (kept.get(key)?.value === value) kept.delete(key);
      });
      return value;
    },
  };
}
