import { and, lt, not, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { retentionDays } from "#contract/privacy/retention.ts";
import { secondFactorSetups } from "../schema/access/second-factors.ts";
import { knownDevices, loginFailures } from "../schema/account.ts";
import { oneTimeTokens } from "../schema/one-time-tokens.ts";
import { sessions } from "../schema/sessions.ts";
import { socialLinkRequests, socialSignIns } from "../schema/social-accounts.ts";
import { type Keep, personal, plain, type Register, secret, withAccount } from "./entries.ts";

const days = retentionDays.traces;

/** Links and codes: since they were used, or were of no use any more. */
const linkKept = (link: { usedAt: PgColumn; expiresAt: PgColumn }): Keep => ({
  as: "purged",
  days,
  since: "it was used or ran out",
  isOver: (before) =>
    sql`coalesce(${link.usedAt}, ${link.expiresAt}) < ${before.toISOString()}::timestamptz`,
});

/** Somebody may stay logged in for years without logging in again. */
const isInUse = sql`exists (
  select 1 from ${sessions}
  where ${sessions.userId} = ${knownDevices.userId} and ${sessions.device} = ${knownDevices.device})`;

export const accountEntries = {
  users: {
    row: "somebody who can log in",
    why: "account",
    keep: withAccount,
    people: { user: { user: "id" } },
    columns: {
      id: plain,
      email: personal("user"),
      pendingEmail: personal("user"),
      role: plain,
      signupMethod: plain,
      preferredLocale: personal("user"),
      firstName: personal("user"),
      lastName: personal("user"),
      phone: personal("user"),
      birthOn: personal("user"),
      gender: personal("user"),
      passwordHash: secret("user"),
      emailVerifiedAt: personal("user", {
        keep: {
          as: "erased",
          period: `an account that was never confirmed goes after ${retentionDays.unconfirmedAccount} days`,
          job: "account.forget-unconfirmed",
        },
      }),
      registrationStep: plain,
      registrationStepAt: plain,
      registrationRemindedAt: plain,
      termsAcceptedAt: personal("user"),
      termsVersion: plain,
      reachedRegistrationEnd: plain,
      lastUsedProfileType: personal("user"),
      lastActiveAt: personal("user"),
      bannedAt: personal("user", { why: "safety" }),
      banReason: personal("user", { why: "safety" }),
      deletionAskedAt: personal("user"),
      createdAt: personal("user"),
    },
  },
  knownDevices: {
    row: "a browser that somebody logged in with",
    why: "security",
    keep: {
      as: "purged",
      days,
      since: "somebody last logged in with it, unless they still are",
      isOver: (before) => and(lt(knownDevices.lastUsedAt, before), not(isInUse)),
    },
    people: { user: { user: "userId" } },
    columns: {
      userId: plain,
      device: personal("user"),
      createdAt: personal("user"),
      lastUsedAt: personal("user"),
    },
  },
  loginFailures: {
    row: "wrong passwords in a row for an address",
    why: "security",
    keep: {
      as: "purged",
      days,
      since: "the last one",
      isOver: (before) => lt(loginFailures.lastFailedAt, before),
    },
    people: { user: { email: "email" } },
    columns: {
      email: personal("user"),
      failures: personal("user"),
      lastFailedAt: personal("user"),
      blockedUntil: personal("user"),
    },
  },
  sessions: {
    row: "a browser in which somebody is logged in",
    why: "account",
    keep: {
      as: "purged",
      days,
      since: "it was last used; at once when they log out",
      isOver: (before) => sql`${sessions.lastUsedAt} <= ${before.toISOString()}::timestamptz`,
    },
    people: { user: { user: "userId" } },
    columns: {
      id: plain,
      userId: plain,
      tokenHash: secret("user"),
      device: personal("user"),
      createdAt: personal("user"),
      lastUsedAt: personal("user"),
    },
  },
  oneTimeTokens: {
    row: "a link or a code of a mail",
    why: "account",
    keep: linkKept(oneTimeTokens),
    people: { user: { user: "userId" } },
    columns: {
      id: plain,
      userId: plain,
      purpose: plain,
      tokenHash: secret("user"),
      email: personal("user"),
      createdAt: personal("user"),
      expiresAt: plain,
      usedAt: personal("user"),
      sessionId: plain,
      attempts: plain,
    },
  },
  secondFactors: {
    row: "that somebody logs in with two steps",
    why: "security",
    keep: { as: "theirs", until: "it is switched off, or the account is deleted" },
    people: { user: { user: "userId" } },
    columns: {
      userId: plain,
      keyId: plain,
      encrypted: secret("user"),
      lastStep: plain,
      createdAt: personal("user"),
      failures: personal("user"),
      lastFailedAt: personal("user"),
      blockedUntil: personal("user"),
    },
  },
  secondFactorSetups: {
    row: "a second step that somebody began to switch on",
    why: "security",
    keep: {
      as: "purged",
      days: 1,
      since: "it was begun; at once when it is switched on",
      isOver: (before) => lt(secondFactorSetups.createdAt, before),
    },
    people: { user: { user: "userId" } },
    columns: {
      userId: plain,
      keyId: plain,
      encrypted: secret("user"),
      createdAt: personal("user"),
    },
  },
  recoveryCodes: {
    row: "a code for when the phone is lost, as a hash",
    why: "security",
    keep: { as: "theirs", until: "it is used or replaced, or the account is deleted" },
    people: { user: { user: "userId" } },
    columns: { id: plain, userId: plain, codeHash: secret("user") },
  },
  socialAccounts: {
    row: "a provider through which somebody may log in",
    why: "account",
    keep: withAccount,
    people: { user: { user: "userId" } },
    columns: {
      id: plain,
      userId: plain,
      provider: personal("user"),
      subject: personal("user"),
      createdAt: personal("user"),
    },
  },
  socialSignIns: {
    row: "somebody who is at a provider's to log in",
    why: "account",
    keep: {
      as: "purged",
      days,
      since: "it ran out",
      isOver: (before) => lt(socialSignIns.expiresAt, before),
    },
    people: { visitor: null },
    columns: {
      stateHash: secret("visitor"),
      provider: plain,
      browserHash: secret("visitor"),
      nonce: secret("visitor"),
      codeVerifier: secret("visitor"),
      redirectTo: plain,
      profileType: plain,
      invitation: plain,
      locale: plain,
      firstName: personal("visitor"),
      lastName: personal("visitor"),
      createdAt: plain,
      expiresAt: plain,
    },
  },
  socialLinkRequests: {
    row: "a provider that waits for somebody's yes",
    why: "account",
    keep: linkKept(socialLinkRequests),
    people: { user: { user: "userId" } },
    columns: {
      id: plain,
      userId: plain,
      provider: personal("user"),
      subject: personal("user"),
      tokenHash: secret("user"),
      email: personal("user"),
      createdAt: personal("user"),
      expiresAt: plain,
      usedAt: personal("user"),
    },
  },
  banAppeals: {
    row: "what somebody wrote against a ban",
    why: "safety",
    keep: withAccount,
    people: { user: { user: "userId" } },
    columns: {
      id: plain,
      userId: plain,
      bannedAt: personal("user"),
      banReason: personal("user"),
      text: personal("user", {
        keep: {
          as: "erased",
          period: `${retentionDays.banAppeal} days after the decision`,
          job: "account.erase-appeals",
        },
      }),
      outcome: personal("user"),
      statement: personal("user"),
      decidedAt: personal("user"),
      createdAt: personal("user"),
    },
  },
  bannedAddresses: {
    row: "the address of somebody who was banned and left, as a keyed hash",
    why: "safety",
    keep: {
      as: "theirs",
      until: "the ban is lifted",
    },
    people: { visitor: null },
    columns: { addressHash: secret("visitor"), createdAt: plain },
  },
} as const satisfies Pick<
  Register,
  | "users"
  | "knownDevices"
  | "loginFailures"
  | "sessions"
  | "oneTimeTokens"
  | "secondFactors"
  | "secondFactorSetups"
  | "recoveryCodes"
  | "socialAccounts"
  | "socialSignIns"
  | "socialLinkRequests"
  | "banAppeals"
  | "bannedAddresses"
>;
