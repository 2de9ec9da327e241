import { defineEvent } from "../outbox/events.ts";

export const sessionEnded = defineEvent<{ sessionId: number }>(
  "session.ended",
  ({ sessionId }) => `session:${sessionId}`,
);

/**
 * Somebody is here; told every few minutes while they are, for what must never be behind. The first to
 * hear of it writes the user's row.
 */
export const userSeen = defineEvent<{ userId: number; at: Date }>(
  "user.seen",
  ({ userId }) => `user:${userId}`,
);
