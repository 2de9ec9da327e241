import { defineEvent } from "#server/platform/outbox/events.ts";

/** Published while the rows are still there; what hangs on the profile goes in the same transaction. */
export const profileRemoved = defineEvent<{ profileId: number }>(
  "profile.removed",
  ({ profileId }) => `profile:${profileId}`,
);
