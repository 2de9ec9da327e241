import type * as z from "zod";
import type { changePasswordForm, resetPasswordForm, Session } from "#contract/account.ts";
import { toInstant } from "#contract/shared/dates.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { ruleText } from "#contract/shared/validation.ts";
import type { Db } from "#server/db/database.ts";
import { invalid, notFound, Problem, tooManyRequests } from "#server/platform/http/problem.ts";
import { isStrongEnough } from "#server/platform/password-strength/password-strength.ts";
import { hashPassword, passwordMatches } from "#server/platform/passwords.ts";
import type { Platform } from "#server/platform/platform.ts";
import { endSessions, listSessions, startSession } from "#server/platform/sessions/sessions.ts";
import type { Viewer } from "#server/platform/sessions/viewer.ts";
import { accessLinkAsked, sessionStarted, userUpdated } from "./account.events.ts";
import {
  changeUser,
  findUser,
  findUserByEmail,
  listDevices,
  type UserRow,
} from "./account.repository.ts";
import { isNewDevice } from "./account.rules.ts";
import { attemptLogin, isLinkAlive, type LinkPurpose } from "./account-access.rules.ts";
import { forgetFailures, keepFailures, lockFailures } from "./login-failures.repository.ts";
import { findLink, spendLinks } from "./one-time-links.repository.ts";

type Parts = Pick<Platform, "db" | "clock" | "outbox">;

export async function login(
  parts: Parts,
  input: { email: string; password: string; device: string },
): Promise<{ token: string }> {
  const { db, clock } = parts;
  await countAttempt(db, input.email, clock.now());
  const user = await findUserByEmail(db, input.email);
  const matches = await passwordMatches(input.password, user?.passwordHash ?? null);
  if (!user || !matches) throw new Problem(422, "invalidCredentials");
  await forgetFailures(db, input.email);
  return db.transaction((tx) => openSession(tx, parts, user.id, input.device));
}

async function countAttempt(db: Db, email: string, now: Date): Promise<void> {
  const waitMs = await db.transaction(async (tx) => {
    const attempt = attemptLogin(await lockFailures(tx, email), now);
    if (!attempt.allowed) return attempt.waitMs;
    await keepFailures(tx, email, attempt.ifWrong);
    return 0;
  });
  if (waitMs > 0) throw tooManyRequests(waitMs);
}

/** Part of an action: the caller has made sure who it is. */
export async function openSession(
  tx: Db,
  { clock, outbox }: Parts,
  userId: number,
  device: string,
): Promise<{ token: string }> {
  const known = await listDevices(tx, userId);
  const { sessionId, token } = await startSession(tx, { userId, device, now: clock.now() });
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
  purpose: LinkPurpose,
): Promise<void> {
  await db.transaction((tx) => outbox.publish(tx, [accessLinkAsked({ email, purpose })]));
}

export async function confirmEmail(parts: Parts, token: string): Promise<{ email: string }> {
  const { db, outbox, clock } = parts;
  return db.transaction(async (tx) => {
    const user = await followLink(tx, token, "confirm_email", clock.now());
    await changeUser(tx, user.id, { emailVerifiedAt: user.emailVerifiedAt ?? clock.now() });
    await outbox.publish(tx, [userUpdated({ userId: user.id })]);
    return { email: user.email };
  });
}

export async function loginByLink(
  parts: Parts,
  input: { token: string; device: string },
): Promise<{ token: string }> {
  const { db, clock } = parts;
  return db.transaction(async (tx) => {
    const user = await followLink(tx, input.token, "login", clock.now());
    // Whoever reads the mail has shown that the address is theirs.
    await changeUser(tx, user.id, { emailVerifiedAt: user.emailVerifiedAt ?? clock.now() });
    return openSession(tx, parts, user.id, input.device);
  });
}

export async function resetPassword(
  { db, clock, outbox }: Parts,
  form: z.output<typeof resetPasswordForm>,
  locale: Locale,
): Promise<{ email: string }> {
  // Hashed before the transaction: it takes a while, and the link's row is locked meanwhile.
  const passwordHash = await hashPassword(form.password);
  return db.transaction(async (tx) => {
    const user = await followLink(tx, form.token, "reset_password", clock.now());
    await refuseWeakPassword(form.password, user, "password", locale);
    const emailVerifiedAt = user.emailVerifiedAt ?? clock.now();
    await changeUser(tx, user.id, { passwordHash, emailVerifiedAt });
    await forgetFailures(tx, user.email);
    await endSessions(tx, outbox, { userId: user.id });
    return { email: user.email };
  });
}

export async function changePassword(
  { db, outbox }: Parts,
  viewer: Viewer,
  form: z.output<typeof changePasswordForm>,
  locale: Locale,
): Promise<void> {
  const user = await findUser(db, viewer.userId);
  if (!user) throw notFound();
  // An account from Google, Facebook or Apple sets its first password without an old one.
  const isRight =
    user.passwordHash === null ||
    (await passwordMatches(form.oldPassword ?? "", user.passwordHash));
  if (!isRight) throw new Problem(422, "invalidCredentials");
  await refuseWeakPassword(form.newPassword, user, "newPassword", locale);
  const passwordHash = await hashPassword(form.newPassword);
  await db.transaction(async (tx) => {
    await changeUser(tx, user.id, { passwordHash });
    await endSessions(tx, outbox, { userId: user.id, except: viewer.sessionId });
  });
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

async function followLink(
  tx: Db,
  token: string,
  purpose: LinkPurpose,
  now: Date,
): Promise<UserRow> {
  const found = await findLink(tx, token, purpose);
  if (!found) throw notFound();
  if (!isLinkAlive(found.link, found.user.email, now)) throw new Problem(410, "tokenExpired");
  await spendLinks(tx, { userId: found.user.id, purpose }, now);
  return found.user;
}

type PasswordOwner = { email: string; firstName: string; lastName: string | null };

export async function refuseWeakPassword(
  password: string,
  owner: PasswordOwner,
  field: string,
  locale: Locale,
): Promise<void> {
  const ownWords = [owner.email, owner.firstName, owner.lastName ?? ""].filter(Boolean);
  if (await isStrongEnough(password, ownWords)) return;
  throw invalid({ [field]: [ruleText("weakPassword", locale)] });
}
