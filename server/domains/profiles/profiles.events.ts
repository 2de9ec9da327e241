import * as z from "zod";
import { id } from "#contract/shared/ids.ts";
import { defineEvent } from "#server/platform/outbox/events.ts";

/** Published while the rows are still there; what hangs on the profile goes in the same transaction. */
export const profileRemoved = defineEvent(
  "profile.removed",
  z.object({ profileId: id }),
  ({ profileId }) => `profile:${profileId}`,
);
