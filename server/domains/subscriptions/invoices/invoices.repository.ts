import { and, asc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "#server/db/database.ts";
import { invoiceSeries, invoices, refunds } from "#server/db/schema/money/payments.ts";
import { sharedUsers } from "#server/db/views/account.ts";

export type InvoiceRow = typeof invoices.$inferSelect;
export type NewInvoice = Omit<typeof invoices.$inferInsert, "number">;

/**
 * The next number of its year. The series' row stays locked until the transaction ends, and goes back
 * with it: there is no gap, whatever fails.
 */
export async function insertInvoice(tx: Db, invoice: NewInvoice): Promise<InvoiceRow> {
  const [series] = await tx
    .insert(invoiceSeries)
    .values({ year: invoice.year, lastNumber: 1 })
    .onConflictDoUpdate({
      target: invoiceSeries.year,
      set: { lastNumber: sql`${invoiceSeries.lastNumber} + 1` },
    })
    .returning();
  if (!series) throw new Error("an invoice got no number");
  const [row] = await tx
    .insert(invoices)
    .values({ ...invoice, number: series.lastNumber })
    .returning();
  if (!row) throw new Error("no invoice was written");
  return row;
}

export async function findInvoice(
  db: Db,
  { paymentId, refundId }: { paymentId: number; refundId: number | null },
): Promise<InvoiceRow | null> {
  const ofRefund = refundId === null ? isNull(invoices.refundId) : eq(invoices.refundId, refundId);
  const isOwn = and(ofRefund, isNull(invoices.cancelsId));
  const [row] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.paymentId, paymentId), isOwn));
  return row ?? null;
}

/** Credit notes of refunds that failed, and that no invoice undoes yet. */
export async function listWrongCreditNotes(
  db: Db,
  { after, most }: { after: number; most: number },
): Promise<number[]> {
  const undoing = alias(invoices, "undoing");
  const rows = await db
    .select({ id: invoices.id })
    .from(invoices)
    .innerJoin(refunds, eq(refunds.id, invoices.refundId))
    .leftJoin(undoing, eq(undoing.cancelsId, invoices.id))
    .where(and(eq(refunds.status, "failed"), isNull(undoing.id), gt(invoices.id, after)))
    .orderBy(asc(invoices.id))
    .limit(most);
  return rows.map(({ id }) => id);
}

/** Null where something undoes it already. */
export async function findWrongCreditNote(db: Db, invoiceId: number): Promise<InvoiceRow | null> {
  const page = { after: invoiceId - 1, most: 1 };
  if ((await listWrongCreditNotes(db, page))[0] !== invoiceId) return null;
  const [row] = await db.select().from(invoices).where(eq(invoices.id, invoiceId));
  return row ?? null;
}

export async function listInvoices(db: Db, paymentIds: readonly number[]): Promise<InvoiceRow[]> {
  if (paymentIds.length === 0) return [];
  return db
    .select()
    .from(invoices)
    .where(inArray(invoices.paymentId, [...paymentIds]));
}

export async function findBuyer(db: Db, userId: number) {
  const { firstName, lastName, email, preferredLocale } = sharedUsers;
  const [row] = await db
    .select({ firstName, lastName, email, locale: preferredLocale })
    .from(sharedUsers)
    .where(eq(sharedUsers.id, userId));
  return row ?? null;
}
