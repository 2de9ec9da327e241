import { defineEvent } from "#server/platform/outbox/events.ts";

export const userUpdated = defineEvent<{ userId: number }>(
  "user.updated",
  ({ userId }) => `user:${userId}`,
);

export const sessionStarted = defineEvent<{
  userId: number;
  sessionId: number;
  device: string;
  isNewDevice: boolean;
}>("session.started", ({ userId }) => `user:${userId}`);
