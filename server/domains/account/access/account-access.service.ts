import type * as z from "zod";
import type {
  changePasswordForm,
  resetPasswordForm,
  Session,
  SignedIn,
} from "#contract/account.ts";
import { toInstant } from "#contract/shared/dates.ts";
import type { TokenPurpose } from "#server/db/schema/one-time-tokens.ts";
import type { Context, Outside, ViewerContext, VisitorContext } from "#server/platform/context.ts";
import { notFound, Problem } from "#server/platform/http/problem.ts";
import { endSessions, listSessions } from "#server/platform/sessions/sessions.ts";
import { accessLinkAsked, passwordChanged, userUpdated } from "../account.events.ts";
import {
  changeUser,
  findUser,
  findUserByEmail,
  lockUser,
  type UserRow,
} from "../account.repository.ts";
import { findFactor } from "../second-factor/second-factor.repository.ts";
import { signIn } from "../second-factor/sign-in.service.ts";
import { type AskedPurpose, isNewcomer } from "./account-access.rules.ts";
import { confirmAddress, followLink, readLink } from "./account-links.service.ts";
import { checkOwnPassword, countAttempt } from "./account-proof.service.ts";
import { endTokens } from "./end-tokens.service.ts";
import { forgetFailures } from "./login-failures.repository.ts";
import { prepareNewPassword } from "./new-password.service.ts";
import { openSession } from "./open-session.service.ts";

/** Before the transaction that logs somebody in: whose password it is. Every wrong one counts. */
export async function prepareLogin(
  ctx: Outside<Context<"passwords">>,
  { email, password }: { email: string; password: string },
): Promise<UserRow> {
  await countAttempt(ctx, { email });
  const user = await findUserByEmail(ctx.db, email);
  const matches = await ctx.passwords.matches(password, user?.passwordHash ?? null);
  if (!user || !matches) throw new Problem(422, "invalidCredentials");
  await forgetFailures(ctx.db, email);
  return user;
}

/** Whoever sends once more the form that made their account, and has not confirmed it yet; else null. */
export async function findNewcomer(
  ctx: Outside<Context<"passwords">>,
  { email, password }: { email: string; password: string },
): Promise<{ userId: number } | null> {
  const user = await findUserByEmail(ctx.db, email);
  if (!user || !isNewcomer(user, ctx.now)) return null;
  await countAttempt(ctx, { email });
  if (!(await ctx.passwords.matches(password, user.passwordHash))) return null;
  // Who has switched on a second step meanwhile is no newcomer, and is asked for it when they log in.
  if ((await findFactor(ctx.db, user.id)) !== null) return null;
  await forgetFailures(ctx.db, email);
  return { userId: user.id };
}

export async function login(
  ctx: VisitorContext<"outbox">,
  { checked, device }: { checked: UserRow; device: string },
): Promise<SignedIn> {
  // Replaced while it was looked at: whoever knows only the one before it is not let in any more.
  const { passwordHash } = (await lockUser(ctx.db, checked.id)) ?? {};
  if (passwordHash !== checked.passwordHash) throw new Problem(422, "invalidCredentials");
  return signIn(ctx, { userId: checked.id, device });
}

/** Asks for the mail that confirms a new account's address, in the transaction that makes it. */
export async function askToConfirm(
  ctx: Context<"outbox">,
  { email }: { email: string },
): Promise<void> {
  await askForLink(ctx, { email, purpose: "confirm_email" });
}

/** Always the same answer in the same time: who the address belongs to is looked up later. */
export async function askForLink(
  { db, outbox }: Context<"outbox">,
  { email, purpose }: { email: string; purpose: AskedPurpose },
): Promise<void> {
  await outbox.publish(db, [accessLinkAsked({ email, purpose })]);
}

