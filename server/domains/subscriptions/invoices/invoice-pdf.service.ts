import path from "node:path";
import type { Locale } from "#contract/shared/locale.ts";
import type { Db } from "#server/db/database.ts";
import { productFolder } from "#server/db/product-folder.ts";
import type { Context, ViewerContext } from "#server/platform/context.ts";
import { notFound, unavailable } from "#server/platform/http/problem.ts";
import { createOwnThread, ThreadBusy } from "#server/platform/own-thread.ts";
import { findOwnPayment, findPayment, type PaymentRow } from "../payments/payments.repository.ts";
import { type WrittenInvoice, writeInvoice } from "./invoice-words.ts";
import { findInvoice } from "./invoices.repository.ts";
import { invoiceNumber } from "./invoices.service.ts";

/** Fonts keep a core busy for a good part of a second. */
const drawing = createOwnThread<WrittenInvoice, Uint8Array>(
  path.join(productFolder, "server/domains/subscriptions/invoices/invoice-thread.ts"),
  { mostWaiting: 12 },
);

type Which = { paymentId: number; refundId: number | null };

export async function makeInvoicePdf(
  { db, viewer, locale }: ViewerContext,
  { paymentId, refundId }: Which,
): Promise<Uint8Array> {
  const payment = await findOwnPayment(db, viewer.userId, paymentId);
  const written = payment && (await findWritten(db, payment, refundId, locale));
  if (!written) throw notFound();
  try {
    return await drawing.ask(written);
  } catch (error) {
    throw error instanceof ThreadBusy ? unavailable() : error;
  }
}

export type Paper = { number: string; bytes: Uint8Array };

/** The same for a mail, which waits when too many are drawn at once. */
export async function drawPaper(
  { db }: Pick<Context, "db">,
  { paymentId, refundId, locale }: Which & { locale: Locale },
): Promise<Paper> {
  const payment = await findPayment(db, paymentId);
  const invoice = await findInvoice(db, { paymentId, refundId });
  const written = payment && (await findWritten(db, payment, refundId, locale));
  if (!invoice || !written) throw new Error(`payment ${paymentId} has no such paper`);
  return { number: invoiceNumber(invoice), bytes: await drawing.ask(written) };
}

async function findWritten(
  db: Db,
  payment: PaymentRow,
  refundId: number | null,
  locale: Locale,
): Promise<WrittenInvoice | null> {
  const invoice = await findInvoice(db, { paymentId: payment.id, refundId });
  if (!invoice) return null;
  const first = await findInvoice(db, { paymentId: payment.id, refundId: null });
  const takenBack = refundId !== null && first ? invoiceNumber(first) : null;
  return writeInvoice({ invoice, number: invoiceNumber(invoice), takenBack, payment }, locale);
}
