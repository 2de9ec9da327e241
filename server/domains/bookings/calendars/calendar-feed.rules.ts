import { dayMs } from "#contract/shared/durations.ts";

/** How long what is over stays in the feed, and what was cancelled, for calendars to take it out. */
export const daysOfThePast = 90;
export const daysOfCancelled = 30;
/** More than anybody has in a season. */
export const mostInFeed = 1_000;

export function feedReachesFrom(now: Date): { endedAfter: Date; cancelledAfter: Date } {
  return {
    endedAfter: new Date(now.getTime() - daysOfThePast * dayMs),
    cancelledAfter: new Date(now.getTime() - daysOfCancelled * dayMs),
  };
}
