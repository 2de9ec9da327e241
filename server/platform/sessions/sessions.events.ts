import { defineEvent } from "../outbox/events.ts";

export const sessionEnded = defineEvent<{ sessionId: number }>(
  "session.ended",
  ({ sessionId }) => `session:${sessionId}`,
);

/** Somebody is here; told every few minutes while they are, for what must never be behind. */
export const userSeen = defineEvent<{ userId: number; at: Date }>(
  "user.seen",
  ({ userId }) => `user:${userId}`,
);
