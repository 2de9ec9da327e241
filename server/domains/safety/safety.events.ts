import { defineEvent } from "#server/platform/outbox/events.ts";

/** The stream of who did it. What a block puts an end to is changed in the same transaction. */
const ofUser = ({ userId }: { userId: number }) => `user:${userId}`;

export const userBlocked = defineEvent<{ userId: number; blockedUserId: number }>(
  "safety.user-blocked",
  ofUser,
);

export const userUnblocked = defineEvent<{ userId: number; blockedUserId: number }>(
  "safety.user-unblocked",
  ofUser,
);
