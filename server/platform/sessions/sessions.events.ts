import { defineEvent } from "../outbox/events.ts";

export const sessionEnded = defineEvent<{ sessionId: number }>(
  "session.ended",
  ({ sessionId }) => `session:${sessionId}`,
);
