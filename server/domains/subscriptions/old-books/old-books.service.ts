import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import type { Context, Outside } from "#server/platform/context.ts";
import { type TableWalk, walkTable } from "#server/platform/jobs/table-walk.ts";
import { deleteBooks, listOldSubscriptions, lockOldSubscription } from "./old-books.repository.ts";
import { booksKeptFrom } from "./old-books.rules.ts";

/**
 * Every night. What a subscription is follows from all of its entries, so its books go as one, once the
 * last of them is old enough; one that goes on keeps its own. The database lets nobody delete them sooner.
 */
export async function eraseOldBooks(ctx: Outside<Context<"jobs" | "log">>): Promise<void> {
  await walkTable(ctx, oldBooks);
}

const keptFrom = (now: Date) => booksKeptFrom(dayInAmsterdam(now));

export const oldBooks: TableWalk<Context<"jobs" | "log">> = {
  name: "subscriptions.erase-old-books",
  list: ({ db, now }, page) => listOldSubscriptions(db, { from: keptFrom(now), ...page }),
  act: (ctx, subscriptionId) =>
    ctx.inTransaction(async ({ db, now }) => {
      if (await lockOldSubscription(db, { from: keptFrom(now), subscriptionId }))
        await deleteBooks(db, [subscriptionId]);
    }),
};
