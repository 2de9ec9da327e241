import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, or } from "drizzle-orm";
import type { PaymentMethod } from "#contract/subscriptions/payments.ts";
import type { Plan } from "#contract/subscriptions/plans.ts";
import type { Db } from "#server/db/database.ts";
import { paymentEntries, payments, refunds } from "#server/db/schema/money/payments.ts";
import { subscriptions } from "#server/db/schema/money/subscriptions.ts";
import { unfinishedStatuses } from "../payment-status.rules.ts";

export type PaymentRow = typeof payments.$inferSelect;
export type RefundRow = typeof refunds.$inferSelect;
export type PaymentEntry = typeof paymentEntries.$inferInsert;

const unfinished = inArray(payments.status, unfinishedStatuses);

/** Null when this try is there already. */
export async function insertPayment(
  tx: Db,
  row: typeof payments.$inferInsert,
): Promise<PaymentRow | null> {
  const [made] = await tx.insert(payments).values(row).onConflictDoNothing().returning();
  return made ?? null;
}

export async function changePayment(
  tx: Db,
  id: number,
  change: Partial<PaymentRow>,
): Promise<PaymentRow> {
  const [row] = await tx.update(payments).set(change).where(eq(payments.id, id)).returning();
  if (!row) throw new Error(`there is no payment ${id}`);
  return row;
}

export async function findPayment(db: Db, id: number): Promise<PaymentRow | null> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id));
  return row ?? null;
}

/** By the provider's name for it, or by the key it was ordered with: its answer may have been lost. */
export async function findProvidersPayment(
  db: Db,
  { providerId, key }: { providerId: string; key: string | null },
): Promise<PaymentRow | null> {
  const byName = eq(payments.providerId, providerId);
  const byKey = key && and(isNull(payments.providerId), eq(payments.key, key));
  const [row] = await db
    .select()
    .from(payments)
    .where(byKey ? or(byName, byKey) : byName)
    .limit(1);
  return row ?? null;
}

/** Those of a list of the provider's that are ours, found as one alone would be. */
export async function listProvidersPayments(
  db: Db,
  told: readonly { providerId: string; key: string | null }[],
): Promise<PaymentRow[]> {
  const names = told.map(({ providerId }) => providerId);
  const keys = told.map(({ key }) => key).filter((key) => key !== null);
  return db
    .select()
    .from(payments)
    .where(
      or(
        inArray(payments.providerId, names),
        and(isNull(payments.providerId), inArray(payments.key, keys)),
      ),
    );
}

export async function findOpenOrder(
  db: Db,
  subscriptionId: number,
  { plan, method }: { plan: Plan; method?: PaymentMethod | undefined },
): Promise<PaymentRow | null> {
  const [row] = await db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.subscriptionId, subscriptionId),
        eq(payments.kind, "first"),
        eq(payments.plan, plan),
        method ? eq(payments.orderedMethod, method) : isNull(payments.orderedMethod),
        unfinished,
      ),
    );
  return row ?? null;
}

export async function listCharges(
  db: Db,
  subscriptionId: number,
  renewsEndOn: string,
): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(and(eq(payments.subscriptionId, subscriptionId), eq(payments.renewsEndOn, renewsEndOn)))
    .orderBy(asc(payments.attempt));
}

/** Those that nobody has told us the end of; what was asked last comes last. */
export async function listUnfinished(
  db: Db,
  { askedBefore, after, most }: { askedBefore: Date; after: number; most: number },
): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(
      and(
        unfinished,
        or(isNull(payments.askedAt), lt(payments.askedAt, askedBefore)),
        gt(payments.id, after),
      ),
    )
    .orderBy(asc(payments.id))
    .limit(most);
}

/** True when it was not known yet. */
export async function insertPaymentEntry(tx: Db, entry: PaymentEntry): Promise<boolean> {
  const rows = await tx.insert(paymentEntries).values(entry).onConflictDoNothing().returning();
  return rows.length > 0;
}

export async function listPaymentEntries(db: Db, paymentIds: readonly number[]) {
  if (paymentIds.length === 0) return [];
  return db
    .select()
    .from(paymentEntries)
    .where(inArray(paymentEntries.paymentId, [...paymentIds]))
    .orderBy(asc(paymentEntries.happenedAt), asc(paymentEntries.createdAt));
}

/** The one that was paid last, whatever became of it. */
export async function findLastPaid(db: Db, subscriptionId: number): Promise<PaymentRow | null> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.subscriptionId, subscriptionId), isNotNull(payments.paidAt)))
    .orderBy(desc(payments.paidAt), desc(payments.id))
    .limit(1);
  return row ?? null;
}

export async function listPaymentsOf(db: Db, subscriptionId: number): Promise<PaymentRow[]> {
  return db.select().from(payments).where(eq(payments.subscriptionId, subscriptionId));
}

const ofUser = (userId: number) => eq(subscriptions.userId, userId);

export async function listPayments(
  db: Db,
  userId: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<PaymentRow[]> {
  const rows = await db
    .select({ payment: payments })
    .from(payments)
    .innerJoin(subscriptions, eq(subscriptions.id, payments.subscriptionId))
    .where(ofUser(userId))
    .orderBy(desc(payments.id))
    .offset(offset)
    .limit(limit);
  return rows.map((row) => row.payment);
}

export async function countPayments(db: Db, userId: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(payments)
    .innerJoin(subscriptions, eq(subscriptions.id, payments.subscriptionId))
    .where(ofUser(userId));
  return row?.count ?? 0;
}

export async function findOwnPayment(
  db: Db,
  userId: number,
  paymentId: number,
): Promise<PaymentRow | null> {
  const [row] = await db
    .select({ payment: payments })
    .from(payments)
    .innerJoin(subscriptions, eq(subscriptions.id, payments.subscriptionId))
    .where(and(ofUser(userId), eq(payments.id, paymentId)));
  return row?.payment ?? null;
}

export async function insertRefund(tx: Db, row: typeof refunds.$inferInsert): Promise<RefundRow> {
  const [made] = await tx.insert(refunds).values(row).returning();
  if (!made) throw new Error("no refund was written");
  return made;
}

export async function changeRefund(tx: Db, id: number, change: Partial<RefundRow>): Promise<void> {
  await tx.update(refunds).set(change).where(eq(refunds.id, id));
}

export async function findRefund(db: Db, id: number): Promise<RefundRow | null> {
  const [row] = await db.select().from(refunds).where(eq(refunds.id, id));
  return row ?? null;
}

export async function lockRefund(tx: Db, id: number): Promise<RefundRow | null> {
  const [row] = await tx.select().from(refunds).where(eq(refunds.id, id)).for("update");
  return row ?? null;
}

export async function listRefunds(db: Db, paymentIds: readonly number[]): Promise<RefundRow[]> {
  if (paymentIds.length === 0) return [];
  return db
    .select()
    .from(refunds)
    .where(inArray(refunds.paymentId, [...paymentIds]))
    .orderBy(asc(refunds.id));
}

export async function wasRefunded(db: Db, providerId: string): Promise<boolean> {
  const rows = await db
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(payments.providerId, providerId))
    .limit(1);
  return rows.length > 0;
}

export async function listAskedRefunds(
  db: Db,
  { after, most }: { after: number; most: number },
): Promise<RefundRow[]> {
  return db
    .select()
    .from(refunds)
    .where(and(eq(refunds.status, "asked"), gt(refunds.id, after)))
    .orderBy(asc(refunds.id))
    .limit(most);
}
