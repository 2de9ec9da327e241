import { isOpen, refusedEdit } from "#contract/logbooks/edit-rule.ts";
import type { LogbookEntry } from "#contract/logbooks/logbook-entries.ts";
import type { Logbook } from "#contract/logbooks.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";

/** What follows from the visits: whether one is in, may write, and comes again when. */
export function summed(changed: Logbook, before: Logbook): Logbook {
  const { checkedInAt: _in, nextVisitAt: _next, editCode: _code, ...rest } = changed;
  const open = changed.entries.find(isOpen);
  const next = changed.entries
    .filter(({ plannedAt, checkInTime }) => plannedAt && !checkInTime)
    .map(({ plannedAt = "" }) => plannedAt)
    .toSorted()[0];
  const editCode = refusedEdit(changed.entries);
  return {
    ...rest,
    ...(open?.checkInTime === undefined ? {} : { checkedInAt: open.checkInTime }),
    ...(next === undefined ? {} : { nextVisitAt: next }),
    ...(editCode === null ? {} : { editCode }),
    days: daysOf(changed, before),
  };
}

/** The days of visits that have changed, counted anew; of others no more is known than before. */
function daysOf(changed: Logbook, before: Logbook): Logbook["days"] {
  const visitsOf = (book: Logbook, date: string) =>
    book.entries.filter((entry) => dayOf(entry) === date);
  const isDone = ({ checkOutTime }: LogbookEntry) => checkOutTime !== undefined;
  const dates = new Set(changed.days.map(({ date }) => date));
  const added = changed.entries.map(dayOf).filter((date) => date && !dates.has(date));
  const days = [
    ...changed.days,
    ...[...new Set(added)].map((date) => ({ date, visits: 0, done: 0, isOpen: false })),
  ];
  return days
    .map((day) => {
      const now = visitsOf(changed, day.date);
      const then = visitsOf(before, day.date);
      return {
        ...day,
        visits: day.visits + now.length - then.length,
        done: day.done + now.filter(isDone).length - then.filter(isDone).length,
        isOpen: now.length > 0 ? now.some(isOpen) : day.isOpen,
      };
    })
    .toSorted((a, b) => a.date.localeCompare(b.date));
}

function dayOf({ plannedAt, checkInTime }: LogbookEntry): string {
  const at = plannedAt ?? checkInTime;
  return at === undefined ? "" : dayInAmsterdam(new Date(at));
}
