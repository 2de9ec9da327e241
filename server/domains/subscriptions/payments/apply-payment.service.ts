import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import type { PaymentStatus } from "#contract/subscriptions/payments.ts";
import type { Context, Outside } from "#server/platform/context.ts";
import type {
  ProviderPaymentInFull,
  ProviderRefund,
} from "#server/platform/payments/payment-provider.ts";
import { PaymentProviderError } from "#server/platform/payments/payment-provider-error.ts";
import { issueInvoice } from "../invoices/invoices.service.ts";
import { firstPeriod, isRunning, nextPeriod, standingOf } from "../ledger.rules.ts";
import { canBecome, isUnfinished } from "../payment-status.rules.ts";
import { readStanding, writeEntry } from "../standing.service.ts";
import { chargedBack, chargeFailed, paymentPaid } from "../subscriptions.events.ts";
import { changeSubscription, listEntries, lockSubscription } from "../subscriptions.repository.ts";
import {
  changePayment,
  findPayment,
  findProvidersPayment,
  insertPaymentEntry,
  type PaymentRow,
  wasRefunded,
} from "./payments.repository.ts";
import { applyRefunds, askRefund } from "./refunds.service.ts";

type PaymentContext = Context<"outbox" | "jobs" | "config" | "log">;

/** A payment as the provider tells of it. */
export type Told = ProviderPaymentInFull & { refunds: ProviderRefund[] };

/** Asks the provider, outside of any transaction; null when it knows of no such payment. */
export async function askProvider(
  { db, payments }: Pick<Context<"payments">, "db" | "payments">,
  providerId: string,
): Promise<Told | null> {
  try {
    const payment = await payments.getPayment(providerId);
    // One that failed is in no sum any more.
    const hasRefunds = payment.amountRefundedCents > 0 || (await wasRefunded(db, providerId));
    return { ...payment, refunds: hasRefunds ? await payments.listRefunds(providerId) : [] };
  } catch (error) {
    if (error instanceof PaymentProviderError && error.kind === "notFound") return null;
    throw error;
  }
}

const keyShape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What we ordered it with; null for one that something else ordered with the same account. */
export function orderKeyOf({ metadata }: Pick<Told, "metadata">): string | null {
  return keyShape.test(metadata.key ?? "") ? (metadata.key ?? null) : null;
}

const providerIdShape = /^tr_\w{1,60}$/;

/**
 * Finds out how a payment is, and writes down what is new; safe however often and in any order. Anybody
 * may have named it: what can't be one of the provider's is not asked after.
 */
export async function refreshPayment(
  ctx: Outside<PaymentContext & Context<"payments">>,
  { providerId }: { providerId: string },
): Promise<void> {
  if (!providerIdShape.test(providerId)) return;
  const told = await askProvider(ctx, providerId);
  if (told) await ctx.inTransaction((step) => applyTold(step, told));
}

/** One that can't be asked after now is asked after again; the others don't wait for it. */
export async function refreshQuietly(
  ctx: Outside<PaymentContext & Context<"payments" | "log">>,
  { providerId }: { providerId: string },
): Promise<void> {
  try {
    await refreshPayment(ctx, { providerId });
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    ctx.log.warn({ err: error, providerId }, "a payment could not be asked after");
  }
}

/** Part of hearing of a payment. One that is not ours says nothing to us. */
export async function applyTold(ctx: PaymentContext, told: Told): Promise<void> {
  const { db, now } = ctx;
  const found = await findProvidersPayment(db, { providerId: told.id, key: orderKeyOf(told) });
  if (!found) return;
  await lockSubscription(db, found.subscriptionId);
  const known = await findPayment(db, found.id);
  if (!known) throw new Error(`payment ${found.id} is gone`);
  if (told.amountCents !== known.amountCents) return setApart(ctx, known, told);
  const payment = await changePayment(db, known.id, { providerId: told.id, askedAt: now });
  const after = await applyStatus(ctx, payment, told);
  await applyChargebacks(ctx, after, told);
  await applyRefunds(ctx, after, told.refunds.map(toRefund));
}

/**
 * Neither what was ordered: somebody changed it there, or asks us about theirs. It buys nothing, is asked
 * after like the others, and is told of once for each state: the line in the log is what wakes somebody.
 */
async function setApart(
  { db, now, log }: PaymentContext,
  { id: paymentId, amountCents: orderedCents }: PaymentRow,
  { id: providerId, status, amountCents }: Told,
): Promise<void> {
  await changePayment(db, paymentId, { askedAt: now });
  const reference = `${status} ${amountCents}`;
  const entry = { paymentId, kind: "other_amount" as const, reference, amountCents };
  if (!(await insertPaymentEntry(db, { ...entry, happenedAt: now, createdAt: now }))) return;
  const facts = { paymentId, providerId, status, orderedCents, toldCents: amountCents };
  log.error(facts, "a payment is of another amount at the provider");
}

async function applyStatus(ctx: PaymentContext, payment: PaymentRow, told: Told) {
  const { status, method } = told;
  if (!canBecome(payment.status, status)) return payment;
  const happenedAt = momentOf(told, status) ?? ctx.now;
  const changed = await setStatus(ctx, payment, { status, method, happenedAt });
  if (status === "paid") await takePaid(ctx, changed, told);
  return changed;
}

