import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { toInstant } from "#contract/shared/dates.ts";
import type { AdminPayment, PaymentHistory } from "#contract/subscriptions/admin-payments.ts";
import type { Db } from "#server/db/database.ts";
import type { Context } from "#server/platform/context.ts";
import { conflict, notFound } from "#server/platform/http/problem.ts";
import { listInvoices } from "../invoices/invoices.repository.ts";
import { invoiceNumber } from "../invoices/invoices.service.ts";
import { isRunning } from "../ledger.rules.ts";
import { readStanding, writeEntry } from "../standing.service.ts";
import { listEntryRows, lockSubscription } from "../subscriptions.repository.ts";
import {
  type AdminPaymentRow,
  countAdminPayments,
  findAdminPayment,
  listAdminPayments,
  type PaymentFilter,
} from "./admin-payments.repository.ts";
import { refundableCents } from "./money-left.rules.ts";
import { presentPayments } from "./own-payments.service.ts";
import { findPayment, listPaymentEntries, listRefunds } from "./payments.repository.ts";
import { askRefund, readRefundable } from "./refunds.service.ts";

type OfPayment = { paymentId: number };

export async function listPaymentsForAdmin(
  { db }: Context,
  { window, ...filter }: PaymentFilter & { window: { offset: number; limit: number } },
): Promise<{ data: AdminPayment[]; total: number }> {
  const rows = await listAdminPayments(db, filter, window);
  return { data: await present(db, rows), total: await countAdminPayments(db, filter) };
}

export async function getPaymentHistory(
  { db }: Context,
  { paymentId }: OfPayment,
): Promise<PaymentHistory> {
  const row = await findAdminPayment(db, paymentId);
  const [payment] = row ? await present(db, [row]) : [];
  if (!payment) throw notFound();
  const refunds = await listRefunds(db, [paymentId]);
  const entries = await listPaymentEntries(db, [paymentId]);
  const invoices = await listInvoices(db, [paymentId]);
  const subscriptionEntries = await listEntryRows(db, payment.subscriptionId);
  return {
    ...payment,
    refunds: payment.refunds.map((refund) => {
      const { text, providerId } = refunds.find(({ id }) => id === refund.id) ?? {};
      return { ...refund, ...(text ? { text } : {}), ...(providerId ? { providerId } : {}) };
    }),
    entries: entries.map(({ kind, reference, amountCents, happenedAt, createdAt }) => ({
      kind,
      reference,
      amountCents,
      happenedAt: toInstant(happenedAt),
      createdAt: toInstant(createdAt),
    })),
    invoices: invoices
      .toSorted((one, other) => one.id - other.id)
      .map((invoice) => {
        const { refundId, cancelsId, issuedOn, totalCents, vatPercent, vatCents } = invoice;
        const number = invoiceNumber(invoice);
        return {
          number,
          issuedOn,
          totalCents,
          vatPercent,
          vatCents,
          ...(refundId === null ? {} : { refundId }),
          ...(cancelsId === null ? {} : { undoes: true as const }),
        };
      }),
    subscriptionEntries: subscriptionEntries.map((entry) => ({
      kind: entry.kind,
      ...(entry.paymentId === null ? {} : { paymentId: entry.paymentId }),
      ...(entry.plan ? { plan: entry.plan } : {}),
      ...(entry.startOn ? { startOn: entry.startOn } : {}),
      ...(entry.endOn ? { endOn: entry.endOn } : {}),
      createdAt: toInstant(entry.createdAt),
    })),
  };
}

export type GivenRefund = { refundId: number; amountCents: number; endsOn: string | null };

/**
 * Part of an admin's decision. Who gets back all of what they paid last has nothing left that it pays
 * for: it ends, today or before it begins. A part is a kindness, and changes nothing else.
 */
export async function refundPayment(
  ctx: Context<"outbox" | "jobs" | "config">,
  { paymentId, amountCents, reason }: OfPayment & { amountCents?: number; reason: string },
): Promise<GivenRefund> {
  const { db } = ctx;
  const found = await findPayment(db, paymentId);
  if (!found) throw notFound();
  await lockSubscription(db, found.subscriptionId);
  const payment = await findPayment(db, paymentId);
  if (!payment) throw notFound();
  const left = await readRefundable(db, payment);
  if (left === 0) throw conflict("refundTooHigh");
  const wanted = { amountCents: amountCents ?? left, reason: "goodwill", text: reason } as const;
  const refund = await askRefund(ctx, payment, wanted);
  const endsOn = refund.amountCents === left ? await endPaidBack(ctx, payment) : null;
  return { refundId: refund.id, amountCents: refund.amountCents, endsOn };
}

/** The first day without; null when it goes on, by another payment, or was over. */
async function endPaidBack(
  ctx: Context<"outbox">,
  { id: paymentId, subscriptionId }: { id: number; subscriptionId: number },
): Promise<string | null> {
  const today = dayInAmsterdam(ctx.now);
  const standing = await readStanding(ctx.db, subscriptionId);
  const periods = (await listEntryRows(ctx.db, subscriptionId)).filter(({ endOn }) => endOn);
  const last = periods.at(-1);
  const startOn = last?.startOn;
  if (!isRunning(standing, today) || last?.paymentId !== paymentId || !startOn) return null;
  const hasBegun = startOn <= today;
  const endsOn = hasBegun ? today : startOn;
  await writeEntry(ctx, subscriptionId, { kind: "refunded", startOn: endsOn });
  return endsOn;
}

async function present(db: Db, rows: readonly AdminPaymentRow[]): Promise<AdminPayment[]> {
  const payments = rows.map(({ payment }) => payment);
  const ids = payments.map(({ id }) => id);
  const presented = await presentPayments({ db }, payments);
  const refunds = await listRefunds(db, ids);
  const entries = await listPaymentEntries(db, ids);
  return rows.flatMap(({ payment, profileType, user }) => {
    const own = presented.find(({ id }) => id === payment.id);
    if (!own) return [];
    const isOfIt = ({ paymentId }: OfPayment) => paymentId === payment.id;
    const { subscriptionId, providerId } = payment;
    return {
      ...own,
      profileType,
      subscriptionId,
      ...(user ? { user: { ...user, lastName: user.lastName ?? undefined } } : {}),
      ...(providerId ? { providerId } : {}),
      refundableCents: refundableCents(payment, refunds.filter(isOfIt), entries.filter(isOfIt)),
    };
  });
}
