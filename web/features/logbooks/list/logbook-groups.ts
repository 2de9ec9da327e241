import type { LogbookListItem } from "#contract/logbooks.ts";

export type LogbookGroups = Record<"running" | "upcoming" | "past", LogbookListItem[]>;

/** What goes on first, then what comes, the soonest first, and what was, the latest first. */
export function groupLogbooks(logbooks: readonly LogbookListItem[], today: string): LogbookGroups {
  const groups: LogbookGroups = { running: [], upcoming: [], past: [] };
  for (const logbook of logbooks) groups[groupOf(logbook, today)].push(logbook);
  return {
    running: groups.running.sort(
      (one, other) =>
        Number(isThere(other)) - Number(isThere(one)) ||
        (one.nextVisitAt ?? never).localeCompare(other.nextVisitAt ?? never) ||
        one.id - other.id,
    ),
    upcoming: groups.upcoming.sort(
      (one, other) => one.startDate.localeCompare(other.startDate) || one.id - other.id,
    ),
    past: groups.past.sort(
      (one, other) => other.endDate.localeCompare(one.endDate) || other.id - one.id,
    ),
  };
}

/** After every visit. */
const never = "9999";

const isThere = ({ checkedInAt }: LogbookListItem) => checkedInAt !== undefined;

function groupOf(logbook: LogbookListItem, today: string): keyof LogbookGroups {
  const { status, isCancelled, startDate } = logbook;
  if (isCancelled || status === "completed") return "past";
  if (isThere(logbook) || status === "in_progress") return "running";
  return startDate <= today ? "running" : "upcoming";
}
