import { dayMs } from "#contract/shared/durations.ts";

/** What is taken for having happened in a logbook: from a day before it was made. */
const earlierMs = dayMs;

/**
 * Whether something is said to have happened before there was a logbook: a clock that is wrong by years, or
 * somebody who would like to make a logbook longer than any screen can show.
 */
export function isBeforeLogbook(at: Date, { createdAt }: { createdAt: Date }): boolean {
  return at.getTime() < createdAt.getTime() - earlierMs;
}

/** What a device says of when: absent is now. */
export type DeviceTimes = { happenedAt?: string | undefined; sentAt?: string | undefined };

/** Clocks of phones differ by seconds, and answers take their time: that is no wrong clock. */
const toleratedMs = 60_000;

/**
 * When it happened by the server's clock. A device that says something else about now than the server is
 * wrong about the past by as much; and nothing has happened yet that is still to come.
 */
export function timeOf({ now }: { now: Date }, { happenedAt, sentAt }: DeviceTimes): Date {
  if (happenedAt === undefined) return now;
  const isBehind = sentAt === undefined ? 0 : now.getTime() - Date.parse(sentAt);
  const shift = Math.abs(isBehind) > toleratedMs ? isBehind : 0;
  return new Date(Math.min(now.getTime(), Date.parse(happenedAt) + shift));
}
