import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { dayMs } from "#contract/shared/durations.ts";

export type Activity = "activeToday" | "activeYesterday" | "activeThisWeek" | "activeThisMonth";

/** How lately somebody was here, no finer than it helps. Longer ago than a month is not worth a word. */
export function activityOf(lastActiveAt: string | undefined, now: Date): Activity | null {
  return activityOn(lastActiveAt, dayInAmsterdam(now));
}

/** The same where only the day is known. */
export function activityOn(lastActiveAt: string | undefined, today: string): Activity | null {
  if (!lastActiveAt) return null;
  const days = dayNumber(today) - dayNumber(dayInAmsterdam(new Date(lastActiveAt)));
  if (days <= 0) return "activeToday";
  if (days === 1) return "activeYesterday";
  if (days < 7) return "activeThisWeek";
  return days < 31 ? "activeThisMonth" : null;
}

function dayNumber(day: string): number {
  return Date.parse(day) / dayMs;
}
