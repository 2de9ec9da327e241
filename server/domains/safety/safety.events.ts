import * as z from "zod";
import { id } from "#contract/shared/ids.ts";
import { defineEvent } from "#server/platform/outbox/events.ts";

/** The stream of who did it. What a block puts an end to is changed in the same transaction. */
const ofUser = ({ userId }: { userId: number }) => `user:${userId}`;

export const userBlocked = defineEvent(
  "safety.user-blocked",
  z.object({
    userId: id,
    blockedUserId: id,
    /** All but the stay that goes on ends now, and that with its own end. */
    afterStay: z.boolean().optional(),
  }),
  ofUser,
);

export const userUnblocked = defineEvent(
  "safety.user-unblocked",
  z.object({ userId: id, blockedUserId: id }),
  ofUser,
);
