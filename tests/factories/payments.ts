import { randomUUID } from "node:crypto";
import type { ProfileType } from "#contract/profiles.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { dayMs } from "#contract/shared/durations.ts";
import type { Db } from "#server/db/database.ts";
import {
  invoices,
  paymentEntries,
  payments,
  subscriptionEntries,
} from "#server/db/schema/money/payments.ts";
import { subscriptions } from "#server/db/schema/money/subscriptions.ts";
import { testStart } from "../setup/test-server.ts";

type Buyer = { userId: number; profileId: number; profileType: ProfileType };

/** A month that somebody paid for, today or long ago, with its invoice; the number of the payment. */
export async function makePayment(
  db: Db,
  buyer: Buyer,
  createdAt = new Date(testStart),
): Promise<number> {
  const paidAt = createdAt;
  const startOn = dayInAmsterdam(createdAt);
  const endOn = dayInAmsterdam(new Date(createdAt.getTime() + 30 * dayMs));
  const period = { plan: "month", startOn, endOn } as const;
  const [subscription] = await db
    .insert(subscriptions)
    .values({ ...buyer, plan: "month", nextPlan: "month", endOn, createdAt })
    .returning();
  if (!subscription) throw new Error("no subscription was made");
  const amountCents = 995;
  const [payment] = await db
    .insert(payments)
    .values({
      subscriptionId: subscription.id,
      kind: "first",
      plan: "month",
      amountCents,
      vatPercent: 21,
      key: randomUUID(),
      providerId: `tr_${randomUUID().slice(0, 8)}`,
      status: "paid",
      method: "ideal",
      paidAt,
      createdAt,
    })
    .returning();
  if (!payment) throw new Error("no payment was made");
  const { id: paymentId } = payment;
  await db.insert(paymentEntries).values({
    paymentId,
    kind: "status",
    reference: "paid",
    amountCents,
    happenedAt: paidAt,
    createdAt,
  });
  await db
    .insert(subscriptionEntries)
    .values({ subscriptionId: subscription.id, kind: "bought", paymentId, ...period, createdAt });
  await db.insert(invoices).values({
    year: createdAt.getFullYear(),
    number: paymentId,
    paymentId,
    issuedOn: startOn,
    createdAt,
    totalCents: amountCents,
    vatPercent: 21,
    vatCents: 173,
    line: period,
    seller: { name: "Kwispel", lines: [] },
    buyer: { name: "Tess Verborgenaam", lines: ["nooitgezien@example.test"] },
  });
  return paymentId;
}
