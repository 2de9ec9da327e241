import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import type { PaymentKind } from "#contract/subscriptions/payments.ts";
import type { Plan } from "#contract/subscriptions/plans.ts";
import type { Db } from "#server/db/database.ts";
import type { Context } from "#server/platform/context.ts";
import { addDays } from "../days.rules.ts";
import { findInvoice } from "../invoices/invoices.repository.ts";
import { invoiceNumber } from "../invoices/invoices.service.ts";
import { isRunning, withdrawalTerms } from "../ledger.rules.ts";
import { chargedBackCents } from "../payments/money-left.rules.ts";
import {
  findPayment,
  findRefund,
  listPaymentEntries,
  type RefundRow,
} from "../payments/payments.repository.ts";
import { renewalPriceOf } from "../prices.ts";
import { chargeOn, retryOn } from "../renewals/renewal.rules.ts";
import { readStanding } from "../standing.service.ts";
import {
  findSubscriptionById,
  listCancelledEndingBy,
  type SubscriptionRow,
} from "../subscriptions.repository.ts";
import { withdrawalLink } from "../withdrawal.service.ts";

/** Whom it is told; their profile may have gone. */
type Whose = { userId: number; profileId: number | null };

/** For telling somebody of their subscription; null when nobody is left to be told. */
export type SubscriptionFacts = Whose & {
  plan: Plan;
  endOn: string;
  /** What would be charged next, and when at the earliest: nobody is charged on the day they are told. */
  next: { plan: Plan; amountCents: number; chargeOn: string };
  isRunning: boolean;
  isCancelled: boolean;
  /** By the clock, when nothing could be charged. */
  isGivenUp: boolean;
};

export async function findSubscriptionFacts(
  { db, now, config }: Context<"config">,
  { subscriptionId }: { subscriptionId: number },
): Promise<SubscriptionFacts | null> {
  const row = await findSubscriptionById(db, subscriptionId);
  const whose = whoseIs(row);
  const standing = await readStanding(db, subscriptionId);
  if (!row || !whose || !standing) return null;
  const today = dayInAmsterdam(now);
  const { plan, nextPlan, endOn, isCancelled, isGivenUp } = standing;
  const [due, tomorrow] = [chargeOn(standing), addDays(today, 1)];
  return {
    ...whose,
    plan,
    endOn,
    isCancelled,
    isGivenUp,
    isRunning: isRunning(standing, today),
    next: {
      plan: nextPlan,
      amountCents: renewalPriceOf(config, row, standing),
      chargeOn: due > today ? due : tomorrow,
    },
  };
}

/** For telling somebody of a payment. */
export type PaymentFacts = Whose & {
  kind: PaymentKind;
  plan: Plan;
  amountCents: number;
  /** What it paid for, once it is paid. */
  paper: { number: string; vatCents: number; startOn: string; endOn: string } | null;
  /** Of a purchase that can still be undone: by which link, until when. */
  withdrawal: { token: string; until: string } | null;
  /** Of a renewal: the end after which it is for. */
  renewsEndOn: string | null;
  /** Of a charge that failed: when it is tried again; null when it isn't. */
  nextTryOn: string | null;
  chargedBackCents: number;
};

export async function findPaymentFacts(
  { db, now, appKey }: Context<"appKey">,
  { paymentId }: { paymentId: number },
): Promise<PaymentFacts | null> {
  const payment = await findPayment(db, paymentId);
  const whose = payment && (await findWhose(db, payment.subscriptionId));
  if (!payment || !whose) return null;
  const { kind, plan, amountCents, attempt, renewsEndOn } = payment;
  const [triedOn, today] = [dayInAmsterdam(payment.createdAt), dayInAmsterdam(now)];
  const standing = await readStanding(db, payment.subscriptionId);
  const terms = withdrawalTerms(standing, amountCents, today);
  const isPurchase = standing?.purchase?.paymentId === paymentId;
  const isRenewed = standing && !standing.isCancelled && standing.endOn === renewsEndOn;
  const invoice = await findInvoice(db, { paymentId, refundId: null });
  return {
    ...whose,
    kind,
    plan,
    amountCents,
    renewsEndOn,
    paper: invoice && {
      number: invoiceNumber(invoice),
      vatCents: invoice.vatCents,
      startOn: invoice.line.startOn,
      endOn: invoice.line.endOn,
    },
    withdrawal:
      terms && isPurchase
        ? { token: withdrawalLink.tokenOf(appKey, paymentId), until: terms.until }
        : null,
    nextTryOn: isRenewed ? retryOn(standing, { attempt: attempt ?? 0, triedOn, today }) : null,
    chargedBackCents: chargedBackCents(await listPaymentEntries(db, [paymentId])),
  };
}

/** For telling somebody of money that came back. */
export type RefundFacts = Whose &
  Pick<RefundRow, "paymentId" | "amountCents" | "reason"> & { plan: Plan; number: string };

export async function findRefundFacts(
  { db }: Context,
  { refundId }: { refundId: number },
): Promise<RefundFacts | null> {
  const refund = await findRefund(db, refundId);
  const payment = refund && (await findPayment(db, refund.paymentId));
  const whose = payment && (await findWhose(db, payment.subscriptionId));
  const note = refund && (await findInvoice(db, { paymentId: refund.paymentId, refundId }));
  if (!refund || !payment || !whose || !note) return null;
  const { paymentId, amountCents, reason } = refund;
  return {
    ...whose,
    paymentId,
    amountCents,
    reason,
    plan: payment.plan,
    number: invoiceNumber(note),
  };
}

/** Those that were stopped by their owner and end within so many days; for the clock, in portions. */
export async function listEndingWithin(
  { db, now }: Context,
  { days, after, most }: { days: number; after: number; most: number },
): Promise<number[]> {
  const today = dayInAmsterdam(now);
  return listCancelledEndingBy(db, { from: today, to: addDays(today, days), after, most });
}

async function findWhose(db: Db, subscriptionId: number): Promise<Whose | null> {
  return whoseIs(await findSubscriptionById(db, subscriptionId));
}

function whoseIs(row: SubscriptionRow | null): Whose | null {
  return row?.userId == null ? null : { userId: row.userId, profileId: row.profileId };
}
