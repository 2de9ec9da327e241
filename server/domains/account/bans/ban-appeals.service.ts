import type * as z from "zod";
import { toInstant } from "#contract/shared/dates.ts";
import type {
  AdminBanAppeal,
  AdminUserWithAppeals,
  appealDecisionForm,
  QueuedBanAppeal,
} from "#contract/trust/admin.ts";
import type { Ban, banAppealForm } from "#contract/trust/ban-appeals.ts";
import type { TokenPurpose } from "#server/db/schema/one-time-tokens.ts";
import type { Context } from "#server/platform/context.ts";
import { conflict, notFound, Problem } from "#server/platform/http/problem.ts";
import { followLink, readLink } from "../access/account-links.service.ts";
import { banAppealUpheld } from "../account.events.ts";
import { findUser, lockUser, type UserRow } from "../account.repository.ts";
import { noticeMail, queueMail } from "../mails/account-mails.service.ts";
import * as repository from "./ban-appeals.repository.ts";
import { getAdminUser, unbanUser } from "./bans.service.ts";

const purposes: readonly TokenPurpose[] = ["appeal_ban"];

/** Since when, and why, for whoever has the link of the mail about it. */
export async function getBan(ctx: Context, { token }: { token: string }): Promise<Ban> {
  const { user } = await readLink(ctx, { token, purposes });
  const { bannedAt, banReason } = banOf(user);
  return { bannedAt: toInstant(bannedAt), reason: banReason ?? undefined };
}

/** Once: the link is used up by it. */
export async function appealBan(
  ctx: Context,
  { t: token, text }: z.output<typeof banAppealForm>,
): Promise<void> {
  const { user } = await followLink(ctx, { token, purposes });
  const { bannedAt, banReason } = banOf(user);
  const about = { userId: user.id, bannedAt, banReason };
  await repository.insertAppeal(ctx.db, { ...about, text, createdAt: ctx.now });
}

/** Lifted meanwhile: there is nothing to appeal against any more. */
function banOf({ bannedAt, banReason }: UserRow) {
  if (bannedAt === null) throw new Problem(410, "tokenExpired");
  return { bannedAt, banReason };
}

type Window = { offset: number; limit: number };

export function countOpenBanAppeals({ db }: Context): Promise<number> {
  return repository.countQueue(db, true);
}

/** For admins. */
export async function listBanAppeals(
  { db }: Context,
  { open, window }: { open: boolean | undefined; window: Window },
): Promise<{ data: QueuedBanAppeal[]; total: number }> {
  const rows = await repository.listQueue(db, open, window);
  const data = rows.map(({ appeal, firstName }) => ({
    ...present(appeal),
    user: { id: appeal.userId, firstName },
  }));
  return { data, total: await repository.countQueue(db, open) };
}

export async function getUserWithAppeals(
  ctx: Context,
  { userId }: { userId: number },
): Promise<AdminUserWithAppeals> {
  const user = await getAdminUser(ctx, { userId });
  return { ...user, appeals: (await repository.listAppealsOf(ctx.db, userId)).map(present) };
}

/** Part of an admin's decision. The ban stays or ends, and whom it concerns is told why. */
export async function decideBanAppeal(
  ctx: Context<"outbox">,
  { userId, outcome, statement }: { userId: number } & z.output<typeof appealDecisionForm>,
): Promise<AdminUserWithAppeals> {
  const { db, now: decidedAt, outbox } = ctx;
  if (!(await lockUser(db, userId))) throw notFound();
  const decision = { outcome, statement, decidedAt };
  const appealId = await repository.decideWaiting(db, userId, decision);
  if (appealId === null) throw conflict("notAppealed");
  if (outcome === "reversed") await unbanUser(ctx, { userId, appealId });
  else await outbox.publish(db, [banAppealUpheld({ userId, appealId })]);
  return getUserWithAppeals(ctx, { userId });
}

type AppealMailContext = Context<"mailer"> & { eventId: number };

export async function mailUpheldAppeal(
  ctx: AppealMailContext,
  { userId, appealId }: { userId: number; appealId: number },
): Promise<void> {
  const user = await findUser(ctx.db, userId);
  const appeal = await repository.findAppeal(ctx.db, appealId);
  if (!user || !appeal) return;
  const about = { kind: "banAppealUpheld", reason: appeal.statement ?? undefined } as const;
  await queueMail(ctx, { user, key: `appeal-upheld:${appealId}`, mail: noticeMail, about });
}

function present(row: repository.BanAppealRow): AdminBanAppeal {
  const { id, bannedAt, banReason, text, outcome, statement, decidedAt, createdAt } = row;
  return {
    id,
    bannedAt: toInstant(bannedAt),
    banReason: banReason ?? undefined,
    text: text ?? undefined,
    createdAt: toInstant(createdAt),
    outcome: outcome ?? undefined,
    statement: statement ?? undefined,
    decidedAt: decidedAt ? toInstant(decidedAt) : undefined,
  };
}
