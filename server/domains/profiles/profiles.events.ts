import { defineEvent } from "#server/platform/outbox/events.ts";

/** Published while the rows are still there; what hangs on the profile goes in the same transaction. */
export const profileRemoved = defineEvent<{ profileId: number }>(
  "profile.removed",
  ({ profileId }) => `profile:${profileId}`,
);

/** Files go after their rows are gone for good: a rolled back transaction keeps its pictures. */
export const profileImagesRemoved = defineEvent<{
  profileId: number;
  images: { key: string; widths: number[] }[];
}>("profile.images-removed", ({ profileId }) => `profile:${profileId}`);
