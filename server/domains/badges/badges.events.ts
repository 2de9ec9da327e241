import * as z from "zod";
import { badgeName } from "#contract/badges/badge-entities.ts";
import { id } from "#contract/shared/ids.ts";
import { defineEvent } from "#server/platform/outbox/events.ts";

/** All that were earned at once; each is in one such event and never in another. */
export const badgesEarned = defineEvent(
  "badges.earned",
  z.object({ profileId: id, names: z.array(badgeName) }),
  ({ profileId }) => `profile:${profileId}`,
);
export type BadgesEarned = Parameters<typeof badgesEarned>[0];
