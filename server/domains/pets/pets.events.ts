import { defineEvent } from "#server/platform/outbox/events.ts";

/** Removed or archived: nobody can be asked to look after it from now on. */
export const petLeft = defineEvent<{ petId: number; profileId: number; userId: number }>(
  "pet.left",
  ({ petId }) => `pet:${petId}`,
);

/** Files go after their rows are gone for good: a rolled back transaction keeps its pictures. */
export const petImagesRemoved = defineEvent<{
  petId: number;
  images: { key: string; widths: number[] }[];
}>("pet.images-removed", ({ petId }) => `pet:${petId}`);
