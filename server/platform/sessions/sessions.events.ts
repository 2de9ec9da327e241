import * as z from "zod";
import { id } from "#contract/shared/ids.ts";
import { defineEvent, instant } from "../outbox/events.ts";

export const sessionEnded = defineEvent(
  "session.ended",
  z.object({ sessionId: id }),
  ({ sessionId }) => `session:${sessionId}`,
);

/**
 * Somebody is here; told every few minutes while they are, for what must never be behind. The first to
 * hear of it writes the user's row.
 */
export const userSeen = defineEvent(
  "user.seen",
  z.object({ userId: id, at: instant }),
  ({ userId }) => `user:${userId}`,
);
