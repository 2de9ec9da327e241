import { tokens } from "#contract/privacy/tokens.ts";

/**
 * Whoever deletes their account shows once more that it is really them: by their password, or by a
 * code of six digits from a mail. A code can be guessed, so it lives a quarter of an hour, takes five
 * guesses, and wrong ones count like wrong passwords.
 */
export const codeLifetimeMs = tokens.delete_account.lastsMs;
export const codeDigits = 6;
const guessesAllowed = 5;

export type Code = { expiresAt: Date; usedAt: Date | null; attempts: number };

/** `attempts` counts the guess that is being judged. */
export function isCodeAlive(code: Code, now: Date): boolean {
  return code.usedAt === null && now < code.expiresAt && code.attempts <= guessesAllowed;
}
