import type * as z from "zod";
import type { changePasswordForm, resetPasswordForm, Session } from "#contract/account.ts";
import { toInstant } from "#contract/shared/dates.ts";
import type { Db } from "#server/db/database.ts";
import type { TokenPurpose } from "#server/db/schema/one-time-tokens.ts";
import { notFound, Problem } from "#server/platform/http/problem.ts";
import { passwordMatches } from "#server/platform/passwords.ts";
import type { Platform } from "#server/platform/platform.ts";
import { endSessions, listSessions, startSession } from "#server/platform/sessions/sessions.ts";
import type { Viewer } from "#server/platform/sessions/viewer.ts";
import {
  accessLinkAsked,
  passwordChanged,
  sessionStarted,
  userUpdated,
} from "../account.events.ts";
import {
  changeUser,
  findUser,
  findUserByEmail,
  keepDevice,
  listDevices,
  lockUser,
  type UserRow,
} from "../account.repository.ts";
import { isNewDevice } from "../account.rules.ts";
import type { AskedPurpose } from "./account-access.rules.ts";
import { confirmAddress, endWaysIn, followLink, readLink } from "./account-links.service.ts";
import { checkOwnPassword, countAttempt } from "./account-proof.service.ts";
import { forgetFailures } from "./login-failures.repository.ts";
import { prepareNewPassword, type Visitor } from "./new-password.service.ts";

type Parts = Pick<Platform, "db" | "clock" | "outbox">;

export async function login(
  parts: Parts,
  input: { email: string; password: string; device: string },
): Promise<{ token: string }> {
  const { db } = parts;
  await countAttempt(parts, input.email);
  const user = await findUserByEmail(db, input.email);
  const matches = await passwordMatches(input.password, user?.passwordHash ?? null);
  if (!user || !matches) throw new Problem(422, "invalidCredentials");
  await forgetFailures(db, input.email);
  return db.transaction(async (tx) => {
    // Replaced while it was looked at: whoever knows only the one before it is not let in any more.
    const { passwordHash } = (await lockUser(tx, user.id)) ?? {};
    if (passwordHash !== user.passwordHash) throw new Problem(422, "invalidCredentials");
    return openSession(tx, parts, user.id, input.device);
  });
}

/** Part of an action: the caller has made sure who it is. */
export async function openSession(
  tx: Db,
  { clock, outbox }: Parts,
  userId: number,
  device: string,
): Promise<{ token: string }> {
  const known = await listDevices(tx, userId);
  const now = clock.now();
  const { sessionId, token } = await startSession(tx, { userId, device, now });
  await keepDevice(tx, userId, device, now);
  const started = { userId, sessionId, device, isNewDevice: isNewDevice(device, known) };
  await outbox.publish(tx, [sessionStarted(started)]);
  return { token };
}

/** Asks for the mail that confirms a new account's address, in the transaction that makes it. */
export async function askToConfirm(
  tx: Db,
  outbox: Platform["outbox"],
  email: string,
): Promise<void> {
  await outbox.publish(tx, [accessLinkAsked({ email, purpose: "confirm_email" })]);
}

/** Always the same answer in the same time: who the address belongs to is looked up later. */
export async function askForLink(
  { db, outbox }: Parts,
  email: string,
  purpose: AskedPurpose,
): Promise<void> {
  await db.transaction((tx) => outbox.publish(tx, [accessLinkAsked({ email, purpose })]));
}

export async function loginByLink(
  parts: Parts,
  input: { token: string; device: string },
): Promise<{ token: string }> {
  const { db, clock, outbox } = parts;
  return db.transaction(async (tx) => {
    const purposes = ["login", "social_login"] as const;
    const { user, purpose } = await followLink(tx, input.token, [...purposes], clock.now());
    // Whoever comes from Google, Facebook or Apple has shown nothing about a mailbox.
    if (purpose === "login") await confirmAddress(tx, outbox, user, clock.now());
    return openSession(tx, parts, user.id, input.device);
  });
}

export async function resetPassword(
  { db, clock, outbox }: Parts,
  form: z.output<typeof resetPasswordForm>,
  visitor: Visitor,
): Promise<{ email: string }> {
  const purposes: TokenPurpose[] = ["reset_password"];
  // Nothing is judged for a link that is none; whether it is still good is decided below, once more.
  const { user: owner } = await readLink(db, form.token, purposes, clock.now());
  const passwordHash = await prepareNewPassword(form.password, owner, "password", visitor);
  return db.transaction(async (tx) => {
    const now = clock.now();
    const { user } = await followLink(tx, form.token, purposes, now);
    await confirmAddress(tx, outbox, user, now);
    await replacePassword(tx, outbox, user, passwordHash, now);
    await forgetFailures(tx, user.email);
    await endSessions(tx, outbox, { userId: user.id });
    return { email: user.email };
  });
}

export async function changePassword(
  parts: Parts,
  viewer: Viewer,
  form: z.output<typeof changePasswordForm>,
  visitor: Visitor,
): Promise<void> {
  const { db, outbox, clock } = parts;
  const checked = await findUser(db, viewer.userId);
  if (!checked) throw notFound();
  // An account from Google, Facebook or Apple sets its first password without an old one.
  await checkOwnPassword(parts, checked, form.oldPassword);
  const passwordHash = await prepareNewPassword(form.newPassword, checked, "newPassword", visitor);
  await db.transaction(async (tx) => {
    const user = await lockUser(tx, viewer.userId);
    // Replaced while this one was being judged: the old password that was shown is no longer one.
    if (user?.passwordHash !== checked.passwordHash) throw new Problem(422, "invalidCredentials");
    await replacePassword(tx, outbox, user, passwordHash, clock.now());
    await endSessions(tx, outbox, { userId: user.id, except: viewer.sessionId });
  });
}

/** Whoever had the old one may have asked for another address too, or for links: all that goes. */
async function replacePassword(
  tx: Db,
  outbox: Parts["outbox"],
  user: UserRow,
  passwordHash: string,
  now: Date,
): Promise<void> {
  const { id: userId } = user;
  await changeUser(tx, userId, { passwordHash, pendingEmail: null });
  await endWaysIn(tx, userId, now);
  const isFirst = user.passwordHash === null;
  await outbox.publish(tx, [userUpdated({ userId }), passwordChanged({ userId, isFirst })]);
}

export async function listOwnSessions(db: Db, viewer: Viewer, now: Date): Promise<Session[]> {
  const rows = await listSessions(db, viewer.userId, now);
  return rows.map((row) => ({
    id: row.id,
    device: row.device,
    createdAt: toInstant(row.createdAt),
    lastUsedAt: toInstant(row.lastUsedAt),
    isCurrent: row.id === viewer.sessionId,
  }));
}

export async function endOwnSession(
  { db, outbox }: Parts,
  viewer: Viewer,
  id: number,
): Promise<void> {
  const ended = await db.transaction((tx) =>
    endSessions(tx, outbox, { userId: viewer.userId, only: id }),
  );
  if (ended === 0) throw notFound();
}
