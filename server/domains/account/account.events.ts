import { defineEvent } from "#server/platform/outbox/events.ts";
import type { LinkPurpose } from "./account-access.rules.ts";

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

export const accessLinkAsked = defineEvent<{ email: string; purpose: LinkPurpose }>(
  "account.access-link-asked",
  ({ email }) => `access:${email.toLowerCase()}`,
);
