import { hourMs } from "#contract/shared/durations.ts";

/** To the hour: strangers needn't know when exactly somebody was at their screen. */
export function publicActivity(at: Date): Date {
  return new Date(Math.floor(at.getTime() / hourMs) * hourMs);
}
