import { randomUUID } from "node:crypto";
import type * as z from "zod";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { paymentsEndpoints } from "#contract/subscriptions/payments.ts";
import type { subscribeForm } from "#contract/subscriptions/subscriptions.ts";
import { urlsFor } from "#contract/urls/urls.ts";
import { findActingProfile } from "#server/domains/profiles/profile-refs.service.ts";
import type { Outside, ViewerContext } from "#server/platform/context.ts";
import { conflict, notFound } from "#server/platform/http/problem.ts";
import { asPaymentProblem } from "#server/platform/payments/payment-problem.ts";
import { PaymentProviderError } from "#server/platform/payments/payment-provider-error.ts";
import { statementLine } from "./invoices/invoice-words.ts";
import { findBuyer } from "./invoices/invoices.repository.ts";
import { isRunning } from "./ledger.rules.ts";
import { refreshPayment } from "./payments/apply-payment.service.ts";
import {
  changePayment,
  findOpenOrder,
  insertPayment,
  type PaymentRow,
} from "./payments/payments.repository.ts";
import { priceOf, vatPercentOn } from "./prices.ts";
import { readStanding } from "./standing.service.ts";
import {
  changeSubscription,
  lockSubscription,
  lockSubscriptionOf,
} from "./subscriptions.repository.ts";

type OrderContext = ViewerContext<"outbox" | "jobs" | "config" | "payments" | "log">;
type Form = z.output<typeof subscribeForm>;
export type Order = { paymentId: number; checkoutUrl: string };

/** So long a checkout that was begun is taken up again without asking how it is. */
const freshMs = 2 * 60 * 1000;

/**
 * Before any answer: the order is written down, then paid for at the provider. Whoever presses twice, or
 * in two windows, comes to the same checkout: an order that waits is found again, and its key makes one
 * payment of it.
 */
export async function placeOrder(ctx: Outside<OrderContext>, form: Form): Promise<Order> {
  try {
    const waiting = await ctx.inTransaction((step) => writeOrder(step, form));
    const isFresh = ctx.now.getTime() - waiting.createdAt.getTime() < freshMs;
    if (waiting.checkoutUrl && isFresh) return asOrder(waiting);
    if (!waiting.providerId) return await openCheckout(ctx, waiting);
    // It may have ended without a word reaching us.
    await refreshPayment(ctx, { providerId: waiting.providerId });
    const order = await ctx.inTransaction((step) => writeOrder(step, form));
    return order.checkoutUrl ? asOrder(order) : await openCheckout(ctx, order);
  } catch (error) {
    throw asPaymentProblem(error);
  }
}

/** The order that waits for its payment, or a new one. */
async function writeOrder(ctx: OrderContext, { plan, method, backTo }: Form): Promise<PaymentRow> {
  const { db, now, viewer, config } = ctx;
  const profile = await findActingProfile(db, viewer.userId);
  if (!profile) throw notFound();
  const { id: subscriptionId } = await lockSubscriptionOf(db, profile);
  const today = dayInAmsterdam(now);
  if (isRunning(await readStanding(db, subscriptionId), today)) throw conflict("alreadySubscribed");
  const waiting = await findOpenOrder(db, subscriptionId, { plan, method });
  if (waiting) {
    // They may have come from somewhere else this time, and go on there.
    if (backTo === undefined || backTo === waiting.backTo) return waiting;
    return changePayment(db, waiting.id, { backTo });
  }
  const amountCents = priceOf(config, plan);
  const order = await insertPayment(db, {
    subscriptionId,
    kind: "first",
    plan,
    amountCents,
    key: randomUUID(),
    vatPercent: vatPercentOn(config, today),
    orderedMethod: method,
    backTo,
    createdAt: now,
  });
  if (!order) throw new Error("an order was refused by the database");
  return order;
}

async function openCheckout(ctx: Outside<OrderContext>, payment: PaymentRow): Promise<Order> {
  const { appUrl } = ctx.config;
  const customerId = await customerOf(ctx, payment.subscriptionId);
  const { id: paymentId, amountCents, plan, key } = payment;
  const method = payment.orderedMethod ?? undefined;
  const made = await ctx.payments.createPayment({
    sequenceType: "first",
    amountCents,
    customerId,
    method,
    locale: ctx.locale,
    description: statementLine(plan, ctx.locale),
    redirectUrl: `${appUrl}${urlsFor(ctx.locale).paymentReturn(paymentId)}`,
    webhookUrl: webhookUrl(appUrl),
    metadata: { key },
    idempotencyKey: key,
  });
  const { checkoutUrl } = made;
  if (!checkoutUrl) throw new PaymentProviderError("unavailable", "a payment has no checkout");
  await ctx.inTransaction(({ db, now }) =>
    changePayment(db, paymentId, { providerId: made.id, checkoutUrl, askedAt: now }),
  );
  return { paymentId, checkoutUrl };
}

/** Whose payments these are, to the provider. Two at once make two of which one is kept. */
async function customerOf(ctx: Outside<OrderContext>, subscriptionId: number): Promise<string> {
  const { db, viewer } = ctx;
  const known = await ctx.inTransaction((step) => lockSubscription(step.db, subscriptionId));
  if (known.customerId) return known.customerId;
  const buyer = await findBuyer(db, viewer.userId);
  if (!buyer) throw notFound();
  const name = [buyer.firstName, buyer.lastName].filter(Boolean).join(" ");
  const userRef = String(viewer.userId);
  const { id } = await ctx.payments.createCustomer({ name, email: buyer.email, userRef });
  return ctx.inTransaction(async (step) => {
    const { customerId } = await lockSubscription(step.db, subscriptionId);
    if (customerId === null) await changeSubscription(step.db, subscriptionId, { customerId: id });
    return customerId ?? id;
  });
}

/** Where the provider says that something changed. */
export function webhookUrl(appUrl: string): string {
  return `${appUrl}${paymentsEndpoints.webhook.path}`;
}

function asOrder({ id, checkoutUrl }: PaymentRow): Order {
  if (!checkoutUrl) throw new Error(`order ${id} has no checkout`);
  return { paymentId: id, checkoutUrl };
}
