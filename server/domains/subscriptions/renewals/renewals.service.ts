import { randomUUID } from "node:crypto";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { defaultLocale } from "#contract/shared/locale.ts";
import type { Context, Outside } from "#server/platform/context.ts";
import { type TableWalk, walkTable } from "#server/platform/jobs/table-walk.ts";
import { PaymentProviderError } from "#server/platform/payments/payment-provider-error.ts";
import { addDays } from "../days.rules.ts";
import { statementLine } from "../invoices/invoice-words.ts";
import { findBuyer } from "../invoices/invoices.repository.ts";
import { webhookUrl } from "../order.service.ts";
import { endUnsent, refreshPayment } from "../payments/apply-payment.service.ts";
import {
  changePayment,
  insertPayment,
  listCharges,
  type PaymentRow,
} from "../payments/payments.repository.ts";
import { findAtProvider } from "../payments/providers-books.service.ts";
import { priceOf, renewalPriceOf, vatPercentOn } from "../prices.ts";
import { readStanding, writeEntry } from "../standing.service.ts";
import { renewalAnnounced, renewalGivenUp } from "../subscriptions.events.ts";
import {
  changeSubscription,
  listEndingBy,
  lockSubscription,
  type SubscriptionRow,
} from "../subscriptions.repository.ts";
import { announceDays, renewalStep } from "./renewal.rules.ts";

/** So long the provider surely knows a key again; it forgets them within a day. */
const keptKeyMs = 10 * 60 * 1000;

type RenewalContext = Context<"outbox" | "jobs" | "config" | "payments" | "log">;
type Charge = {
  payment: PaymentRow;
  customerId: string;
  mandateId: string | null;
  userId: number | null;
};

/** By the clock: what is to be announced, charged or given up. Twice a day or once a week, it is the same. */
export async function renewSubscriptions(ctx: Outside<RenewalContext>): Promise<void> {
  await walkTable(ctx, renewals);
}

export const renewals: TableWalk<RenewalContext> = {
  name: "subscriptions.renew",
  list: ({ db, now }, page) =>
    listEndingBy(db, { endOn: addDays(dayInAmsterdam(now), announceDays), ...page }),
  act: renewOne,
};

async function renewOne(ctx: Outside<RenewalContext>, subscriptionId: number): Promise<void> {
  const charge = await ctx.inTransaction((step) => takeStep(step, subscriptionId));
  if (!charge) return;
  try {
    if (!(await isThere(ctx, charge.payment))) await sendCharge(ctx, charge);
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    ctx.log.warn({ err: error, paymentId: charge.payment.id }, "a renewal could not be charged");
    // Out of reach: the order stays and is sent again with its key. Refused: that is how it ends.
    if (error.kind === "unavailable") return;
    const { id: paymentId } = charge.payment;
    await ctx.inTransaction((step) => endUnsent(step, { paymentId, status: "failed" }));
  }
}

/** Behind the lock: what is asked for today. A charge is written down before it is sent. */
async function takeStep(ctx: RenewalContext, subscriptionId: number): Promise<Charge | null> {
  const { db, now, outbox, config } = ctx;
  const today = dayInAmsterdam(now);
  const row = await lockSubscription(db, subscriptionId);
  const standing = await readStanding(db, subscriptionId);
  if (!standing) return null;
  const charges = await listCharges(db, subscriptionId, standing.endOn);
  const unsent = charges.find(({ status, providerId }) => status === "open" && !providerId);
  if (unsent) return chargeOf(row, unsent);
  const announcedOn = row.announcedEndOn === standing.endOn ? row.announcedOn : null;
  const tries = charges.map(({ status, createdAt }) => ({ status, on: dayInAmsterdam(createdAt) }));
  const step = renewalStep({ standing, announcedOn, charges: tries, today });
  switch (step?.kind) {
    case "announce":
      await changeSubscription(db, subscriptionId, {
        announcedEndOn: standing.endOn,
        announcedOn: today,
        announcedPlan: standing.nextPlan,
        announcedCents: priceOf(config, standing.nextPlan),
      });
      await outbox.publish(db, [renewalAnnounced({ subscriptionId })]);
      return null;
    case "giveUp":
      await writeEntry(ctx, subscriptionId, { kind: "given_up" });
      await outbox.publish(db, [renewalGivenUp({ subscriptionId })]);
      return null;
    case "charge": {
      const { nextPlan: plan, endOn: renewsEndOn } = standing;
      const payment = await insertPayment(db, {
        subscriptionId,
        kind: "renewal",
        plan,
        renewsEndOn,
        attempt: step.attempt,
        amountCents: renewalPriceOf(config, row, standing),
        vatPercent: vatPercentOn(config, today),
        key: randomUUID(),
        createdAt: now,
      });
      return payment && chargeOf(row, payment);
    }
    default:
      return null;
  }
}

/** One of an earlier run may have arrived though we never heard: it is heard of now. */
async function isThere(ctx: Outside<RenewalContext>, payment: PaymentRow): Promise<boolean> {
  if (ctx.now.getTime() - payment.createdAt.getTime() < keptKeyMs) return false;
  const found = await findAtProvider(ctx, payment);
  if (found) await refreshPayment(ctx, { providerId: found.id });
  return found !== null;
}

function chargeOf(row: SubscriptionRow, payment: PaymentRow): Charge {
  const { customerId, mandateId, userId } = row;
  if (!customerId) throw new Error(`subscription ${payment.subscriptionId} has no customer`);
  return { payment, customerId, mandateId, userId };
}

async function sendCharge(
  ctx: Outside<RenewalContext>,
  { payment, customerId, mandateId, userId }: Charge,
): Promise<void> {
  const { id, amountCents, plan, key } = payment;
  const buyer = userId === null ? null : await findBuyer(ctx.db, userId);
  const locale = buyer?.locale ?? defaultLocale;
  const made = await ctx.payments.createPayment({
    sequenceType: "recurring",
    amountCents,
    customerId,
    locale,
    ...(mandateId ? { mandateId } : {}),
    description: statementLine(plan, locale),
    webhookUrl: webhookUrl(ctx.config.appUrl),
    metadata: { key },
    idempotencyKey: key,
  });
  await ctx.inTransaction(({ db, now }) =>
    changePayment(db, id, { providerId: made.id, askedAt: now }),
  );
}
