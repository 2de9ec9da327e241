import type { ActivityKind } from "./logbook-entries.ts";

/**
 * A second dose within two hours, or a second meal within ten minutes, is asked about before it is written:
 * two people care, or one pressed twice. Both sides ask this function.
 */
export const againMinutes: Partial<Record<ActivityKind, number>> = { medication: 120, fed: 10 };

type Done = { kind: ActivityKind; petId?: number | null | undefined; doneAt: Date | string };
type Doing = { kind: ActivityKind; petId?: number | undefined; at: Date | string };

/**
 * What was done shortly before, or after where this comes late: the nearest. Null: nobody need be asked. What
 * is said of no animal may have been this one's.
 */
export function doneShortlyBefore<One extends Done>(
  done: readonly One[],
  { kind, petId, at }: Doing,
): One | null {
  const within = againMinutes[kind];
  if (within === undefined) return null;
  const apart = ({ doneAt }: Done) =>
    Math.abs(new Date(doneAt).getTime() - new Date(at).getTime()) / 60_000;
  const same = done.filter(
    (one) =>
      one.kind === kind &&
      (petId === undefined || one.petId == null || one.petId === petId) &&
      apart(one) < within,
  );
  return same.toSorted((one, other) => apart(one) - apart(other))[0] ?? null;
}
