import type { Clock } from "#server/platform/clock.ts";
import type { RateLimits } from "./limits.ts";

type Window = { count: number; endsAt: number };

// Two for each hit, which adds at most one: what has ended goes faster than new windows come.
const clearedPerHit = 2;

/** For one process; several processes each count for themselves. */
export function createMemoryLimits(options: { clock: Clock; maxKeys?: number }): RateLimits {
  const { clock, maxKeys = 100_000 } = options;
  // In the order in which the windows opened, since a window that opens anew is put at the end.
  const windows = new Map<string, Window>();

  // Goes round and round, a little with each hit: no hit pays for a sweep of the whole map.
  let cursor = windows.entries();

  function clearEnded(now: number): void {
    for (let looked = 0; looked < clearedPerHit; looked += 1) {
      const next = cursor.next();
      if (next.done) {
        cursor = windows.entries();
        return;
      }
      const [key, window] = next.value;
      if (window.endsAt <= now) windows.delete(key);
    }
  }

  function open(key: string, endsAt: number): Window {
    windows.delete(key);
    if (windows.size >= maxKeys) {
      // Somebody floods us with keys. The oldest loses its count, and the memory stays bounded.
      const [oldest] = windows.keys();
      if (oldest !== undefined) windows.delete(oldest);
    }
    const window = { count: 0, endsAt };
    windows.set(key, window);
    return window;
  }

  return {
    async hit(key, { max, windowMs }) {
      const now = clock.elapsedMs();
      clearEnded(now);
      const current = windows.get(key);
      const window = current && current.endsAt > now ? current : open(key, now + windowMs);
      if (window.count >= max) {
        return { allowed: false, remaining: 0, retryAfterMs: window.endsAt - now };
      }
      window.count += 1;
      return { allowed: true, remaining: max - window.count, retryAfterMs: 0 };
    },
    async reset(key) {
      windows.delete(key);
    },
    async close() {
      windows.clear();
    },
  };
}
