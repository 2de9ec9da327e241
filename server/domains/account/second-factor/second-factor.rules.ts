import { tokens } from "#contract/privacy/tokens.ts";
import type { Failures, Link } from "../access/account-access.rules.ts";
import { isLinkAlive } from "../access/account-access.rules.ts";

/**
 * Who has switched on a second step shows two things to log in: first what everybody shows, then a code
 * from an app on their phone, or one of ten recovery codes. The first gives a ticket of five minutes, which
 * takes five wrong codes and then is worth nothing. A code counts once: the app's by its half minute, as
 * none of that half minute or before is taken again; a recovery code is gone when it is used. Wrong codes
 * in a row have to wait like wrong passwords, whichever tickets they come with.
 */
const minute = 60_000;

export const ticketLifetimeMs = tokens.second_factor.lastsMs;
const guessesPerTicket = 5;

/** From the picture on the screen to the first code of it. */
const setupLifetimeMs = 60 * minute;

type Ticket = Link & { attempts: number };

/** `attempts` are the wrong codes that came with it. */
export function isTicketAlive(ticket: Ticket, email: string, now: Date): boolean {
  return isLinkAlive(ticket, email, now) && ticket.attempts < guessesPerTicket;
}

export function isSetupAlive({ createdAt }: { createdAt: Date }, now: Date): boolean {
  return now.getTime() - createdAt.getTime() < setupLifetimeMs;
}

/** `step` is the half minute that a code is of; null for one that is wrong. */
export function isStepNew(step: number | null, lastStep: number): step is number {
  return step !== null && step > lastStep;
}

type Counted = { failures: number; lastFailedAt: Date | null; blockedUntil: Date | null };

/** As the rule about wrong passwords wants them; null for none. */
export function failuresOf({ failures, lastFailedAt, blockedUntil }: Counted): Failures | null {
  return lastFailedAt === null ? null : { failures, lastFailedAt, blockedUntil };
}

/** Letters and figures that can't be taken for each other (Crockford's). */
export const recoveryAlphabet = "0123456789abcdefghjkmnpqrstvwxyz";
export const recoveryLength = 16;

/** As it is shown: in fours. */
export function writeRecoveryCode(code: string): string {
  return code.replace(/(.{4})(?=.)/g, "$1-");
}

export function isAppCode(code: string): boolean {
  return /^\d{6}$/.test(code);
}
