import type { Context, Outside } from "#server/platform/context.ts";
import { endTokens } from "../access/end-tokens.service.ts";
import type { AccountPorts } from "../account.ports.ts";
import type { UserRow } from "../account.repository.ts";
import { eraseTexts } from "../bans/ban-appeals.repository.ts";
import { rememberBanned } from "../bans/bans.service.ts";
import { eraseTraces } from "./account-deletion.repository.ts";
import { eraseRows } from "./account-deletion.service.ts";
import { listUnconfirmed, lockUnconfirmed } from "./account-retention.repository.ts";
import { retentionLimits } from "./account-retention.rules.ts";

/** How many ids are looked up at once; each account goes in a transaction of its own. */
const batchSize = 100;

/** Every night; what is broken off goes on the next time. */
export async function eraseOldAppeals({ db, now }: Context): Promise<void> {
  await eraseTexts(db, retentionLimits(now).appeals);
}

type RetentionContext = Context<"outbox" | "appKey"> & {
  ports: Pick<AccountPorts, "findStayHold">;
};

/** Without a word: nobody ever said that the address is theirs. */
export async function forgetUnconfirmed(
  ctx: Outside<RetentionContext>,
  { atOnce }: { atOnce: number } = { atOnce: batchSize },
): Promise<void> {
  const { unconfirmed: before } = retentionLimits(ctx.now);
  for (let afterId = 0; ; ) {
    const people = await listUnconfirmed(ctx.db, before, { afterId, limit: atOnce });
    for (const user of people) await forgetOne(ctx, { user, before });
    if (people.length < atOnce) return;
    afterId = people.at(-1)?.id ?? afterId;
  }
}

type Unconfirmed = { user: UserRow; before: Date };

async function forgetOne(ctx: Outside<RetentionContext>, one: Unconfirmed): Promise<void> {
  try {
    await ctx.inTransaction((inside) => eraseUnconfirmed(inside, one));
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
