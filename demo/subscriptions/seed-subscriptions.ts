import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { vatIn } from "#contract/subscriptions/plans.ts";
import { daysBefore } from "#demo/moments.ts";
import type { Db } from "#server/db/database.ts";
import { paymentEntries, payments, subscriptionEntries } from "#server/db/schema/money/payments.ts";
import { subscriptions } from "#server/db/schema/money/subscriptions.ts";
import { profiles } from "#server/db/schema/profiles.ts";
import { insertInvoice } from "#server/domains/subscriptions/invoices/invoices.repository.ts";
import {
  type Entry,
  firstPeriod,
  nextPeriod,
  type Period,
  standingOf,
} from "#server/domains/subscriptions/ledger.rules.ts";
import { keptOf } from "#server/domains/subscriptions/subscriptions.repository.ts";

const plan = "year";
const amountCents = 4995;
const vatPercent = 21;
const seller = { name: "Kwispel (demo)", lines: [] };
const buyer = { name: "Sanne de Vries", lines: ["oppas@kwispel.test"] };
/** Bought more than a year ago, and renewed a while ago: the next charge is far away. */
const boughtDaysAgo = 400;
const renewedDaysAgo = 43;

/** Of Sanne: a year that was renewed, with its two invoices. */
export async function seedSubscriptions(
  tx: Db,
  { sanneProfileId, now }: { sanneProfileId: number; now: Date },
): Promise<void> {
  const [profile] = await tx.select().from(profiles).where(eq(profiles.id, sanneProfileId));
  if (!profile) throw new Error("the demo has no such sitter");
  const { userId, profileType } = profile;
  const bought = daysBefore(now, boughtDaysAgo);
  const [subscription] = await tx
    .insert(subscriptions)
    .values({ profileId: sanneProfileId, userId, profileType, createdAt: bought })
    .returning();
  if (!subscription) throw new Error("no subscription was made");
  const { id: subscriptionId } = subscription;

  const first = firstPeriod(plan, dayInAmsterdam(bought));
  const firstId = await seedPayment(tx, { subscriptionId, period: first, paidAt: bought });
  const entries: Entry[] = [{ kind: "bought", paymentId: firstId, ...first }];
  const standing = standingOf(entries);
  if (!standing) throw new Error("nothing was bought");
  const renewed = daysBefore(now, renewedDaysAgo);
  const second = nextPeriod(standing, plan, dayInAmsterdam(renewed));
  const renewal = { subscriptionId, period: second, paidAt: renewed, renewsEndOn: first.endOn };
  entries.push({ kind: "renewed", paymentId: await seedPayment(tx, renewal), ...second });

  await tx
    .insert(subscriptionEntries)
    .values(entries.map((entry) => ({ subscriptionId, ...entry, createdAt: bought })));
  await tx
    .update(subscriptions)
    .set(keptOf(standingOf(entries)))
    .where(eq(subscriptions.id, subscriptionId));
}

type SeededPayment = {
  subscriptionId: number;
  period: Period;
  paidAt: Date;
  renewsEndOn?: string;
};

async function seedPayment(tx: Db, seeded: SeededPayment): Promise<number> {
  const { subscriptionId, period, paidAt, renewsEndOn } = seeded;
  const key = randomUUID();
  const [payment] = await tx
    .insert(payments)
    .values({
      subscriptionId,
      plan,
      amountCents,
      vatPercent,
      key,
      status: "paid",
      paidAt,
      ...(renewsEndOn
        ? { kind: "renewal", method: "directdebit", renewsEndOn, attempt: 0 }
        : { kind: "first", method: "ideal" }),
      providerId: `tr_demo${key.slice(0, 8)}`,
      createdAt: paidAt,
    })
    .returning();
  if (!payment) throw new Error("no payment was made");
  const paymentId = payment.id;
  await tx.insert(paymentEntries).values({
    paymentId,
    kind: "status",
    reference: "paid",
    amountCents,
    happenedAt: paidAt,
    createdAt: paidAt,
  });
  const issuedOn = dayInAmsterdam(paidAt);
  await insertInvoice(tx, {
    year: Number(issuedOn.slice(0, 4)),
    paymentId,
    issuedOn,
    totalCents: amountCents,
    vatPercent,
    vatCents: vatIn(amountCents, vatPercent),
    line: period,
    seller,
    buyer,
    createdAt: paidAt,
  });
  return paymentId;
}