/** An order that the provider refused, or never answered to: there is nothing to ask after. */
export async function endUnsent(
  ctx: Context<"outbox">,
  { paymentId, status }: { paymentId: number; status: "failed" | "expired" },
): Promise<void> {
  const payment = await findPayment(ctx.db, paymentId);
  if (!payment) throw new Error(`there is no payment ${paymentId}`);
  await lockSubscription(ctx.db, payment.subscriptionId);
  // Its answer may have come meanwhile.
  const known = await findPayment(ctx.db, paymentId);
  if (!known || known.providerId !== null || !canBecome(known.status, status)) return;
  await setStatus(ctx, known, { status, method: null, happenedAt: ctx.now });
}

type NewStatus = { status: PaymentStatus; method: string | null; happenedAt: Date };

/** Written down, and kept for reading. */
async function setStatus(
  { db, now, outbox }: Context<"outbox">,
  payment: PaymentRow,
  { status, method, happenedAt }: NewStatus,
): Promise<PaymentRow> {
  const { id: paymentId, amountCents } = payment;
  const entry = { paymentId, kind: "status" as const, reference: status, amountCents };
  await insertPaymentEntry(db, { ...entry, happenedAt, createdAt: now });
  const paidAt = status === "paid" ? happenedAt : null;
  const hasFailed = status !== "paid" && !isUnfinished(status);
  if (hasFailed && payment.kind === "renewal")
    await outbox.publish(db, [chargeFailed({ paymentId })]);
  return changePayment(db, paymentId, { status, method, paidAt });
}

/** Money has come: it buys a period once, or goes back. */
async function takePaid(ctx: PaymentContext, payment: PaymentRow, told: Told): Promise<void> {
  const { db, now, outbox } = ctx;
  const { subscriptionId, plan, amountCents } = payment;
  const paidOn = dayInAmsterdam(payment.paidAt ?? now);
  const standing = await readStanding(db, subscriptionId);
  if (told.mandateId) await changeSubscription(db, subscriptionId, { mandateId: told.mandateId });

  if (payment.kind === "first") {
    const period = firstPeriod(plan, paidOn);
    await issueInvoice(ctx, { payment, period });
    if (isRunning(standing, paidOn)) {
      await askRefund(ctx, payment, { amountCents, reason: "paid_twice" });
      return;
    }
    await writeEntry(ctx, subscriptionId, { kind: "bought", paymentId: payment.id, ...period });
  } else {
    if (!standing) throw new Error(`subscription ${subscriptionId} was renewed before it began`);
    const period = nextPeriod(standing, plan, paidOn);
    await issueInvoice(ctx, { payment, period });
    if (standing.isCancelled || standing.endOn !== payment.renewsEndOn) {
      const reason = standing.isCancelled ? "stopped" : "paid_twice";
      await askRefund(ctx, payment, { amountCents, reason });
      return;
    }
    await writeEntry(ctx, subscriptionId, { kind: "renewed", paymentId: payment.id, ...period });
  }
  await outbox.publish(db, [paymentPaid({ paymentId: payment.id })]);
}

/** A bank took money back: what it paid for ends today. */
async function applyChargebacks(
  ctx: PaymentContext,
  payment: PaymentRow,
  { chargebacks }: Told,
): Promise<void> {
  const { db, now, outbox } = ctx;
  for (const { id: reference, amountCents, createdAt, reversedAt } of chargebacks) {
    const entry = { paymentId: payment.id, reference, amountCents, createdAt: now };
    if (reversedAt)
      await insertPaymentEntry(db, {
        ...entry,
        kind: "chargeback_reversed",
        happenedAt: reversedAt,
      });
    const told = { ...entry, kind: "charged_back" as const, happenedAt: createdAt };
    if (!(await insertPaymentEntry(db, told))) continue;
    const hasEnded = await isEndedBy(ctx, payment);
    if (hasEnded) {
      const end = { kind: "charged_back" as const, startOn: dayInAmsterdam(now) };
      await writeEntry(ctx, payment.subscriptionId, end);
    }
    await outbox.publish(db, [chargedBack({ paymentId: payment.id, hasEnded })]);
  }
}

/** By a payment that bought days: while it runs, and while it may be charged again, though it is over. */
async function isEndedBy({ db, now }: Context, payment: PaymentRow): Promise<boolean> {
  const entries = await listEntries(db, payment.subscriptionId);
  const standing = standingOf(entries);
  const hasBought = entries.some((entry) => "paymentId" in entry && entry.paymentId === payment.id);
  if (!standing || !hasBought) return false;
  return !standing.isCancelled || isRunning(standing, dayInAmsterdam(now));
}

function momentOf(told: Told, status: PaymentStatus): Date | null {
  switch (status) {
    case "paid":
      return told.paidAt;
    case "authorized":
      return told.authorizedAt;
    case "failed":
      return told.failedAt;
    case "expired":
      return told.expiredAt;
    case "cancelled":
      return told.cancelledAt;
    default:
      return null;
  }
}

function toRefund({ id, status, amountCents, createdAt: at }: ProviderRefund) {
  const isFailed = status === "failed" || status === "cancelled";
  return { id, isDone: status === "refunded", isFailed, amountCents, at };
}
