import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { vatIn } from "#contract/subscriptions/plans.ts";
import type { InvoiceParty } from "#server/db/schema/money/payments.ts";
import type { Config } from "#server/platform/config/config.ts";
import type { Context, Outside } from "#server/platform/context.ts";
import { type TableWalk, walkTable } from "#server/platform/jobs/table-walk.ts";
import type { Period } from "../ledger.rules.ts";
import type { PaymentRow, RefundRow } from "../payments/payments.repository.ts";
import { lockSubscription } from "../subscriptions.repository.ts";
import {
  findBuyer,
  findInvoice,
  findWrongCreditNote,
  type InvoiceRow,
  insertInvoice,
  listWrongCreditNotes,
} from "./invoices.repository.ts";

/** Part of a payment that was paid. */
export async function issueInvoice(
  { db, now, config }: Context<"config">,
  { payment, period }: { payment: PaymentRow; period: Period },
): Promise<InvoiceRow> {
  const { userId } = await lockSubscription(db, payment.subscriptionId);
  const buyer = userId === null ? null : await findBuyer(db, userId);
  const issuedOn = dayInAmsterdam(now);
  const { amountCents: totalCents, vatPercent } = payment;
  const { plan, startOn, endOn } = period;
  return insertInvoice(db, {
    year: yearOf(issuedOn),
    paymentId: payment.id,
    issuedOn,
    totalCents,
    vatPercent,
    vatCents: vatIn(totalCents, vatPercent),
    line: { plan, startOn, endOn },
    seller: sellerOf(config),
    buyer: {
      name: buyer ? [buyer.firstName, buyer.lastName].filter(Boolean).join(" ") : "",
      lines: buyer ? [buyer.email] : [],
    },
    createdAt: now,
  });
}

/** Part of a refund that went through: the same papers once more, with what went back below zero. */
export async function issueCreditNote(
  { db, now, config }: Context<"config">,
  { payment, refund }: { payment: PaymentRow; refund: RefundRow },
): Promise<InvoiceRow> {
  const invoice = await findInvoice(db, { paymentId: payment.id, refundId: null });
  if (!invoice) throw new Error(`payment ${payment.id} has no invoice to take back`);
  const issuedOn = dayInAmsterdam(now);
  const { vatPercent, line, buyer } = invoice;
  return insertInvoice(db, {
    year: yearOf(issuedOn),
    paymentId: payment.id,
    refundId: refund.id,
    issuedOn,
    totalCents: -refund.amountCents,
    vatPercent,
    vatCents: -vatIn(refund.amountCents, vatPercent),
    line,
    buyer,
    seller: sellerOf(config),
    createdAt: now,
  });
}

/**
 * Every night, for credit notes that were issued when money was only asked to go back, and then didn't: what
 * is on paper stays, so an invoice of the same amount undoes it.
 */
export async function undoWrongCreditNotes(ctx: Outside<UndoContext>): Promise<void> {
  await walkTable(ctx, wrongCreditNotes);
}

type UndoContext = Context<"config" | "jobs" | "log">;

export const wrongCreditNotes: TableWalk<UndoContext> = {
  name: "subscriptions.undo-credit-notes",
  list: ({ db }, page) => listWrongCreditNotes(db, page),
  act: (ctx, invoiceId) =>
    ctx.inTransaction(async ({ db, now, config }) => {
      const note = await findWrongCreditNote(db, invoiceId);
      if (!note) return;
      const issuedOn = dayInAmsterdam(now);
      const { paymentId, totalCents, vatPercent, vatCents, line, buyer } = note;
      await insertInvoice(db, {
        year: yearOf(issuedOn),
        paymentId,
        cancelsId: invoiceId,
        issuedOn,
        createdAt: now,
        totalCents: -totalCents,
        vatPercent,
        vatCents: -vatCents,
        line,
        buyer,
        seller: sellerOf(config),
      });
    }),
};

export function invoiceNumber({ year, number }: Pick<InvoiceRow, "year" | "number">): string {
  return `${year}-${String(number).padStart(6, "0")}`;
}

function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}

function sellerOf(config: Config): InvoiceParty {
  const { OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_EMAIL, OPERATOR_KVK, OPERATOR_VAT } = config;
  const lines = [
    OPERATOR_ADDRESS,
    OPERATOR_EMAIL,
    OPERATOR_KVK && `KVK ${OPERATOR_KVK}`,
    OPERATOR_VAT && `BTW ${OPERATOR_VAT}`,
  ];
  return { name: OPERATOR_NAME, lines: lines.filter((line) => typeof line === "string") };
}
