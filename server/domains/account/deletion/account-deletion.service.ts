import { randomInt } from "node:crypto";
import type * as z from "zod";
import type { deletionForm } from "#contract/account/account-deletion.ts";
import { tokens } from "#contract/privacy/tokens.ts";
import { ruleText } from "#contract/shared/validation/validation.ts";
import type { Context, Outside, ViewerContext } from "#server/platform/context.ts";
import { invalid, Problem, unauthenticated } from "#server/platform/http/problem.ts";
import { checkOwnPassword, countAttempt } from "../access/account-proof.service.ts";
import { endTokens } from "../access/end-tokens.service.ts";
import { guessCode, insertCode } from "../access/one-time-links.repository.ts";
import { userDeleted } from "../account.events.ts";
import { findUser, type UserRow } from "../account.repository.ts";
import { rememberBanned } from "../bans/bans.service.ts";
import {
  deletionCodeMail,
  noticeMail,
  queueMail,
  readerOf,
} from "../mails/account-mails.service.ts";
import { eraseTraces, eraseUser } from "./account-deletion.repository.ts";

/**
 * Whoever deletes their account shows once more that it is really them: by their password, or by a
 * code of six digits from a mail. A code can be guessed, so it lives a quarter of an hour, takes five
 * guesses, and wrong ones count like wrong passwords.
 */
const codeLifetimeMs = tokens.delete_account.lastsMs;
const codeDigits = 6;
const guessesAllowed = 5;

type Code = { expiresAt: Date; usedAt: Date | null; attempts: number };

/** `attempts` counts the guess that is being judged. */
export function isCodeAlive(code: Code, now: Date): boolean {
  return code.usedAt === null && now < code.expiresAt && code.attempts <= guessesAllowed;
}

const purpose = "delete_account";

export async function sendDeletionCode(ctx: ViewerContext<"mailer">): Promise<void> {
  const { db, now } = ctx;
  const user = await getViewersUser(ctx);
  const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, "0");
  const { id: userId, email } = user;
  const link = { userId, email, purpose, lifetimeMs: codeLifetimeMs, now } as const;
  const codeId = await insertCode(db, link, code);
  const key = `deletion-code:${codeId}`;
  await queueMail(ctx, { user, key, mail: deletionCodeMail, about: { code } });
}

type Proof = z.output<typeof deletionForm>;

/** Before the transaction that deletes an account: it is really them. Every wrong guess counts. */
export async function prepareDeletion(
  ctx: Outside<ViewerContext<"passwords">>,
  proof: Proof,
): Promise<void> {
  const user = await getViewersUser(ctx);
  const { password, code } = proof;
  if (code !== undefined) return checkCode(ctx, { user, code });
  // The session alone is not enough here: who has no password asks for a code.
  if (user.passwordHash === null) throw new Problem(422, "invalidCredentials");
  await checkOwnPassword(ctx, { user, password });
}

/**
 * Part of what has locked the user: all that is theirs goes in one transaction; what other domains keep, they
 * anonymise within it.
 */
export async function eraseAccount(
  ctx: Context<"outbox" | "mailer" | "appKey">,
  leaving: UserRow,
): Promise<void> {
  const { db, mailer } = ctx;
  const { id: userId, email } = leaving;
  await endTokens(ctx, { userId, by: "deletion" });
  await eraseTraces(db, leaving);
  await rememberBanned(ctx, leaving);
  await eraseRows(ctx, { userId });
  // Belongs to nobody any more, and is erased as soon as it has left.
  const key = `account-deleted:${userId}`;
  const goodbye = { ...readerOf(leaving), kind: "accountDeleted" } as const;
  await mailer.queue(db, noticeMail, goodbye, { key, to: email, isFleeting: true });
}

async function checkCode(
  ctx: Outside<ViewerContext>,
  { user, code }: { user: UserRow; code: string },
): Promise<void> {
  await countAttempt(ctx, user);
  // In a transaction of its own: a wrong guess counts although nothing else comes of it.
  const guess = await ctx.inTransaction(({ db }) =>
    guessCode(db, { userId: user.id, purpose, code }),
  );
  if (!guess || !isCodeAlive(guess, ctx.now)) throw new Problem(410, "tokenExpired");
  if (!guess.matches) throw invalid({ code: [ruleText("wrongCode", ctx.locale)] });
}

/** Part of deleting an account, after its traces: everything of theirs, here and in other domains. */
export async function eraseRows(
  { db, outbox }: Context<"outbox">,
  { userId }: { userId: number },
): Promise<void> {
  await outbox.publish(db, [userDeleted({ userId })]);
  await eraseUser(db, userId);
}

async function getViewersUser({ db, viewer }: ViewerContext): Promise<UserRow> {
  const user = await findUser(db, viewer.userId);
  if (!user) throw unauthenticated();
  return user;
}
