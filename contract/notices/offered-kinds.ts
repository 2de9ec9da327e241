import type { NotificationKind } from "../notifications.ts";

/**
 * What people choose of on the page of their preferences: kinds of which they are told something. A test
 * holds it to the domains' tables of notices, so that there is no switch that does nothing, and none lacks.
 */
export const offeredKinds = [
  "messages",
  "bookings",
  "logbook",
  "reviews",
  "alerts",
  "reminders",
] as const satisfies readonly NotificationKind[];
