import { hourMs } from "#contract/shared/durations.ts";

const first = 2_000;
const longest = 6 * hourMs;

/** The last wait is over about a day after the first attempt. */
export const mostAttempts = 13;

/**
 * 2 s, 6 s, 18 s … at most 6 hours: a connection that broke is soon made good, a server that wants to
 * see a stranger come back (greylisting) gets a quarter of an hour, one that is down gets a night.
 */
export function waitAfter(attempts: number): number {
  return Math.min(first * 3 ** (attempts - 1), longest);
}
