import { paymentStatus } from "#contract/subscriptions/payments.ts";
import type { Db } from "#server/db/database.ts";
import type { Context, Outside } from "#server/platform/context.ts";
import { canBecome } from "./payment-status.rules.ts";
import { listPaymentEntries, listPaymentsOf } from "./payments/payments.repository.ts";
import { readStanding } from "./standing.service.ts";
import {
  keptOf,
  listSubscriptionsAfter,
  type SubscriptionRow,
} from "./subscriptions.repository.ts";

/** Every night: what is kept for reading must be what the entries come to. Who is on duty hears of it. */
export async function compareBooks(ctx: Outside<Context<"log">>): Promise<void> {
  let after = 0;
  const different: number[] = [];
  for (;;) {
    const rows = await listSubscriptionsAfter(ctx.db, { after, most: 200 });
    for (const row of rows) if (!(await isTrue(ctx, row))) different.push(row.id);
    const last = rows.at(-1);
    if (!last) break;
    after = last.id;
  }
  if (different.length > 0)
    ctx.log.error({ subscriptionIds: different }, "subscriptions differ from their entries");
}

async function isTrue({ db }: Pick<Context, "db">, row: SubscriptionRow): Promise<boolean> {
  const kept = keptOf(await readStanding(db, row.id));
  const isStandingTrue =
    kept.plan === row.plan &&
    kept.nextPlan === row.nextPlan &&
    kept.endOn === row.endOn &&
    kept.isCancelled === row.isCancelled;
  return isStandingTrue && (await areStatusesTrue(db, row.id));
}

/** A payment is what it was last told to be, and open before that. */
async function areStatusesTrue(db: Db, subscriptionId: number): Promise<boolean> {
  const payments = await listPaymentsOf(db, subscriptionId);
  const entries = await listPaymentEntries(
    db,
    payments.map(({ id }) => id),
  );
  return payments.every(({ id, status }) => {
    const told = entries
      .filter(({ paymentId, kind }) => paymentId === id && kind === "status")
      .map(({ reference }) => paymentStatus.parse(reference))
      // By what can follow on what: the provider's clock and ours don't tell it.
      .reduce((before, next) => (canBecome(before, next) ? next : before), "open");
    return told === status;
  });
}
