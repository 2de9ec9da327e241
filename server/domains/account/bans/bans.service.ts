import { tokens } from "#contract/privacy/tokens.ts";
import { toInstant } from "#contract/shared/dates.ts";
import type { AdminUser } from "#contract/trust/admin.ts";
import type { Db } from "#server/db/database.ts";
import type { Context } from "#server/platform/context.ts";
import { conflict, forbidden, notFound } from "#server/platform/http/problem.ts";
import { endTokens } from "../access/end-tokens.service.ts";
import { insertLink, spendLinks } from "../access/one-time-links.repository.ts";
import { userBanned, userUnbanned, userUpdated } from "../account.events.ts";
import {
  changeUser,
  findUser,
  lockUser,
  lockUserByEmail,
  type UserRow,
} from "../account.repository.ts";
import { bannedMail, noticeMail, queueMail } from "../mails/account-mails.service.ts";
import { decideWaiting, findAppeal } from "./ban-appeals.repository.ts";
import * as repository from "./bans.repository.ts";

type BanContext = Context<"outbox">;

/**
 * Part of an admin's decision. Whoever is banned is logged out everywhere, can't log in and isn't found;
 * later domains hide what is theirs in the same transaction. A second ban changes the reason alone.
 */
export async function banUser(
  ctx: BanContext,
  { userId, reason }: { userId: number; reason: string },
): Promise<AdminUser> {
  const { db, now, outbox } = ctx;
  const user = await lockUser(db, userId);
  if (!user) throw notFound();
  if (user.role === "admin") throw conflict("adminNotBannable");
  await changeUser(db, userId, { bannedAt: user.bannedAt ?? now, banReason: reason });
  if (user.bannedAt === null) {
    await outbox.publish(db, [userBanned({ userId }), userUpdated({ userId })]);
    // After the rooms and bookings that close with it: logbooks are locked last.
    await endTokens(ctx, { userId, by: "ban" });
  }
  return getAdminUser(ctx, { userId });
}

/**
 * What no block forbids is as it was; bookings that were cancelled stay so. An appeal that waits has got
 * what it asked for; `appealId` is one that was decided so just now, with words to be told.
 */
export async function unbanUser(
  ctx: BanContext,
  { userId, appealId }: { userId: number; appealId?: number },
): Promise<AdminUser> {
  const { db, now, outbox } = ctx;
  const user = await lockUser(db, userId);
  if (!user) throw notFound();
  if (user.bannedAt !== null) {
    await changeUser(db, userId, { bannedAt: null, banReason: null });
    await spendLinks(db, { userId, purposes: ["appeal_ban"] }, now);
    await decideWaiting(db, userId, { outcome: "reversed", statement: null, decidedAt: now });
    await outbox.publish(db, [userUnbanned({ userId, appealId }), userUpdated({ userId })]);
  }
  return getAdminUser(ctx, { userId });
}

/**
 * Part of every way in, once it is known who it is: only they learn of it. Locked, as a ban ends the
 * sessions that it finds, and this one would begin behind its back.
 */
export async function refuseBanned(db: Db, userId: number): Promise<void> {
  const user = await lockUser(db, userId);
  if (user && user.bannedAt !== null) throw forbidden("accountBanned");
}

/** Part of deleting an account: who was banned doesn't come back with the same address. */
export async function rememberBanned(
  { db, now, appKey }: Context<"appKey">,
  { email, bannedAt }: Pick<UserRow, "email" | "bannedAt">,
): Promise<void> {
  if (bannedAt !== null) await repository.rememberAddress(db, { appKey, email, now });
}

export function isBannedAddress(
  { db, appKey }: Pick<Context<"appKey">, "db" | "appKey">,
  { email }: { email: string },
): Promise<boolean> {
  return repository.isRemembered(db, { appKey, email });
}

type BanMailContext = Context<"mailer"> & { eventId: number };

/** Why, and a link by which they can have it looked at again: there is no other way in for them. */
export async function mailBan(ctx: BanMailContext, { userId }: { userId: number }): Promise<void> {
  const { db, now, eventId } = ctx;
  const user = await findUser(db, userId);
  if (!user?.bannedAt) return;
  const { email, banReason } = user;
  const token = await insertLink(db, {
    userId,
    email,
    purpose: "appeal_ban",
    now,
    lifetimeMs: tokens.appeal_ban.lastsMs,
  });
  const about = { reason: banReason ?? undefined, token };
  await queueMail(ctx, { user, key: `banned:${eventId}`, mail: bannedMail, about });
}

export async function mailUnban(
  ctx: BanMailContext,
  { userId, appealId }: { userId: number; appealId?: number | undefined },
): Promise<void> {
  const user = await findUser(ctx.db, userId);
  if (!user || user.bannedAt !== null) return;
  const appeal = appealId === undefined ? null : await findAppeal(ctx.db, appealId);
  const about = appeal
    ? ({ kind: "banAppealReversed", reason: appeal.statement ?? undefined } as const)
    : ({ kind: "accountUnbanned" } as const);
  await queueMail(ctx, { user, key: `unbanned:${ctx.eventId}`, mail: noticeMail, about });
}

type Window = { offset: number; limit: number };

/** For admins. */
export async function listUsers(
  { db }: Context,
  { window, ...filter }: repository.UserFilter & { window: Window },
): Promise<{ data: AdminUser[]; total: number }> {
  const rows = await repository.listUserRows(db, filter, window);
  return { data: rows.map(present), total: await repository.countUserRows(db, filter) };
}

export async function getAdminUser(
  { db }: Context,
  { userId }: { userId: number },
): Promise<AdminUser> {
  const user = await findUser(db, userId);
  if (!user) throw notFound();
  return present(user);
}

/** Part of making the first admin; null when there is no such account. */
export async function giveAdminRole(
  { db }: Context,
  { email }: { email: string },
): Promise<{ userId: number; role: UserRow["role"] } | null> {
  const user = await lockUserByEmail(db, email);
  if (!user) return null;
  await changeUser(db, user.id, { role: "admin" });
  return { userId: user.id, role: user.role };
}

function present(user: UserRow): AdminUser {
  return {
    id: user.id,
    firstName: user.firstName,
    lastName: user.lastName ?? undefined,
    email: user.email,
    role: user.role,
    isEmailConfirmed: user.emailVerifiedAt !== null,
    bannedAt: user.bannedAt ? toInstant(user.bannedAt) : undefined,
    banReason: user.banReason ?? undefined,
    lastActiveAt: user.lastActiveAt ? toInstant(user.lastActiveAt) : undefined,
    createdAt: toInstant(user.createdAt),
  };
}
