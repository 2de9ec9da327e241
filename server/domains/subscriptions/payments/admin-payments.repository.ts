import { and, desc, eq, exists, ilike, or, type SQL, sql } from "drizzle-orm";
import type { paymentProblems } from "#contract/subscriptions/admin-payments.ts";
import type { PaymentStatus } from "#contract/subscriptions/payments.ts";
import { containing } from "#server/db/containing.ts";
import type { Db } from "#server/db/database.ts";
import { invoices, paymentEntries, payments, refunds } from "#server/db/schema/money/payments.ts";
import { subscriptions } from "#server/db/schema/money/subscriptions.ts";
import { sharedUsers } from "#server/db/views/account.ts";

export type PaymentFilter = {
  q: string | undefined;
  status: PaymentStatus | undefined;
  problem: (typeof paymentProblems)[number] | undefined;
};

const { id: userId, firstName, lastName, email } = sharedUsers;

function select(db: Db) {
  return db
    .select({
      payment: payments,
      profileType: subscriptions.profileType,
      user: { id: userId, firstName, lastName, email },
    })
    .from(payments)
    .innerJoin(subscriptions, eq(subscriptions.id, payments.subscriptionId))
    .leftJoin(sharedUsers, eq(userId, subscriptions.userId))
    .$dynamic();
}

export type AdminPaymentRow = Awaited<ReturnType<typeof select>>[number];

export async function findAdminPayment(db: Db, paymentId: number): Promise<AdminPaymentRow | null> {
  const [row] = await select(db).where(eq(payments.id, paymentId));
  return row ?? null;
}

export async function listAdminPayments(
  db: Db,
  filter: PaymentFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<AdminPaymentRow[]> {
  return select(db)
    .where(matching(db, filter))
    .orderBy(desc(payments.id))
    .offset(offset)
    .limit(limit);
}

export async function countAdminPayments(db: Db, filter: PaymentFilter): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(payments)
    .innerJoin(subscriptions, eq(subscriptions.id, payments.subscriptionId))
    .leftJoin(sharedUsers, eq(userId, subscriptions.userId))
    .where(matching(db, filter));
  return row?.count ?? 0;
}

function matching(db: Db, { q, status, problem }: PaymentFilter): SQL | undefined {
  return and(
    q ? named(db, q) : undefined,
    status ? eq(payments.status, status) : undefined,
    problem === "charged_back" ? exists(entriesOf(db, "charged_back")) : undefined,
    problem === "other_amount" ? exists(entriesOf(db, "other_amount")) : undefined,
    problem === "refund_failed" ? exists(failedRefunds(db)) : undefined,
  );
}

function entriesOf(db: Db, which: "charged_back" | "other_amount") {
  const { paymentId, kind } = paymentEntries;
  return db
    .select({ paymentId })
    .from(paymentEntries)
    .where(and(eq(paymentId, payments.id), eq(kind, which)));
}

function failedRefunds(db: Db) {
  return db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.paymentId, payments.id), eq(refunds.status, "failed")));
}

function named(db: Db, q: string): SQL | undefined {
  const part = containing(q);
  const [, year, number] = /^(\d{4})-(\d{1,9})$/.exec(q) ?? [];
  const { paymentId } = invoices;
  const numbered =
    year && number
      ? db
          .select({ paymentId })
          .from(invoices)
          .where(
            and(
              eq(paymentId, payments.id),
              eq(invoices.year, Number(year)),
              eq(invoices.number, Number(number)),
            ),
          )
      : null;
  return or(
    ...[firstName, lastName, email].map((column) => ilike(column, part)),
    eq(payments.providerId, q),
    numbered ? exists(numbered) : undefined,
  );
}
