import { defineEvent } from "#server/platform/outbox/events.ts";
import type { AskedPurpose } from "./access/account-access.rules.ts";

const ofUser = ({ userId }: { userId: number }) => `user:${userId}`;

export const userUpdated = defineEvent<{ userId: number }>("user.updated", ofUser);

/**
 * Published in the transaction that erases the user, while their rows are still there. A domain that
 * holds something of theirs subscribes with `onPublish` and erases or anonymises it.
 */
export const userDeleted = defineEvent<{ userId: number }>("user.deleted", ofUser);

export const sessionStarted = defineEvent<{
  userId: number;
  sessionId: number;
  device: string;
  isNewDevice: boolean;
}>("session.started", ofUser);

export const accessLinkAsked = defineEvent<{ email: string; purpose: AskedPurpose }>(
  "account.access-link-asked",
  ({ email }) => accessStream(email),
);

/** Apart from the user's own stream: whose address it is, if anybody's, is looked up later. */
export const accessStream = (email: string) => `access:${email.toLowerCase()}`;

/** For the first time: by the mail's link, or by any other link that was mailed there. */
export const emailConfirmed = defineEvent<{ userId: number }>("account.email-confirmed", ofUser);

export const emailChangeAsked = defineEvent<{ userId: number; isRepeat: boolean }>(
  "account.email-change-asked",
  ofUser,
);

export const emailChanged = defineEvent<{ userId: number; oldEmail: string }>(
  "account.email-changed",
  ofUser,
);

export const passwordChanged = defineEvent<{ userId: number; isFirst: boolean }>(
  "account.password-changed",
  ofUser,
);
