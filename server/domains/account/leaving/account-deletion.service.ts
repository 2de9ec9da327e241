import { randomInt } from "node:crypto";
import type * as z from "zod";
import type { deletionForm } from "#contract/account-care.ts";
import type { ErrorCode } from "#contract/shared/errors.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { ruleText } from "#contract/shared/validation/validation.ts";
import type { Db } from "#server/db/database.ts";
import { conflict, invalid, Problem, unauthenticated } from "#server/platform/http/problem.ts";
import type { Platform } from "#server/platform/platform.ts";
import { endSessions } from "#server/platform/sessions/sessions.ts";
import type { Viewer } from "#server/platform/sessions/viewer.ts";
import { checkOwnPassword, countAttempt } from "../access/account-proof.service.ts";
import { guessCode, insertCode } from "../access/one-time-links.repository.ts";
import { userDeleted } from "../account.events.ts";
import type { AccountPorts } from "../account.ports.ts";
import { findUser, lockLeavingUser, type UserRow } from "../account.repository.ts";
import {
  deletionCodeMail,
  noticeMail,
  queueMail,
  readerOf,
} from "../mails/account-mails.service.ts";
import { eraseTraces, eraseUser } from "./account-deletion.repository.ts";
import { codeDigits, codeLifetimeMs, isCodeAlive } from "./account-deletion.rules.ts";

type Parts = Pick<Platform, "db" | "clock" | "outbox" | "mailer">;

const purpose = "delete_account";

export async function sendDeletionCode(parts: Parts, viewer: Viewer): Promise<void> {
  const { db, clock } = parts;
  const user = await getViewersUser(db, viewer);
  const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, "0");
  const { id: userId, email } = user;
  await db.transaction(async (tx) => {
    const now = clock.now();
    const link = { userId, email, purpose, lifetimeMs: codeLifetimeMs, now } as const;
    const codeId = await insertCode(tx, link, code);
    await queueMail(parts, tx, user, { key: `deletion-code:${codeId}` }, deletionCodeMail, {
      code,
    });
  });
}

/** All that is theirs goes in one transaction; what other domains keep, they anonymise within it. */
export async function deleteAccount(
  parts: Parts,
  ports: AccountPorts,
  viewer: Viewer,
  proof: z.output<typeof deletionForm>,
  locale: Locale,
): Promise<void> {
  const { db, outbox, mailer } = parts;
  const user = await getViewersUser(db, viewer);
  await checkProof(parts, user, proof, locale);
  await db.transaction(async (tx) => {
    const leaving = await lockLeavingUser(tx, user.id);
    // The first of two at once ends the session that the second came with.
    if (!leaving) throw unauthenticated();
    const { id: userId, email } = leaving;
    await endSessions(tx, outbox, { userId });
    await eraseTraces(tx, leaving);
    const blocker = await findBlocker(tx, ports, userId);
    if (blocker) throw conflict(blocker);
    await eraseRows(tx, outbox, userId);
    // Belongs to nobody any more, and is erased as soon as it has left.
    const key = `account-deleted:${userId}`;
    const goodbye = { ...readerOf(leaving), kind: "accountDeleted" } as const;
    await mailer.queue(tx, noticeMail, goodbye, { key, to: email, isFleeting: true });
  });
}

async function checkProof(
  parts: Parts,
  user: UserRow,
  { password, code }: z.output<typeof deletionForm>,
  locale: Locale,
): Promise<void> {
  if (code !== undefined) return checkCode(parts, user, code, locale);
  // The session alone is not enough here: who has no password asks for a code.
  if (user.passwordHash === null) throw new Problem(422, "invalidCredentials");
  await checkOwnPassword(parts, user, password);
}

async function checkCode(parts: Parts, user: UserRow, code: string, locale: Locale): Promise<void> {
  const { db, clock } = parts;
  await countAttempt(parts, user.email);
  // In a transaction of its own: a wrong guess counts although nothing else comes of it.
  const guess = await db.transaction((tx) => guessCode(tx, { userId: user.id, purpose, code }));
  if (!guess || !isCodeAlive(guess, clock.now())) throw new Problem(410, "tokenExpired");
  if (!guess.matches) throw invalid({ code: [ruleText("wrongCode", locale)] });
}

/** What keeps an account from going now. */
export async function findBlocker(
  tx: Db,
  ports: Pick<AccountPorts, "deletionBlockers">,
  userId: number,
): Promise<ErrorCode | null> {
  for (const find of ports.deletionBlockers) {
    const blocker = await find(tx, userId);
    if (blocker) return blocker;
  }
  return null;
}

/** Part of deleting an account, after its traces: everything of theirs, here and in other domains. */
export async function eraseRows(tx: Db, outbox: Parts["outbox"], userId: number): Promise<void> {
  await outbox.publish(tx, [userDeleted({ userId })]);
  await eraseUser(tx, userId);
}

async function getViewersUser(db: Db, viewer: Viewer): Promise<UserRow> {
  const user = await findUser(db, viewer.userId);
  if (!user) throw unauthenticated();
  return user;
}
