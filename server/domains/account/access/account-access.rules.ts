import { tokens } from "#contract/privacy/tokens.ts";

/**
 * Links in mails work once and not for long. Somebody who guesses passwords for one address has to
 * wait after the fifth wrong one within a quarter of an hour, longer each time; the right password
 * clears the slate.
 */
const minute = 60_000;
const hour = 60 * minute;

/** Links that anybody may ask for, for any address. */
export const askedPurposes = ["confirm_email", "reset_password", "login"] as const;
export type AskedPurpose = (typeof askedPurposes)[number];
export type LinkPurpose = AskedPurpose | "change_email" | "continue";

/** Of the link to choose a first password, for whom an administrator made an account. */
export const invitationLifetimeMs = 48 * hour;

export const linkLifetimeMs: Record<LinkPurpose, number> = {
  confirm_email: tokens.confirm_email.lastsMs,
  change_email: tokens.change_email.lastsMs,
  reset_password: tokens.reset_password.lastsMs,
  login: tokens.login.lastsMs,
  continue: tokens.continue.lastsMs,
};

const newcomerForMs = 10 * minute;
type Newcomer = { emailVerifiedAt: Date | null; createdAt: Date };

/** Their account was made a moment ago, and nobody has used it yet: the form may come a second time. */
export function isNewcomer({ emailVerifiedAt, createdAt }: Newcomer, now: Date): boolean {
  return emailVerifiedAt === null && now.getTime() - createdAt.getTime() < newcomerForMs;
}

export type Link = { email: string; expiresAt: Date; usedAt: Date | null };

/**
 * A link is dead once used, when it has run out, and when the address that it is about is another by
 * now: the user's own, or the one that they asked to change to and have since thought better of.
 */
export function isLinkAlive(link: Link, email: string | null, now: Date): boolean {
  return (
    link.usedAt === null &&
    now < link.expiresAt &&
    link.email.toLowerCase() === email?.toLowerCase()
  );
}

export type Failures = { failures: number; lastFailedAt: Date; blockedUntil: Date | null };

const failuresForgottenAfterMs = 15 * minute;
const freeFailures = 5;
const longestBlockMs = hour;

export type Attempt =
  | { allowed: false; waitMs: number }
  /** What to keep unless the password turns out to be right. */
  | { allowed: true; ifWrong: Failures };

/** Counted before the password is looked at: attempts that arrive together can't slip through. */
export function attemptLogin(before: Failures | null, now: Date): Attempt {
  // From a clock that was put ahead, and back since: it counts, and nobody waits for it.
  const isAhead = before !== null && before.lastFailedAt > now;
  if (before?.blockedUntil && now < before.blockedUntil && !isAhead) {
    return { allowed: false, waitMs: before.blockedUntil.getTime() - now.getTime() };
  }
  const since = before ? now.getTime() - (before.blockedUntil ?? before.lastFailedAt).getTime() : 0;
  const isRow = before !== null && since <= failuresForgottenAfterMs;
  const failures = isRow ? before.failures + 1 : 1;
  const blockMs = Math.min(minute * 2 ** (failures - freeFailures), longestBlockMs);
  return {
    allowed: true,
    ifWrong: {
      failures,
      lastFailedAt: now,
      blockedUntil: failures >= freeFailures ? new Date(now.getTime() + blockMs) : null,
    },
  };
}
