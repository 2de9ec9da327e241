const longestMs = 60_000;

/**
 * How long to wait before trying again: twice as long each time, a minute at most. Somewhere in the
 * second half of that, so that those who were turned away together don't come back together.
 */
export function growingWait(attempt: number, firstMs: number, random = Math.random()): number {
  const fullMs = Math.min(firstMs * 2 ** attempt, longestMs);
  return fullMs * (0.5 + random / 2);
}
