import { dayMs } from "#contract/shared/durations.ts";

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMs);
}

/** A day on the calendar, so many days after the given one. */
export function dayFrom(today: string, days: number): string {
  return new Date(Date.parse(today) + days * dayMs).toISOString().slice(0, 10);
}

/** A birthday of somebody who is this old today; `share` of a year since the last one. */
export function birthDay(today: string, age: number, share: number): string {
  return dayFrom(today, -Math.floor(age * 365.25 + share * 363 + 1));
}
