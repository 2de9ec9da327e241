import { and, asc, eq, gt, isNull, lt } from "drizzle-orm";
import { daysBefore, retentionDays } from "#contract/privacy/retention.ts";
import type { Db } from "#server/db/database.ts";
import { users } from "#server/db/schema/account.ts";
import type { Context, Outside } from "#server/platform/context.ts";
import { type TableWalk, walkTable } from "#server/platform/jobs/table-walk.ts";
import { endTokens } from "../access/end-tokens.service.ts";
import type { AccountPorts } from "../account.ports.ts";
import { findUser, type UserRow } from "../account.repository.ts";
import { eraseTexts } from "../bans/ban-appeals.repository.ts";
import { rememberBanned } from "../bans/bans.service.ts";
import { eraseTraces } from "./account-deletion.repository.ts";
import { eraseRows } from "./account-deletion.service.ts";

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

/**
 * What somebody wrote against a ban goes half a year after it was decided; whoever never confirmed their
 * address is forgotten after 60 days. Log-ins that failed, devices and links of mails are purged by the
 * register of personal data.
 */
function retentionLimits(now: Date): { appeals: Date; unconfirmed: Date } {
  return {
    appeals: daysBefore(now, retentionDays.banAppeal),
    unconfirmed: daysBefore(now, retentionDays.unconfirmedAccount),
  };
}

/** After this one, in the order of their ids. Administrators are made by others, and stay. */
async function listUnconfirmed(
  db: Db,
  before: Date,
  page: { after: number; most: number },
): Promise<UserRow[]> {
  return db
    .select()
    .from(users)
    .where(and(isUnconfirmed(before), gt(users.id, page.after)))
    .orderBy(asc(users.id))
    .limit(page.most);
}

/** False when they have confirmed, or gone, meanwhile. */
async function lockUnconfirmed(tx: Db, userId: number, before: Date): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isUnconfirmed(before)))
    .for("update");
  return rows.length > 0;
}

const isUnconfirmed = (before: Date) =>
  and(isNull(users.emailVerifiedAt), eq(users.role, "user"), lt(users.createdAt, before));
