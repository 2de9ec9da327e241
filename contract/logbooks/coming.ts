/**
 * Whoever comes within two hours of a planned visit has come for that one; earlier or later it is one of its
 * own, or the one that they choose. Both sides and the queue on the device ask this function.
 */
export const plannedVisitMinutes = 120;

export type AwaitedVisit = {
  plannedAt?: Date | string | null | undefined;
  /** When somebody came for it, under either side's name; both absent: it is awaited. */
  checkInAt?: Date | null;
  checkInTime?: string | undefined;
};

/** Those that nobody has come for yet, the nearest first. */
function awaited<Visit extends AwaitedVisit>(visits: readonly Visit[], at: Date | string): Visit[] {
  return visits
    .filter(({ plannedAt, checkInAt, checkInTime }) => plannedAt && !checkInAt && !checkInTime)
    .toSorted(
      (one, other) => minutesBetween(one.plannedAt, at) - minutesBetween(other.plannedAt, at),
    );
}

function minutesBetween(plannedAt: AwaitedVisit["plannedAt"], at: Date | string): number {
  if (!plannedAt) return Number.POSITIVE_INFINITY;
  return Math.abs(new Date(plannedAt).getTime() - new Date(at).getTime()) / 60_000;
}

/** For which planned visit somebody who comes now has come; null: for none of them. */
export function visitToCheckInto<Visit extends AwaitedVisit>(
  visits: readonly Visit[],
  at: Date | string,
): Visit | null {
  const [nearest] = awaited(visits, at);
  return nearest && minutesBetween(nearest.plannedAt, at) <= plannedVisitMinutes ? nearest : null;
}

/** What to ask where none is that near: whether it is this one all the same. Null: there is none to ask of. */
export function visitToAskFor<Visit extends AwaitedVisit>(
  visits: readonly Visit[],
  at: Date | string,
): Visit | null {
  if (visitToCheckInto(visits, at)) return null;
  return awaited(visits, at)[0] ?? null;
}
