import type { Weekday } from "#contract/shared/care.ts";
import { type Week, weekdaysInOrder } from "./week.ts";

/** Three days in a row are said as 'from to'; fewer are named one by one. */
const shortestRun = 3;

export type DayRun = { from: Weekday; to: Weekday };

export function dayRuns(week: Week): DayRun[] {
  const runs: Weekday[][] = [];
  let open: Weekday[] | null = null;
  for (const day of weekdaysInOrder) {
    if (!week.some(({ weekday }) => weekday === day)) {
      open = null;
      continue;
    }
    if (!open) {
      open = [];
      runs.push(open);
    }
    open.push(day);
  }
  return runs.flatMap((run) =>
    run.length < shortestRun
      ? run.map((day) => ({ from: day, to: day }))
      : [{ from: run[0] ?? "MONDAY", to: run.at(-1) ?? "SUNDAY" }],
  );
}
