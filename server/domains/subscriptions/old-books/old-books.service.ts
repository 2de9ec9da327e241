import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import type { Context, Outside } from "#server/platform/context.ts";
import { deleteBooks, lockOldSubscriptions } from "./old-books.repository.ts";
import { booksKeptFrom } from "./old-books.rules.ts";

const most = 50;

/**
 * Every night. What a subscription is follows from all of its entries, so its books go as one, once the
 * last of them is old enough; one that goes on keeps its own. The database lets nobody delete them sooner.
 */
export async function eraseOldBooks(ctx: Outside<Context>): Promise<void> {
  const from = booksKeptFrom(dayInAmsterdam(ctx.now));
  for (;;) {
    const ids = await ctx.inTransaction(async ({ db }) => {
      const old = await lockOldSubscriptions(db, { from, most });
      if (old.length > 0) await deleteBooks(db, old);
      return old;
    });
    if (ids.length < most) return;
  }
}
