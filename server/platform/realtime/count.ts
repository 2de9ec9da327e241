/** How often something happened since a window of time opened. */
export type Count = { since: number; count: number };

/** By the machine's own clock, as nothing hangs on it that somebody could look up. */
export function countUp(counted: Count, perMs: number, now = performance.now()): number {
  if (now - counted.since > perMs) {
    counted.since = now;
    counted.count = 0;
  }
  counted.count += 1;
  return counted.count;
}
