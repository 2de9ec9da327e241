import { defineEvent } from "#server/platform/outbox/events.ts";

/** Its last day has passed, and sitters no longer see it. */
export const requestExpired = defineEvent<{ requestId: number; profileId: number; userId: number }>(
  "request.expired",
  ({ requestId }) => `request:${requestId}`,
);
