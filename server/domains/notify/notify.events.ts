import * as z from "zod";
import { id } from "#contract/shared/ids.ts";
import { defineEvent } from "#server/platform/outbox/events.ts";

/** There is a new one, or it was read: what is open in other windows shows it. */
export const notificationChanged = defineEvent(
  "notifications.changed",
  z.object({ userId: id, notificationId: id }),
  // One stream a user, which is forgotten together with them.
  ({ userId }) => `user:${userId}`,
);

/** What waits for somebody may be more or less than before; how much is counted when it is told. */
export const countsChanged = defineEvent(
  "notifications.counts-changed",
  z.object({ userId: id }),
  ({ userId }) => `user:${userId}`,
);
