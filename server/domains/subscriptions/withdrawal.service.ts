import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import type { Withdrawal } from "#contract/subscriptions/withdrawal.ts";
import type { Db } from "#server/db/database.ts";
import type { Context } from "#server/platform/context.ts";
import { notFound, Problem } from "#server/platform/http/problem.ts";
import { signedLink } from "#server/platform/signed-links.ts";
import { type Standing, type WithdrawalTerms, withdrawalTerms } from "./ledger.rules.ts";
import { findPayment, type PaymentRow } from "./payments/payments.repository.ts";
import { askRefund, readRefundable } from "./payments/refunds.service.ts";
import { readStanding, writeEntry } from "./standing.service.ts";
import { purchaseWithdrawn } from "./subscriptions.events.ts";
import { lockSubscription } from "./subscriptions.repository.ts";

/** In a receipt: whoever has the mail may undo what it is about. */
export const withdrawalLink = signedLink("withdrawal");

type Link = { t: string };

/** 410 for a purchase that can't be undone any more: too late, renewed, or undone already. */
export async function getWithdrawal(
  ctx: Context<"appKey">,
  { t }: Link,
): Promise<Withdrawal & { payment: PaymentRow }> {
  const { db, now, appKey } = ctx;
  const paymentId = withdrawalLink.read(appKey, t);
  const payment = paymentId === null ? null : await findPayment(db, paymentId);
  if (!payment) throw notFound();
  const standing = await readStanding(db, payment.subscriptionId);
  const purchase = standing?.purchase;
  const terms = await findWithdrawalTerms(db, standing, dayInAmsterdam(now));
  if (!terms || purchase?.paymentId !== payment.id) throw new Problem(410, "tokenExpired");
  const { plan, amountCents } = payment;
  return { plan, amountCents, boughtOn: purchase.startOn, ...terms, payment };
}

/** By its days, and never more than is left of what was paid: some of it may have gone back before. */
export async function findWithdrawalTerms(
  db: Db,
  standing: Standing | null,
  today: string,
): Promise<WithdrawalTerms | null> {
  const payment = standing?.purchase && (await findPayment(db, standing.purchase.paymentId));
  const terms = payment ? withdrawalTerms(standing, payment.amountCents, today) : null;
  if (!payment || !terms) return null;
  const refundCents = Math.min(terms.refundCents, await readRefundable(db, payment));
  return { ...terms, refundCents };
}

/** It ends today, and what is left of it is paid back. */
export async function withdraw(
  ctx: Context<"appKey" | "outbox" | "jobs" | "config">,
  { t }: Link,
): Promise<{ refundCents: number }> {
  const { db, now } = ctx;
  const { payment } = await getWithdrawal(ctx, { t });
  await lockSubscription(db, payment.subscriptionId);
  // Behind the lock: another one may have been faster.
  const { refundCents } = await getWithdrawal(ctx, { t });
  const entry = { kind: "withdrawn" as const, startOn: dayInAmsterdam(now) };
  await writeEntry(ctx, payment.subscriptionId, entry);
  if (refundCents > 0)
    await askRefund(ctx, payment, { amountCents: refundCents, reason: "withdrawn" });
  const withdrawn = { paymentId: payment.id, refundCents, withdrawnAt: now };
  await ctx.outbox.publish(db, [purchaseWithdrawn(withdrawn)]);
  return { refundCents };
}
