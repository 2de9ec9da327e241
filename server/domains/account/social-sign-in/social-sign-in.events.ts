import * as z from "zod";
import { profileType } from "#contract/profiles.ts";
import { id } from "#contract/shared/ids.ts";
import { socialProvider } from "#contract/social-sign-in.ts";
import { defineEvent } from "#server/platform/outbox/events.ts";

/** A new account by Google, Facebook or Apple; its first profile is made in the same transaction. */
export const signedUpSocially = defineEvent(
  "account.signed-up-socially",
  z.object({ userId: id, profileType: profileType, invitation: z.string().optional() }),
  ({ userId }) => `user:${userId}`,
);

/** Somebody who says that they are this user has to show it by mail. */
export const socialLinkAsked = defineEvent(
  "account.social-link-asked",
  z.object({ userId: id, provider: socialProvider, subject: z.string() }),
  ({ userId }) => `user:${userId}`,
);
