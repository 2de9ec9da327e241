import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { invoiceSeries, invoices } from "#server/db/schema/money/payments.ts";
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
  const [row] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.paymentId, paymentId), ofRefund));
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
