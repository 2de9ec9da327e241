import { parseDate } from "@internationalized/date";
import type { Frequency } from "#contract/notices/alerts.ts";
import { clockAt, instantOf } from "#server/platform/amsterdam-time.ts";

const digestTime = "17:00";
const friday = 5;

/** The first five o'clock in Amsterdam after an instant; weekly, that of a Friday. */
export function nextDigestAt(frequency: Frequency, after: Date): Date {
  let day = parseDate(clockAt(after).date);
  for (;;) {
    const at = instantOf(day.toString(), digestTime);
    const isDay = frequency === "daily" || day.toDate("UTC").getUTCDay() === friday;
    if (isDay && at > after) return at;
    day = day.add({ days: 1 });
  }
}
