import { trackDays } from "#contract/logbooks/logbook-entries.ts";
import { type WayPoint, walkedLines, walkedMetres } from "#contract/logbooks/walked-way.ts";
import { dayMs } from "#contract/shared/durations.ts";
import { timeOf } from "../taking/device-time.rules.ts";
import { thinLine } from "./thin-line.rules.ts";

/** The visit that a walk belongs to; it began before the walk did. */
export type WalkVisit = { checkOutAt: Date | null };

/** What a batch says, by the device's clock. */
export type TrackTimes = {
  startedAt: string;
  endedAt?: string | undefined;
  sentAt?: string | undefined;
};

/** When a walk began, by the server's clock; of one that is known, as it was understood the first time. */
export function startOf(ctx: { now: Date }, { startedAt, sentAt }: TrackTimes): Date {
  return timeOf(ctx, { happenedAt: startedAt, sentAt });
}

/**
 * What turns a time of the device into one of the server's, the same for all batches of a walk: they are
 * on their way for longer or shorter, and the same point sent twice has to be the same moment.
 */
export function clockOf(walk: { startedAt: Date }, { startedAt }: TrackTimes) {
  const shift = walk.startedAt.getTime() - Date.parse(startedAt);
  return (time: string): Date => new Date(Date.parse(time) + shift);
}

/** A clock that is wrong by less than this is not put right, so that now may seem to be so far ahead. */
const aheadMs = 60_000;

/** The latest that a batch can know of: when it was sent. */
export function knownUntil(
  { now }: { now: Date },
  { sentAt }: TrackTimes,
  clock: (time: string) => Date,
): Date {
  if (sentAt === undefined) return now;
  return new Date(Math.min(clock(sentAt).getTime(), now.getTime() + aheadMs));
}

type Moments = { startedAt: Date; endedAt: Date | null };

/** When it ended: by its own end or the visit's, whichever was first; null while it goes on. */
export function endOf(
  walk: Moments,
  { ownEnd, visit, until }: { ownEnd?: Date | undefined; visit: WalkVisit; until: Date },
): Date | null {
  const own = ownEnd && (ownEnd < until ? ownEnd : until);
  const ends = [walk.endedAt, own, visit.checkOutAt].flatMap((end) => (end ? [end] : []));
  if (ends.length === 0) return null;
  const first = lowest(ends.map((end) => end.getTime()));
  return new Date(Math.max(first, walk.startedAt.getTime()));
}

/**
 * The points that are part of a walk. What was before it, after it or outside of the visit is nobody's
 * business, and what is still to come has not been walked.
 */
export function pointsWithin<Point extends { at: Date }>(
  points: readonly Point[],
  { startedAt, endedAt, until }: Moments & { until: Date },
): Point[] {
  const last = endedAt && endedAt < until ? endedAt : until;
  return points.filter(({ at }) => at >= startedAt && at <= last);
}

/** A day's walk has fewer; somebody who sends more means something else. */
export const mostPoints = 10_000;

/** A line through a street is drawn the same with this much less. */
const toleranceM = 4;

export type WalkMeasures = {
  distanceM: number;
  seconds: number;
  lines: [number, number][][];
};

export function measureWalk(
  points: readonly WayPoint[],
  walk: Moments & { visit: WalkVisit },
): WalkMeasures {
  const lines = walkedLines(points);
  return {
    distanceM: Math.round(walkedMetres(lines)),
    seconds: walkedSeconds(points, walk),
    lines: lines.map((line) =>
      thinLine(line, toleranceM).map(({ lat, lng }) => [fiveDecimals(lat), fiveDecimals(lng)]),
    ),
  };
}

/** A metre on the ground. */
const fiveDecimals = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

/**
 * How long, without the pauses: each stretch from its first to its last point, the first one from the
 * start and the last one to the end. A walk that only leaving the house put an end to, or that goes on,
 * counts up to the last that was heard of it: the phone may have been off for hours.
 */
export function walkedSeconds(
  points: readonly Pick<WayPoint, "at" | "segment">[],
  { startedAt, endedAt, visit }: Moments & { visit: WalkVisit },
): number {
  const leftAt = visit.checkOutAt?.getTime() ?? Number.POSITIVE_INFINITY;
  const ownEnd = endedAt && endedAt.getTime() < leftAt ? endedAt.getTime() : null;
  const segments = [...new Set([0, ...points.map(({ segment }) => segment)])].toSorted(
    (one, other) => one - other,
  );
  let milliseconds = 0;
  segments.forEach((segment, index) => {
    const moments = points.filter((point) => point.segment === segment).map(({ at }) => at);
    if (index === 0) moments.push(startedAt.getTime());
    if (index === segments.length - 1 && ownEnd !== null) moments.push(ownEnd);
    if (moments.length > 0) milliseconds += highest(moments) - lowest(moments);
  });
  return Math.round(milliseconds / 1000);
}

// Not `Math.max(...)`: thousands of arguments are too many for some engines.
const highest = (numbers: readonly number[]) =>
  numbers.reduce((one, other) => Math.max(one, other));
const lowest = (numbers: readonly number[]) => numbers.reduce((one, other) => Math.min(one, other));

/** Routes of walks that began before this are erased. */
export function eraseBefore(now: Date): Date {
  return new Date(now.getTime() - trackDays * dayMs);
}
