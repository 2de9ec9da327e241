import { defineEvent } from "#server/platform/outbox/events.ts";

/** Removed or archived: nobody can be asked to look after it from now on. */
export const petLeft = defineEvent<{ petId: number; profileId: number; userId: number }>(
  "pet.left",
  ({ petId }) => `pet:${petId}`,
);
