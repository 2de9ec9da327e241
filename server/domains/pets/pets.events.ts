import * as z from "zod";
import { id } from "#contract/shared/ids.ts";
import { defineEvent } from "#server/platform/outbox/events.ts";

/** Removed or archived: nobody can be asked to look after it from now on. */
export const petLeft = defineEvent(
  "pet.left",
  z.object({ petId: id, profileId: id, userId: id }),
  ({ petId }) => `pet:${petId}`,
);
