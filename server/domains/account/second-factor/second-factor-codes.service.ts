import type { Locale } from "#contract/shared/locale.ts";
import { ruleText } from "#contract/shared/validation/validation.ts";
import type { Context } from "#server/platform/context.ts";
import { invalid, type Problem, tooManyRequests } from "#server/platform/http/problem.ts";
import { attemptLogin } from "../access/account-access.rules.ts";
import { recoveryCodeUsed } from "../account.events.ts";
import { stepOfCode } from "./app-codes.ts";
import * as repository from "./second-factor.repository.ts";
import { failuresOf, isAppCode, isStepNew } from "./second-factor.rules.ts";
import { factorPlace } from "./second-factor-secrets.ts";

type CodeContext = Context<"outbox" | "encryption"> & { locale: Locale };

/** Null: it was right, and counts no more. `isWrong` is false for one that nobody looked at. */
export type Refusal = { problem: Problem; isWrong: boolean } | null;

/**
 * Part of a transaction of its own that has locked the user: of two with the same code at once the second
 * looks when the first has used it up. It is told what is wrong rather than thrown: what was counted stays.
 */
export async function takeCode(
  ctx: CodeContext,
  { factor, code }: { factor: repository.FactorRow; code: string },
): Promise<Refusal> {
  const { db, now, locale } = ctx;
  const attempt = attemptLogin(failuresOf(factor), now);
  if (!attempt.allowed) return { problem: tooManyRequests(attempt.waitMs), isWrong: false };
  const isRight = isAppCode(code)
    ? await takeAppCode(ctx, { factor, code })
    : await takeRecoveryCode(ctx, { factor, code });
  if (isRight) return null;
  await repository.storeFactorFailures(db, factor.userId, attempt.ifWrong);
  const problem = invalid({ code: [ruleText("secondFactorWrong", locale)] });
  return { problem, isWrong: true };
}

type Guess = { factor: repository.FactorRow; code: string };

async function takeAppCode(
  { db, now, encryption }: CodeContext,
  { factor, code }: Guess,
): Promise<boolean> {
  const { userId, lastStep: before } = factor;
  const secret = encryption.decrypt(factor, factorPlace(userId));
  const lastStep = stepOfCode(secret, code, now);
  if (!isStepNew(lastStep, before)) return false;
  await repository.storeSuccess(db, userId, { lastStep });
  return true;
}

async function takeRecoveryCode(
  { db, outbox }: CodeContext,
  { factor: { userId }, code }: Guess,
): Promise<boolean> {
  if (!(await repository.spendRecoveryCode(db, userId, code))) return false;
  await repository.storeSuccess(db, userId);
  await outbox.publish(db, [recoveryCodeUsed({ userId })]);
  return true;
}
