import type { LogbookTask } from "#contract/logbooks/logbook-entries.ts";
import { dayOf } from "../../logbook-words.ts";

/**
 * Which of the owner's tasks are of use now: today's, those of no day, and what was left from earlier days;
 * then what is to come. Done ones stay for the day, so that they can be taken back.
 */
export function shownTasks(tasks: readonly LogbookTask[], today: string): LogbookTask[] {
  return tasks
    .filter(({ doneAt }) => doneAt === undefined || dayOf(doneAt) === today)
    .toSorted((a, b) => orderOf(a, today).localeCompare(orderOf(b, today)));
}

/** What still has to be done today. */
export function openTasks(tasks: readonly LogbookTask[], today: string): LogbookTask[] {
  return tasks.filter(
    ({ doneAt, date }) => doneAt === undefined && (date === undefined || date <= today),
  );
}

/** By day and time; what has no time comes after what has. */
function orderOf({ date, time = "99" }: LogbookTask, today: string): string {
  return `${date && date > today ? date : today} ${time}`;
}
