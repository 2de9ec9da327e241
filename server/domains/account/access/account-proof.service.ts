import { Problem, tooManyRequests } from "#server/platform/http/problem.ts";
import { passwordMatches } from "#server/platform/passwords.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { UserRow } from "../account.repository.ts";
import { attemptLogin } from "./account-access.rules.ts";
import { forgetFailures, keepFailures, lockFailures } from "./login-failures.repository.ts";

/** Showing that it is really them: a password or a code, with every wrong one counted. */
type Parts = Pick<Platform, "db" | "clock">;

/** Throws when somebody who guesses has to wait. Whoever turns out to be right clears the count. */
export async function countAttempt({ db, clock }: Parts, email: string): Promise<void> {
  const now = clock.now();
  const waitMs = await db.transaction(async (tx) => {
    const attempt = attemptLogin(await lockFailures(tx, email), now);
    if (!attempt.allowed) return attempt.waitMs;
    await keepFailures(tx, email, attempt.ifWrong);
    return 0;
  });
  if (waitMs > 0) throw tooManyRequests(waitMs);
}

/**
 * For what a borrowed phone must not be able to do. An account without a password has none to give:
 * the caller decides whether the session alone is enough then.
 */
export async function checkOwnPassword(
  parts: Parts,
  user: UserRow,
  password: string | undefined,
): Promise<void> {
  if (user.passwordHash === null) return;
  await countAttempt(parts, user.email);
  const matches = await passwordMatches(password ?? "", user.passwordHash);
  if (!matches) throw new Problem(422, "invalidCredentials");
  await forgetFailures(parts.db, user.email);
}
