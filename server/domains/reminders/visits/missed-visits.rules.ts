import { isDue, spanAfter } from "../reminders.rules.ts";

/*
  A quarter of an hour after a visit was to begin and nobody has checked in, the sitter is asked; after an
  hour the owner is told too. Not if somebody has been in the house since it was to begin, or is there now,
  by whichever visit they checked in.
*/
export type AwaitedVisit = {
  plannedAt: Date | null;
  checkInAt: Date | null;
  checkOutAt: Date | null;
  /** When it was planned. */
  createdAt: Date;
};

export function dueMissed(
  cause: "visitLate" | "visitMissed",
  { plannedAt, checkInAt, createdAt }: AwaitedVisit,
  others: readonly Omit<AwaitedVisit, "createdAt">[],
  now: Date,
): Date | null {
  if (!plannedAt || checkInAt) return null;
  const dueAt = spanAfter(cause, plannedAt);
  if (!isDue(cause, { dueAt, knownAt: createdAt }, now)) return null;
  return others.some((other) => wasThereSince(other, plannedAt)) ? null : dueAt;
}

function wasThereSince(
  { checkInAt, checkOutAt }: Pick<AwaitedVisit, "checkInAt" | "checkOutAt">,
  plannedAt: Date,
): boolean {
  return checkInAt !== null && (checkOutAt === null || checkOutAt > plannedAt);
}
