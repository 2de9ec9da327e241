import type { LogbookEntry, LogbookTask } from "#contract/logbooks/logbook-entries.ts";
import type { Logbook } from "#contract/logbooks.ts";
import { dayOf } from "../logbook-words.ts";

/** The day in the Netherlands that a visit belongs to: planned, or else the day of its check-in. */
export function dayOfEntry({ plannedAt, checkInTime }: LogbookEntry): string {
  const at = plannedAt ?? checkInTime;
  return at ? dayOf(at) : "";
}

/**
 * The latest page moves on as visits come. What has slipped out of it stays on the screen; what is no
 * longer among its own days was taken away.
 */
export function carriedOver(
  before: readonly LogbookEntry[],
  { earlierThan }: Pick<Logbook, "earlierThan">,
): LogbookEntry[] {
  if (earlierThan === undefined) return [];
  return before.filter((entry) => dayOfEntry(entry) < earlierThan);
}

/** After all times of a day. */
const anyTime = "24:00";

/** What is to be done on a day, and what suits any day: by time, then as the owner put them. */
export function tasksOf(tasks: readonly LogbookTask[], day: string): LogbookTask[] {
  return tasks
    .filter((task) => task.date === undefined || task.date === day)
    .sort((one, other) => (one.time ?? anyTime).localeCompare(other.time ?? anyTime));
}
