import { toInstant } from "#contract/shared/dates.ts";
import type { Db } from "#server/db/database.ts";
import type { Context, Outside, ViewerContext } from "#server/platform/context.ts";
import { unauthenticated } from "#server/platform/http/problem.ts";
import { type TableWalk, walkTable } from "#server/platform/jobs/table-walk.ts";
import { userLeaving, userStaying, userUpdated } from "../account.events.ts";
import type { AccountPorts, WithPorts } from "../account.ports.ts";
import {
  changeUser,
  findUser,
  lockLeavingUser,
  lockUser,
  type UserRow,
} from "../account.repository.ts";
import { leavingMail, queueMail } from "../mails/account-mails.service.ts";
import { listLeaving } from "./account-deletion.repository.ts";
import { eraseAccount } from "./account-deletion.service.ts";

/*
  An account whose animals are in somebody's hands, or who has somebody's in hand, goes when its stay lets it.
  Until then it is found by nobody and begins nothing, and its owner may think better of it.
*/

/** At once; or, while a stay goes on, when its two don't need each other any more, which is answered. */
export async function deleteAccount(
  ctx: ViewerContext<"outbox" | "mailer" | "appKey"> & WithPorts,
): Promise<{ deletesAt: string } | undefined> {
  const { db, now, viewer } = ctx;
  const { userId } = viewer;
  const since = (await findLeavingSince(db, userId)) ?? now;
  const deletesAt = await ctx.ports.findStayHold(ctx, { userId, since });
  // Who stays for now keeps nobody from referring to them: what ends in their rooms does so.
  const leaving = await (deletesAt ? lockUser(db, userId) : lockLeavingUser(db, userId));
  // The first of two at once ends the session that the second came with.
  if (!leaving) throw unauthenticated();
  if (!deletesAt) {
    await eraseAccount(ctx, leaving);
    return undefined;
  }
  await beginLeaving(ctx, { leaving, deletesAt });
  return { deletesAt: toInstant(deletesAt) };
}

type Asked = { leaving: UserRow; deletesAt: Date };

/** Asked once more it stays as it is. */
async function beginLeaving(
  ctx: Context<"outbox" | "mailer">,
  { leaving, deletesAt }: Asked,
): Promise<void> {
  const { db, now, outbox } = ctx;
  const { id: userId } = leaving;
  if (leaving.deletionAskedAt !== null) return;
  await changeUser(db, userId, { deletionAskedAt: now });
  await outbox.publish(db, [userLeaving({ userId }), userUpdated({ userId })]);
  const key = `account-leaving:${userId}:${now.getTime()}`;
  const about = { deletesAt: deletesAt.toISOString() };
  await queueMail(ctx, { user: leaving, key, mail: leavingMail, about });
}

/** Found again, and free to begin; what was cancelled stays so. */
export async function keepAccount({
  db,
  outbox,
  viewer: { userId },
}: ViewerContext<"outbox">): Promise<void> {
  const user = await lockUser(db, userId);
  if (!user) throw unauthenticated();
  if (user.deletionAskedAt === null) return;
  await changeUser(db, userId, { deletionAskedAt: null });
  await outbox.publish(db, [userStaying({ userId }), userUpdated({ userId })]);
}

/** For whose account is to go: when, by how things stand. A job may be an hour behind it. */
export async function findDeletesAt(
  ctx: Context & { ports: Pick<AccountPorts, "findStayHold"> },
  { id: userId, deletionAskedAt: since }: Pick<UserRow, "id" | "deletionAskedAt">,
): Promise<Date | null> {
  if (since === null) return null;
  return (await ctx.ports.findStayHold(ctx, { userId, since })) ?? ctx.now;
}

/** Since when somebody's account is to go; null: it isn't. */
export async function findLeavingSince(db: Db, userId: number): Promise<Date | null> {
  return (await findUser(db, userId))?.deletionAskedAt ?? null;
}

type EraseContext = Context<"outbox" | "mailer" | "appKey" | "jobs" | "log"> & WithPorts;

/** Every hour: accounts go whose stays let them. One that can't go for an error keeps no other one. */
export async function eraseLeaving(ctx: Outside<EraseContext>): Promise<void> {
  await walkTable(ctx, leavingAccounts);
}

export const leavingAccounts: TableWalk<EraseContext> = {
  name: "account.erase-leaving",
  list: ({ db }, page) => listLeaving(db, page),
  act: (ctx, userId) => ctx.inTransaction((inside) => eraseIfFree(inside, userId)),
};

async function eraseIfFree(ctx: EraseContext, userId: number): Promise<void> {
  const leaving = await lockLeavingUser(ctx.db, userId);
  // Thought better of it meanwhile.
  if (!leaving?.deletionAskedAt) return;
  const since = leaving.deletionAskedAt;
  if (await ctx.ports.findStayHold(ctx, { userId, since })) return;
  await eraseAccount(ctx, leaving);
}
