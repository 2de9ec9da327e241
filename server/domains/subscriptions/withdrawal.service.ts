import type { Withdrawal } from "#contract/subscriptions/withdrawal.ts";
import { dayInAmsterdam } from "#server/platform/clock.ts";
import type { Context } from "#server/platform/context.ts";
import { notFound, Problem } from "#server/platform/http/problem.ts";
import { signedLink } from "#server/platform/signed-links.ts";
import { withdrawalTerms } from "./ledger.rules.ts";
import { findPayment, type PaymentRow } from "./payments/payments.repository.ts";
import { askRefund } from "./payments/refunds.service.ts";
import { readStanding, writeEntry } from "./standing.service.ts";
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
  const terms = withdrawalTerms(standing, payment.amountCents, dayInAmsterdam(now));
  if (!terms || purchase?.paymentId !== payment.id) throw new Problem(410, "tokenExpired");
  const { plan, amountCents } = payment;
  return { plan, amountCents, boughtOn: purchase.startOn, ...terms, payment };
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
  return { refundCents };
}
