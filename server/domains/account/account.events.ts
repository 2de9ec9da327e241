import * as z from "zod";
import { tokenEvents } from "#contract/privacy/tokens.ts";
import { id } from "#contract/shared/ids.ts";
import { defineEvent } from "#server/platform/outbox/events.ts";
import { askedPurposes } from "./access/account-access.rules.ts";

const ofUser = ({ userId }: { userId: number }) => `user:${userId}`;

export const userUpdated = defineEvent("user.updated", z.object({ userId: id }), ofUser);

/**
 * Published in the transaction that erases the user, while their rows are still there. A domain that
 * holds something of theirs subscribes with `onPublish` and erases or anonymises it.
 */
export const userDeleted = defineEvent("user.deleted", z.object({ userId: id }), ofUser);

/**
 * Published in the transaction in which an account that has to wait for a stay is asked to go, and when that
 * is taken back. What is not to begin or to be found any more subscribes with `onPublish`.
 */
export const userLeaving = defineEvent("account.user-leaving", z.object({ userId: id }), ofUser);
export const userStaying = defineEvent("account.user-staying", z.object({ userId: id }), ofUser);

/**
 * Published in the transaction that bans somebody, or lifts it. What must not be behind, such as rooms
 * that close, subscribes with `onPublish`.
 */
export const userBanned = defineEvent("account.user-banned", z.object({ userId: id }), ofUser);
export const userUnbanned = defineEvent(
  "account.user-unbanned",
  // By an appeal, whose statement they are told.
  z.object({ userId: id, appealId: id.optional() }),
  ofUser,
);

/** What was handed out before ends by this: domains that have such a thing subscribe with `onPublish`. */
export const tokensEnded = defineEvent(
  "account.tokens-ended",
  z.object({ userId: id, by: z.enum(tokenEvents) }),
  ofUser,
);

/** Somebody looked again, and the ban stays. */
export const banAppealUpheld = defineEvent(
  "account.ban-appeal-upheld",
  z.object({ userId: id, appealId: id }),
  ofUser,
);

export const sessionStarted = defineEvent(
  "session.started",
  z.object({ userId: id, sessionId: id, device: z.string(), isNewDevice: z.boolean() }),
  ofUser,
);

export const secondFactorChanges = ["on", "replaced", "off", "newCodes"] as const;
export type SecondFactorChange = (typeof secondFactorChanges)[number];

/** What somebody should hear of, as it may not have been them. */
export const secondFactorChanged = defineEvent(
  "account.second-factor-changed",
  z.object({ userId: id, change: z.enum(secondFactorChanges) }),
  ofUser,
);

export const recoveryCodeUsed = defineEvent(
  "account.recovery-code-used",
  z.object({ userId: id }),
  ofUser,
);

export const accessLinkAsked = defineEvent(
  "account.access-link-asked",
  z.object({ email: z.string(), purpose: z.enum(askedPurposes) }),
  ({ email }) => accessStream(email),
);

/** Apart from the user's own stream: whose address it is, if anybody's, is looked up later. */
export const accessStream = (email: string) => `access:${email.toLowerCase()}`;

/** For the first time: by the mail's link, or by any other link that was mailed there. */
export const emailConfirmed = defineEvent(
  "account.email-confirmed",
  z.object({ userId: id }),
  ofUser,
);

export const emailChangeAsked = defineEvent(
  "account.email-change-asked",
  z.object({ userId: id, isRepeat: z.boolean() }),
  ofUser,
);

export const emailChanged = defineEvent(
  "account.email-changed",
  z.object({ userId: id, oldEmail: z.string() }),
  ofUser,
);

export const passwordChanged = defineEvent(
  "account.password-changed",
  z.object({ userId: id, isFirst: z.boolean() }),
  ofUser,
);
