import { and, lt, not, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { retentionDays } from "#contract/privacy/retention.ts";
import { secondFactorSetups } from "../schema/access/second-factors.ts";
import { knownDevices, loginFailures } from "../schema/account.ts";
import { oneTimeTokens } from "../schema/one-time-tokens.ts";
import { sessions } from "../schema/sessions.ts";
import { socialLinkRequests, socialSignIns } from "../schema/social-accounts.ts";
import { entries, erased, ofAccount, personal, purged, until, withAccount } from "./entries.ts";

const days = retentionDays.traces;

/** Links and codes: since they were used, or were of no use any more. */
const linkKept = ({ usedAt, expiresAt }: { usedAt: PgColumn; expiresAt: PgColumn }) =>
  purged(
    days,
    "it was used or ran out",
    (before) => sql`coalesce(${usedAt}, ${expiresAt}) < ${before.toISOString()}::timestamptz`,
  );

/** Somebody may stay logged in for years without logging in again. */
const isInUse = sql`exists (
  select 1 from ${sessions}
  where ${sessions.userId} = ${knownDevices.userId} and ${sessions.device} = ${knownDevices.device})`;

export const accountEntries = entries({
  users: {
    row: "somebody who can log in",
    why: "account",
    keep: withAccount,
    people: { user: { user: "id" } },
    theirs: [
      "email pendingEmail preferredLocale firstName lastName phone birthOn gender",
      "lastUsedProfileType",
    ],
    secret: "passwordHash",
    plain: [
      "role signupMethod registrationStep registrationStepAt registrationRemindedAt termsVersion",
    ],
    but: {
      emailVerifiedAt: personal("user", {
        keep: erased(
          `an account that was never confirmed goes after ${retentionDays.unconfirmedAccount} days`,
          "account.forget-unconfirmed",
        ),
      }),
      bannedAt: personal("user", { why: "safety" }),
      banReason: personal("user", { why: "safety" }),
    },
  },
  knownDevices: {
    row: "a browser that somebody logged in with",
    why: "security",
    keep: purged(days, "somebody last logged in with it, unless they still are", (before) =>
      and(lt(knownDevices.lastUsedAt, before), not(isInUse)),
    ),
    people: { user: { user: "userId" } },
    theirs: "device",
  },
  loginFailures: {
    row: "wrong passwords in a row for an address",
    why: "security",
    keep: purged(days, "the last one", (before) => lt(loginFailures.lastFailedAt, before)),
    people: { user: { email: "email" } },
    theirs: "email failures",
  },
  sessions: {
    row: "a browser in which somebody is logged in",
    why: "account",
    keep: purged(
      days,
      "it was last used; at once when they log out",
      (before) => sql`${sessions.lastUsedAt} <= ${before.toISOString()}::timestamptz`,
    ),
    people: { user: { user: "userId" } },
    theirs: "device",
    secret: "tokenHash",
  },
  oneTimeTokens: {
    row: "a link or a code of a mail",
    why: "account",
    keep: linkKept(oneTimeTokens),
    people: { user: { user: "userId" } },
    theirs: "email",
    secret: "tokenHash",
    plain: "purpose expiresAt attempts",
  },
  secondFactors: {
    row: "that somebody logs in with two steps",
    why: "security",
    keep: until("it is switched off, or the account is deleted"),
    people: { user: { user: "userId" } },
    theirs: "failures",
    secret: "encrypted",
    plain: "keyId lastStep",
  },
  secondFactorSetups: {
    row: "a second step that somebody began to switch on",
    why: "security",
    keep: purged(1, "it was begun; at once when it is switched on", (before) =>
      lt(secondFactorSetups.createdAt, before),
    ),
    people: { user: { user: "userId" } },
    secret: "encrypted",
    plain: "keyId",
  },
  recoveryCodes: {
    row: "a code for when the phone is lost, as a hash",
    why: "security",
    keep: until("it is used or replaced, or the account is deleted"),
    people: { user: { user: "userId" } },
    secret: "codeHash",
  },
  socialAccounts: {
    row: "a provider through which somebody may log in",
    why: "account",
    ...ofAccount,
    theirs: "provider subject",
  },
  socialSignIns: {
    row: "somebody who is at a provider's to log in",
    why: "account",
    keep: purged(days, "it ran out", (before) => lt(socialSignIns.expiresAt, before)),
    people: { visitor: null },
    theirs: "firstName lastName",
    secret: "stateHash browserHash nonce codeVerifier",
    plain: "provider redirectTo profileType invitation locale createdAt expiresAt",
  },
  socialLinkRequests: {
    row: "a provider that waits for somebody's yes",
    why: "account",
    keep: linkKept(socialLinkRequests),
    people: { user: { user: "userId" } },
    theirs: "provider subject email",
    secret: "tokenHash",
    plain: "expiresAt",
  },
  banAppeals: {
    row: "what somebody wrote against a ban",
    why: "safety",
    ...ofAccount,
    theirs: "banReason outcome statement",
    but: {
      text: personal("user", {
        keep: erased(`${retentionDays.banAppeal} days after the decision`, "account.erase-appeals"),
      }),
    },
  },
  bannedAddresses: {
    row: "the address of somebody who was banned and left, as a keyed hash",
    why: "safety",
    keep: until("the ban is lifted"),
    people: { visitor: null },
    secret: "addressHash",
    plain: "createdAt",
  },
});
