import type { Context, Outside } from "#server/platform/context.ts";
import { Problem, tooManyRequests } from "#server/platform/http/problem.ts";
import type { UserRow } from "../account.repository.ts";
import { attemptLogin } from "./account-access.rules.ts";
import { forgetFailures, lockFailures, storeFailures } from "./login-failures.repository.ts";

/**
 * Showing that it is really them: a password or a code, with every wrong one counted. All of it comes
 * before an action's transaction: what was counted stays though the action is refused.
 */

/** Throws when somebody who guesses has to wait. Whoever turns out to be right clears the count. */
export async function countAttempt(
  ctx: Outside<Context>,
  { email }: { email: string },
): Promise<void> {
  const waitMs = await ctx.inTransaction(async ({ db, now }) => {
    const attempt = attemptLogin(await lockFailures(db, email), now);
    if (!attempt.allowed) return attempt.waitMs;
    await storeFailures(db, email, attempt.ifWrong);
    return 0;
  });
  if (waitMs > 0) throw tooManyRequests(waitMs);
}

/**
 * For what a borrowed phone must not be able to do. An account without a password has none to give:
 * the caller decides whether the session alone is enough then.
 */
export async function checkOwnPassword(
  ctx: Outside<Context<"passwords">>,
  { user, password }: { user: UserRow; password: string | undefined },
): Promise<void> {
  if (user.passwordHash === null) return;
  await countAttempt(ctx, user);
  const matches = await ctx.passwords.matches(password ?? "", user.passwordHash);
  if (!matches) throw new Problem(422, "invalidCredentials");
  await forgetFailures(ctx.db, user.email);
}
