/** A visit, as far as it says whether the sitter may write in the logbook. */
export type VisitTimes = { checkInTime?: unknown; checkOutTime?: unknown };

/** Why the sitter can't write in a logbook now. */
export const editCodes = ["cannotEditAfterCheckout", "checkInToEdit"] as const;
export type EditCode = (typeof editCodes)[number];

/**
 * A sitter writes while being there: a visit with both times is closed; when all are, it is too late, and
 * without an open one that was checked in to it is too early. Null: go ahead. Both sides ask this function;
 * the owner's notes and tasks are not bound by it.
 */
export function refusedEdit(visits: readonly VisitTimes[]): EditCode | null {
  if (visits.length > 0 && visits.every(isClosed)) return "cannotEditAfterCheckout";
  return visits.some(isOpen) ? null : "checkInToEdit";
}

/** Checked in, and not yet out. */
export function isOpen({ checkInTime, checkOutTime }: VisitTimes): boolean {
  return isThere(checkInTime) && !isThere(checkOutTime);
}

export function isClosed({ checkInTime, checkOutTime }: VisitTimes): boolean {
  return isThere(checkInTime) && isThere(checkOutTime);
}

function isThere(time: unknown): boolean {
  return time !== undefined && time !== null;
}
