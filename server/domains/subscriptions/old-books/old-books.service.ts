import { and, asc, eq, gt, inArray, type SQL, sql } from "drizzle-orm";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import type { Db } from "#server/db/database.ts";
import {
  invoices,
  paymentEntries,
  payments,
  refunds,
  subscriptionEntries,
} from "#server/db/schema/money/payments.ts";
import { subscriptions } from "#server/db/schema/money/subscriptions.ts";
import type { Context, Outside } from "#server/platform/context.ts";
import { type TableWalk, walkTable } from "#server/platform/jobs/table-walk.ts";

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

/**
 * Books are kept for seven years after the year that they are of (article 52 of the general act on state
 * taxes, AWR), and no longer: what is of an earlier year than this goes.
 */
const yearsKept = 7;

/** The first day of the oldest year whose books are still kept. `today` is a day in Amsterdam. */
export function booksKeptFrom(today: string): string {
  return `${Number(today.slice(0, 4)) - yearsKept}-01-01`;
}

/** Subscriptions of which nothing is from that day or later. */
async function listOldSubscriptions(
  db: Db,
  { from, after, most }: { from: string; after: number; most: number },
): Promise<number[]> {
  const rows = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(isOldBefore(from), gt(subscriptions.id, after)))
    .orderBy(asc(subscriptions.id))
    .limit(most);
  return rows.map(({ id }) => id);
}

/** False where it is none any more, or somebody has it in hand: it will be there tomorrow. */
async function lockOldSubscription(
  tx: Db,
  { from, subscriptionId }: { from: string; subscriptionId: number },
): Promise<boolean> {
  const rows = await tx
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(isOldBefore(from), eq(subscriptions.id, subscriptionId)))
    .for("update", { skipLocked: true });
  return rows.length > 0;
}

function isOldBefore(from: string): SQL {
  const start = sql`(${from}::date at time zone 'Europe/Amsterdam')`;
  const ofPayment = sql`select id from ${payments} where subscription_id = ${subscriptions.id}`;
  return sql`${subscriptions.createdAt} < ${start}
        and (${subscriptions.endOn} is null or ${subscriptions.endOn} < ${from}::date)
        and not exists (select 1 from ${subscriptionEntries}
          where subscription_id = ${subscriptions.id} and created_at >= ${start})
        and not exists (select 1 from ${payments}
          where subscription_id = ${subscriptions.id}
            and (created_at >= ${start} or paid_at >= ${start}))
        and not exists (select 1 from ${paymentEntries}
          where payment_id in (${ofPayment}) and created_at >= ${start})
        and not exists (select 1 from ${refunds}
          where payment_id in (${ofPayment}) and created_at >= ${start})
        and not exists (select 1 from ${invoices}
          where payment_id in (${ofPayment}) and created_at >= ${start})`;
}

/** All that is written down of them, what points at something before what it points at. */
async function deleteBooks(tx: Db, subscriptionIds: readonly number[]): Promise<void> {
  const ids = [...subscriptionIds];
  const ofThem = tx
    .select({ id: payments.id })
    .from(payments)
    .where(inArray(payments.subscriptionId, ids));
  await tx.delete(subscriptionEntries).where(inArray(subscriptionEntries.subscriptionId, ids));
  await tx.delete(invoices).where(inArray(invoices.paymentId, ofThem));
  await tx.delete(paymentEntries).where(inArray(paymentEntries.paymentId, ofThem));
  await tx.delete(refunds).where(inArray(refunds.paymentId, ofThem));
  await tx.delete(payments).where(inArray(payments.subscriptionId, ids));
  await tx.delete(subscriptions).where(inArray(subscriptions.id, ids));
}
