import { defineJob } from "#server/platform/jobs/jobs.ts";

/** One calendar; somebody who has just added it waits for this. */
export const readCalendarJob = defineJob<{ calendarId: number }>("bookings.read-calendar", {
  isOnce: true,
  pollSeconds: 5,
  // Those who wrote them have servers of every kind: one that doesn't answer keeps one hand busy.
  isApart: true,
  // It comes back every hour by itself.
  retries: 1,
});

/** All whose time has come. */
export const calendarsDueJob = defineJob<Record<string, never>>("bookings.calendars-due");
