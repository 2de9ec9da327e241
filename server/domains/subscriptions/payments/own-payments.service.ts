import { toInstant } from "#contract/shared/dates.ts";
import type { Payment } from "#contract/subscriptions/payments.ts";
import type { Context, Outside, ViewerContext } from "#server/platform/context.ts";
import { notFound } from "#server/platform/http/problem.ts";
import { asPaymentProblem } from "#server/platform/payments/payment-problem.ts";
import { type InvoiceRow, listInvoices } from "../invoices/invoices.repository.ts";
import { invoiceNumber } from "../invoices/invoices.service.ts";
import { isUnfinished } from "../payment-status.rules.ts";
import { refreshPayment } from "./apply-payment.service.ts";
import { chargedBackCents } from "./money-left.rules.ts";
import {
  countPayments,
  findOwnPayment,
  listPaymentEntries,
  listPayments,
  listRefunds,
  type PaymentRow,
} from "./payments.repository.ts";

type Window = { offset: number; limit: number };

export async function listOwnPayments(
  { db, viewer }: ViewerContext,
  window: Window,
): Promise<{ data: Payment[]; total: number }> {
  const rows = await listPayments(db, viewer.userId, window);
  return {
    data: await presentPayments({ db }, rows),
    total: await countPayments(db, viewer.userId),
  };
}

export async function getOwnPayment(
  { db, viewer }: ViewerContext,
  { paymentId }: { paymentId: number },
): Promise<Payment> {
  const row = await findOwnPayment(db, viewer.userId, paymentId);
  const [payment] = row ? await presentPayments({ db }, [row]) : [];
  if (!payment) throw notFound();
  return payment;
}

/** Who comes back from the checkout doesn't wait for the provider to tell us: it is asked. */
export async function checkOwnPayment(
  ctx: Outside<ViewerContext<"outbox" | "jobs" | "config" | "payments" | "log">>,
  { paymentId }: { paymentId: number },
): Promise<void> {
  const row = await findOwnPayment(ctx.db, ctx.viewer.userId, paymentId);
  if (!row) throw notFound();
  if (!isUnfinished(row.status) || !row.providerId) return;
  try {
    await refreshPayment(ctx, { providerId: row.providerId });
  } catch (error) {
    throw asPaymentProblem(error);
  }
}

export async function presentPayments(
  { db }: Pick<Context, "db">,
  rows: readonly PaymentRow[],
): Promise<Payment[]> {
  const ids = rows.map(({ id }) => id);
  const refunds = await listRefunds(db, ids);
  const invoices = await listInvoices(db, ids);
  const entries = await listPaymentEntries(db, ids);
  const numberOf = (paymentId: number, refundId: number | null) =>
    withNumber(invoices.find((row) => row.paymentId === paymentId && row.refundId === refundId));
  return rows.map((row) => {
    const { id, kind, plan, amountCents, status, method, createdAt, paidAt } = row;
    const takenBack = chargedBackCents(entries.filter((entry) => entry.paymentId === id));
    return {
      id,
      kind,
      plan,
      amountCents,
      status,
      createdAt: toInstant(createdAt),
      ...(method ? { method } : {}),
      ...(paidAt ? { paidAt: toInstant(paidAt) } : {}),
      ...numberOf(id, null),
      refunds: refunds
        .filter((refund) => refund.paymentId === id)
        .map((refund) => ({
          id: refund.id,
          amountCents: refund.amountCents,
          reason: refund.reason,
          status: refund.status,
          createdAt: toInstant(refund.createdAt),
          ...numberOf(id, refund.id),
        })),
      ...(takenBack > 0 ? { chargedBackCents: takenBack } : {}),
      ...(status === "open" && row.checkoutUrl ? { checkoutUrl: row.checkoutUrl } : {}),
      ...(row.backTo ? { backTo: row.backTo } : {}),
    };
  });
}

function withNumber(invoice: InvoiceRow | undefined) {
  return invoice ? { invoiceNumber: invoiceNumber(invoice) } : {};
}
