import { missedVisitMinutes } from "#contract/logbooks/logbook-entries.ts";

/*
  An hour after a visit was to begin and nobody has checked in, the owner is told, once. Not if somebody has
  been in the house since it was to begin, or is there now, by whichever visit they checked in. And not when
  it was hours ago, as after an outage: by then it helps nobody to look for another sitter, and what the
  sitter did may still be on its way here.
*/
export const staleMinutes = 4 * 60;

const minuteMs = 60_000;

export type AwaitedVisit = {
  plannedAt: Date | null;
  checkInAt: Date | null;
  checkOutAt: Date | null;
  missedToldAt: Date | null;
};

/** Visits that were to begin between these are late, and not too late to be told. */
export function missedBetween(now: Date): { from: Date; until: Date } {
  const ago = (minutes: number) => new Date(now.getTime() - minutes * minuteMs);
  return { from: ago(staleMinutes), until: ago(missedVisitMinutes) };
}

export function isMissed(
  { plannedAt, checkInAt, missedToldAt }: AwaitedVisit,
  others: readonly AwaitedVisit[],
  now: Date,
): boolean {
  if (!plannedAt || checkInAt || missedToldAt) return false;
  const { from, until } = missedBetween(now);
  if (plannedAt > until || plannedAt <= from) return false;
  return !others.some((other) => wasThereSince(other, plannedAt));
}

function wasThereSince({ checkInAt, checkOutAt }: AwaitedVisit, plannedAt: Date): boolean {
  return checkInAt !== null && (checkOutAt === null || checkOutAt > plannedAt);
}
