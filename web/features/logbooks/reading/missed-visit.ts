import type { LogbookEntry } from "#contract/logbooks/logbook-entries.ts";
import type { Logbook } from "#contract/logbooks.ts";
import { dayOf } from "../logbook-words.ts";
import { missedVisitMinutes } from "../visit/limits.ts";

/**
 * The visit of today that nobody has come for an hour after it was planned, the latest if there are two. Not
 * when somebody has been there since, by whichever visit they checked in: the server tells by the same rule.
 */
export function missedVisitOf(
  { entries, isCancelled }: Pick<Logbook, "entries" | "isCancelled">,
  now: Date,
): { plannedAt: string } | null {
  if (isCancelled) return null;
  const today = dayOf(now.toISOString());
  const lateFrom = now.getTime() - missedVisitMinutes * 60_000;
  const missed = entries.filter(
    ({ plannedAt, checkInTime }) =>
      plannedAt !== undefined &&
      !checkInTime &&
      dayOf(plannedAt) === today &&
      Date.parse(plannedAt) <= lateFrom &&
      !entries.some((other) => wasThereSince(other, plannedAt)),
  );
  const plannedAt = missed
    .map(({ plannedAt: at = "" }) => at)
    .toSorted()
    .at(-1);
  return plannedAt === undefined ? null : { plannedAt };
}

function wasThereSince({ checkInTime, checkOutTime }: LogbookEntry, plannedAt: string): boolean {
  if (checkInTime === undefined) return false;
  return checkOutTime === undefined || Date.parse(checkOutTime) > Date.parse(plannedAt);
}
