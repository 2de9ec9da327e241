import type { ProfileType } from "#contract/profiles.ts";
import type { SocialProvider } from "#contract/social-sign-in.ts";
import { defineEvent } from "#server/platform/outbox/events.ts";

/** A new account by Google, Facebook or Apple; its first profile is made in the same transaction. */
export const signedUpSocially = defineEvent<{ userId: number; profileType: ProfileType }>(
  "account.signed-up-socially",
  ({ userId }) => `user:${userId}`,
);

/** Somebody who says that they are this user has to show it by mail. */
export const socialLinkAsked = defineEvent<{
  userId: number;
  provider: SocialProvider;
  subject: string;
}>("account.social-link-asked", ({ userId }) => `user:${userId}`);
