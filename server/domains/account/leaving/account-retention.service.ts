import type { Context, Outside } from "#server/platform/context.ts";
import { type TableWalk, walkTable } from "#server/platform/jobs/table-walk.ts";
import { endTokens } from "../access/end-tokens.service.ts";
import type { AccountPorts } from "../account.ports.ts";
import { findUser, type UserRow } from "../account.repository.ts";
import { eraseTexts } from "../bans/ban-appeals.repository.ts";
import { rememberBanned } from "../bans/bans.service.ts";
import { eraseTraces } from "./account-deletion.repository.ts";
import { eraseRows } from "./account-deletion.service.ts";
import { listUnconfirmed, lockUnconfirmed } from "./account-retention.repository.ts";
import { retentionLimits } from "./account-retention.rules.ts";

/** Every night; what is broken off goes on the next time. */
export async function eraseOldAppeals({ db, now }: Context): Promise<void> {
  await eraseTexts(db, retentionLimits(now).appeals);
}

type RetentionContext = Context<"outbox" | "appKey" | "jobs" | "log"> & {
  ports: Pick<AccountPorts, "findStayHold">;
};

/** Without a word: nobody ever said that the address is theirs. */
export async function forgetUnconfirmed(ctx: Outside<RetentionContext>): Promise<void> {
  await walkTable(ctx, unconfirmedAccounts);
}

/** Each account goes in a transaction of its own. */
export const unconfirmedAccounts: TableWalk<RetentionContext> = {
  name: "account.forget-unconfirmed",
  async list({ db, now }, page) {
    const people = await listUnconfirmed(db, retentionLimits(now).unconfirmed, page);
    return people.map(({ id }) => id);
  },
  act: forgetOne,
};

type Unconfirmed = { user: UserRow; before: Date };

async function forgetOne(ctx: Outside<RetentionContext>, userId: number): Promise<void> {
  const { unconfirmed: before } = retentionLimits(ctx.now);
  const user = await findUser(ctx.db, userId);
  if (!user) return;
  try {
    await ctx.inTransaction((inside) => eraseUnconfirmed(inside, { user, before }));
  } catch (error) {
    if (!(error instanceof Stays)) throw error;
  }
}

async function eraseUnconfirmed(
  ctx: RetentionContext,
  { user, before }: Unconfirmed,
): Promise<void> {
  const { id: userId } = user;
  await endTokens(ctx, { userId, by: "deletion" });
  await eraseTraces(ctx.db, user);
  // Only now: see `eraseTraces` for the order.
  const isStill = await lockUnconfirmed(ctx.db, userId, before);
  if (!isStill || (await ctx.ports.findStayHold(ctx, { userId, since: ctx.now })))
    throw new Stays();
  await rememberBanned(ctx, user);
  await eraseRows(ctx, { userId });
}

/** They have confirmed meanwhile, or something holds them: the transaction is taken back. */
class Stays extends Error {
  override name = "Stays";
}
