import { type CarePeriod, visitsOf } from "#contract/bookings/price-estimate.ts";
import type { Progress } from "#contract/bookings.ts";
import { type EditCode, refusedEdit } from "#contract/logbooks/edit-rule.ts";
import { type Near, nearOf } from "#contract/logbooks/near.ts";
import type { ProfileType } from "#contract/profiles.ts";
import { type ServiceType, usualUnits } from "#contract/shared/care.ts";
import { hourMs } from "#contract/shared/durations.ts";

/** One visit, as far as rules need it; instants by the server's clock. */
export type VisitState = {
  id: number;
  plannedAt: Date | null;
  checkInAt: Date | null;
  checkOutAt: Date | null;
  /** Nobody said when it ended: a later check-in did. */
  isCheckOutAssumed: boolean;
};

export type PlannedVisit = { date: string; time: string };

/**
 * When the sitter is awaited: at each visit; by the day once a day; and once for all of a stay of nights,
 * where nobody comes and goes.
 */
export function plannedVisits(period: CarePeriod, serviceType: ServiceType | null): PlannedVisit[] {
  const isOneStay = serviceType !== null && usualUnits[serviceType] === "night";
  return isOneStay ? [{ date: period.startDate, time: period.time }] : visitsOf(period);
}

/**
 * What other days change: those that nobody has come for and that are no longer planned go, new ones come.
 * What was done stays, and is not planned again.
 */
export function replanned(
  visits: readonly VisitState[],
  planned: readonly Date[],
): { removedIds: number[]; added: Date[] } {
  const isPlanned = (at: Date | null) =>
    at !== null && planned.some((each) => each.getTime() === at.getTime());
  const removed = visits.filter(
    ({ plannedAt, checkInAt }) => checkInAt === null && plannedAt !== null && !isPlanned(plannedAt),
  );
  const added = planned.filter(
    (at) => !visits.some(({ plannedAt }) => plannedAt?.getTime() === at.getTime()),
  );
  return { removedIds: removed.map(({ id }) => id), added };
}

/** The visit that went on at a moment, however long ago. */
export function visitAt<Visit extends VisitState>(
  visits: readonly Visit[],
  at: Date,
): Visit | null {
  const going = visits.filter(
    ({ checkInAt, checkOutAt }) =>
      checkInAt !== null && checkInAt <= at && (checkOutAt === null || at <= checkOutAt),
  );
  return going.toSorted(latestCheckInFirst)[0] ?? null;
}

function latestCheckInFirst(one: VisitState, other: VisitState): number {
  return (other.checkInAt?.getTime() ?? 0) - (one.checkInAt?.getTime() ?? 0);
}

/** Why the sitter could not write then: the rule of editing, judged at the time it happened. */
export function refusedEditAt(visits: readonly VisitState[], at: Date): EditCode | null {
  if (visitAt(visits, at)) return null;
  return refusedEdit(
    visits.map(({ checkInAt, checkOutAt }) => ({
      checkInTime: checkInAt !== null && checkInAt <= at ? checkInAt : null,
      checkOutTime: checkOutAt !== null && checkOutAt < at ? checkOutAt : null,
    })),
  );
}

/** When the first visit after a moment began: nobody is in one house twice. */
export function nextCheckInAfter(visits: readonly VisitState[], at: Date): Date | null {
  const later = visits.flatMap(({ checkInAt }) => (checkInAt && checkInAt > at ? [checkInAt] : []));
  return later.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null;
}

/**
 * When a visit that is only heard of now has ended, until somebody says otherwise: when the next one began,
 * or when the booking was cancelled. Null: it goes on.
 */
export function assumedEnd(
  visits: readonly VisitState[],
  at: Date,
  { cancelledAt }: { cancelledAt: Date | null },
): Date | null {
  return nextCheckInAfter(visits, at) ?? cancelledAt;
}

export type ToldDistance = { distanceM: number | null; near: Near | null };

/**
 * What each side is told of where the sitter checked in. Nobody is told anything that was measured from an
 * address they may not know: the owner gets fifties of metres, the sitter who could make up coordinates
 * until three circles meet gets no number at all.
 */
export function toldOfDistance(
  meters: number | null,
  knowsAddress: Record<ProfileType, boolean>,
): ToldDistance {
  if (meters === null) return { distanceM: null, near: null };
  return {
    distanceM: knowsAddress.pet_owner ? Math.round(meters / 50) * 50 : null,
    near: knowsAddress.pet_sitter ? nearOf(meters) : null,
  };
}

/** A logbook holds so much, and no more: nobody reads further, and everything in it is counted. */
export function isFull(count: number, { adding, most }: { adding: number; most: number }): boolean {
  return adding > 0 && count + adding > most;
}

/** Whoever forgets to check out leaves with the stay, some hours after its end. */
const forgottenMs = 12 * hourMs;

/**
 * A stay that was called off while it ran: the animals are where they were. Until they are home the sitter
 * goes on to tell of doses, and of leaving; of nothing else.
 */
export function isHandedOverAt(
  { handoverUntil }: { handoverUntil: Date | null },
  at: Date,
): boolean {
  return handoverUntil !== null && at < handoverUntil;
}

/** Whether somebody who has checked in, and not out, is said to be there. */
export function isSaidToBeThere(
  {
    cancelledAt,
    completedAt,
    handoverUntil,
  }: { cancelledAt: Date | null; completedAt: Date | null; handoverUntil: Date | null },
  now: Date,
): boolean {
  if (cancelledAt) return isHandedOverAt({ handoverUntil }, now);
  return completedAt === null || now.getTime() - completedAt.getTime() < forgottenMs;
}

export function progressOf({
  hasCheckIn,
  isOver,
}: {
  hasCheckIn: boolean;
  /** The stay has ended, or was cancelled. */
  isOver: boolean;
}): Progress {
  if (isOver) return "completed";
  return hasCheckIn ? "in_progress" : "not_started";
}

/** Today; or a day to come whose first visit somebody has come for already, the evening before. */
export function lastDayBegun(
  days: readonly { date: string; done: number }[],
  today: string,
): string {
  const begun = days.findLast(({ date, done }) => done > 0 && date > today);
  return begun?.date ?? today;
}

/** The days to show when none is asked for: back from the newest, as many as fit, and at least one. */
export function daysToShow(
  days: readonly { date: string; visits: number }[],
  { until, most }: { until: string; most: number },
): string[] {
  const shown: string[] = [];
  let visits = 0;
  for (const day of days.toReversed()) {
    if (day.date > until || day.visits === 0) continue;
    visits += day.visits;
    if (shown.length > 0 && visits > most) break;
    shown.push(day.date);
  }
  return shown;
}