export async function loginByLink(
  ctx: VisitorContext<"outbox">,
  { token, device }: { token: string; device: string },
): Promise<SignedIn> {
  const purposes = ["login", "social_login", "form_login"] as const;
  const { user, purpose, sessionId } = await followLink(ctx, { token, purposes });
  if (purpose === "form_login") {
    // Logged out before the code was used.
    if (sessionId === null) throw new Problem(410, "tokenExpired");
    // The browser goes on with a token that its script knows; the one that only its cookie knew ends.
    await endSessions(ctx, { userId: user.id, only: sessionId });
    // They have shown all that they have to show.
    return openSession(ctx, { userId: user.id, device });
  }
  // Whoever comes from Google, Facebook or Apple has shown nothing about a mailbox.
  if (purpose === "login") await confirmAddress(ctx, user);
  return signIn(ctx, { userId: user.id, device });
}

const resetting: readonly TokenPurpose[] = ["reset_password"];

/**
 * Before the transaction that sets it: the new password's hash. Nothing is judged for a link that is
 * none; whether it is still good is decided in the transaction, once more.
 */
export async function prepareReset(
  ctx: VisitorContext<"passwords">,
  { token, password }: z.output<typeof resetPasswordForm>,
): Promise<string> {
  const { user: owner } = await readLink(ctx, { token, purposes: resetting });
  return prepareNewPassword(ctx, { password, owner, field: "password" });
}

export async function resetPassword(
  ctx: Context<"outbox">,
  { token, passwordHash }: { token: string; passwordHash: string },
): Promise<{ email: string }> {
  const { user } = await followLink(ctx, { token, purposes: resetting });
  await confirmAddress(ctx, user);
  await replacePassword(ctx, { user, passwordHash });
  await endTokens(ctx, { userId: user.id, by: "passwordReset" });
  await forgetFailures(ctx.db, user.email);
  return { email: user.email };
}

type PasswordChange = { checked: UserRow; passwordHash: string };

/** Before the transaction that changes it: whose old password was shown, and the new one's hash. */
export async function preparePasswordChange(
  ctx: Outside<ViewerContext<"passwords"> & Pick<VisitorContext, "visit">>,
  form: z.output<typeof changePasswordForm>,
): Promise<PasswordChange> {
  const checked = await findUser(ctx.db, ctx.viewer.userId);
  if (!checked) throw notFound();
  // An account from Google, Facebook or Apple sets its first password without an old one.
  await checkOwnPassword(ctx, { user: checked, password: form.oldPassword });
  const chosen = { password: form.newPassword, owner: checked, field: "newPassword" };
  return { checked, passwordHash: await prepareNewPassword(ctx, chosen) };
}

export async function changePassword(
  ctx: ViewerContext<"outbox">,
  { checked, passwordHash }: PasswordChange,
): Promise<void> {
  const { userId, sessionId } = ctx.viewer;
  const user = await lockUser(ctx.db, userId);
  // Replaced while this one was being judged: the old password that was shown is no longer one.
  if (user?.passwordHash !== checked.passwordHash) throw new Problem(422, "invalidCredentials");
  await replacePassword(ctx, { user, passwordHash });
  await endTokens(ctx, { userId, by: "passwordChange", except: sessionId });
}

/** Whoever had the old one may have asked for another address too. */
async function replacePassword(
  ctx: Context<"outbox">,
  { user, passwordHash }: { user: UserRow; passwordHash: string },
): Promise<void> {
  const { db, outbox } = ctx;
  const { id: userId } = user;
  await changeUser(db, userId, { passwordHash, pendingEmail: null });
  const isFirst = user.passwordHash === null;
  await outbox.publish(db, [userUpdated({ userId }), passwordChanged({ userId, isFirst })]);
}

export async function listOwnSessions({ db, now, viewer }: ViewerContext): Promise<Session[]> {
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
  ctx: ViewerContext<"outbox">,
  { sessionId }: { sessionId: number },
): Promise<void> {
  const ended = await endSessions(ctx, { userId: ctx.viewer.userId, only: sessionId });
  if (ended === 0) throw notFound();
}
