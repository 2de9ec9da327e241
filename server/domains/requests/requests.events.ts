import { defineEvent } from "#server/platform/outbox/events.ts";

/** Its last day has passed, and sitters no longer see it. */
export const requestExpired = defineEvent<{ requestId: number; profileId: number; userId: number }>(
  "request.expired",
  ({ requestId }) => `request:${requestId}`,
);

/** Files go after their rows are gone for good: a rolled back transaction keeps its picture. */
export const requestImageRemoved = defineEvent<{
  requestId: number;
  image: { key: string; widths: number[] };
}>("request.image-removed", ({ requestId }) => `request:${requestId}`);
