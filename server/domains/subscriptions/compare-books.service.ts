import { paymentStatus } from "#contract/subscriptions/payments.ts";
import type { Db } from "#server/db/database.ts";
import type { Context, Outside } from "#server/platform/context.ts";
import { type TableWalk, walkTable } from "#server/platform/jobs/table-walk.ts";
import { canBecome } from "./payment-status.rules.ts";
import { listPaymentEntries, listPaymentsOf } from "./payments/payments.repository.ts";
import { readStanding } from "./standing.service.ts";
import {
  findSubscriptionById,
  keptOf,
  listSubscriptionsAfter,
  type SubscriptionRow,
} from "./subscriptions.repository.ts";

/** Every night: what is kept for reading must be what the entries come to. Who is on duty hears of it. */
export async function compareBooks(ctx: Outside<Context<"jobs" | "log">>): Promise<void> {
  await walkTable(ctx, allBooks);
}

export const allBooks: TableWalk<Context<"jobs" | "log">> = {
  name: "subscriptions.compare-books",
  list: async ({ db }, page) => (await listSubscriptionsAfter(db, page)).map(({ id }) => id),
  async act({ db, log }, subscriptionId) {
    const row = await findSubscriptionById(db, subscriptionId);
    if (row && !(await agreesWithEntries({ db }, row)))
      log.error({ subscriptionId }, "a subscription differs from its entries");
  },
};

export async function agreesWithEntries(
  { db }: Pick<Context, "db">,
  row: SubscriptionRow,
): Promise<boolean> {
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
