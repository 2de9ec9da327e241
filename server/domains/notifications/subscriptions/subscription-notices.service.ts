import type { SubscriptionNotificationType } from "#contract/notifications.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { urlsFor } from "#contract/urls/urls.ts";
import {
  findPaymentFacts,
  findRefundFacts,
  findSubscriptionFacts,
  listEndingWithin,
} from "#server/domains/subscriptions/facts/subscription-facts.service.ts";
import { drawPaper } from "#server/domains/subscriptions/invoices/invoice-pdf.service.ts";
import type { Context, Outside } from "#server/platform/context.ts";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import { type TableWalk, walkTable } from "#server/platform/jobs/table-walk.ts";
import { defineMail } from "#server/platform/mail/mail-kind.ts";
import type { Platform } from "#server/platform/platform.ts";
import { findReader } from "../notifications.repository.ts";
import { type MailReader, type NotifyContext, notify } from "../notify.service.ts";
import type { SubscriptionMailData } from "./subscription.emails.tsx";
import type { SubscriptionNoticeParams } from "./subscription-notice-words.ts";
import { endingDays, isAboutMoney, kindOf } from "./subscription-notices.rules.ts";

/** Which paper goes along; it is drawn when the mail is written. */
type Which = { paymentId: number; refundId: number | null };
type QueuedMail = MailReader & SubscriptionMailData & { attached?: Which };

const subscriptionMail = defineMail<QueuedMail>("notifications.subscription");

export const endingsJob = defineJob<Record<string, never>>("notifications.subscription-endings");

export function writeSubscriptionMails({ mailer, config, db }: Platform): void {
  const { appUrl } = config;
  mailer.write(subscriptionMail, async ({ attached, ...data }) => {
    const { locale } = data;
    const drawn = attached ? await drawPaper({ db }, { ...attached, locale }) : null;
    const paper = drawn && { ...drawn, isCreditNote: attached?.refundId != null };
    const words = await import("./subscription.emails.tsx");
    return words.subscriptionMail({ ...data, appUrl, paper });
  });
}

type Told = {
  userId: number;
  profileId: number | null;
  type: SubscriptionNotificationType;
  params: SubscriptionNoticeParams;
  causeKey: string;
  attached?: Which;
  /** What the link in a receipt opens. */
  withdrawalToken?: string | undefined;
};

async function tell(ctx: NotifyContext, told: Told): Promise<void> {
  const { userId, profileId, type, params, causeKey, attached, withdrawalToken } = told;
  const reader = await findReader(ctx.db, userId);
  if (!reader) return;
  const urls = urlsFor(reader.locale);
  const path = isAboutMoney(type) ? urls.payments() : urls.subscriptions();
  const data = {
    ...{ type, params, path },
    ...(attached ? { attached } : {}),
    ...(withdrawalToken ? { withdrawalPath: urls.withdrawal(withdrawalToken) } : {}),
  };
  await notify(ctx, {
    ...{ userId, profileId, otherProfileId: null, type, params, path, causeKey },
    kind: kindOf(type),
    mail: { kind: subscriptionMail, data },
    push: { tag: causeKey },
  });
}

type OfPayment = { paymentId: number };
type OfSubscription = { subscriptionId: number };

/** A receipt, with its invoice; of a purchase also with the way to undo it. */
export async function tellPaid(ctx: NotifyContext, { paymentId }: OfPayment): Promise<void> {
  const facts = await findPaymentFacts(ctx, { paymentId });
  if (!facts?.paper) return;
  const { userId, profileId, kind, plan, amountCents, paper, withdrawal } = facts;
  const { number, vatCents, startOn, endOn } = paper;
  await tell(ctx, {
    ...{ userId, profileId, causeKey: `payment:${paymentId}` },
    type: kind === "first" ? "subscription_bought" : "subscription_renewed",
    params: {
      ...{ plan, amountCents, vatCents, number, startOn, endOn },
      ...(withdrawal ? { until: withdrawal.until } : {}),
    },
    attached: { paymentId, refundId: null },
    withdrawalToken: withdrawal?.token,
  });
}

/** Not to who stopped meanwhile. */
export async function tellRenewalAnnounced(
  ctx: NotifyContext,
  { subscriptionId }: OfSubscription,
): Promise<void> {
  const facts = await findSubscriptionFacts(ctx, { subscriptionId });
  if (!facts || facts.isCancelled) return;
  const { userId, profileId, endOn, next } = facts;
  await tell(ctx, {
    ...{ userId, profileId, type: "renewal_announced", params: { ...next, endOn } },
    causeKey: `renewal-announced:${subscriptionId}:${endOn}`,
  });
}

/** Each try, with the day of the next one. Of the last it is told what follows: that it ends. */
export async function tellChargeFailed(
  ctx: NotifyContext,
  { paymentId }: OfPayment,
): Promise<void> {
  const facts = await findPaymentFacts(ctx, { paymentId });
  if (!facts?.nextTryOn || !facts.renewsEndOn) return;
  const { userId, profileId, plan, amountCents, nextTryOn, renewsEndOn: endOn } = facts;
  await tell(ctx, {
    ...{ userId, profileId, type: "charge_failed", causeKey: `charge-failed:${paymentId}` },
    params: { plan, amountCents, chargeOn: nextTryOn, endOn },
  });
}

export async function tellGivenUp(
  ctx: NotifyContext,
  { subscriptionId }: OfSubscription,
): Promise<void> {
  const facts = await findSubscriptionFacts(ctx, { subscriptionId });
  // Bought anew before this came round.
  if (!facts?.isGivenUp) return;
  const { userId, profileId, plan, endOn } = facts;
  await tell(ctx, {
    ...{ userId, profileId, type: "subscription_given_up" },
    params: { plan, endOn, hasEnded: !facts.isRunning },
    causeKey: `given-up:${subscriptionId}:${endOn}`,
  });
}

/** By law on something that stays: what was undone, when that was said, and what comes back. */
export async function tellWithdrawn(
  ctx: NotifyContext,
  { paymentId, refundCents, withdrawnAt }: OfPayment & { refundCents: number; withdrawnAt: Date },
): Promise<void> {
  const facts = await findPaymentFacts(ctx, { paymentId });
  if (!facts) return;
  const { userId, profileId, plan, amountCents: paidCents } = facts;
  await tell(ctx, {
    ...{ userId, profileId, type: "purchase_withdrawn", causeKey: `withdrawn:${paymentId}` },
    params: {
      ...{ plan, paidCents, amountCents: refundCents },
      withdrawnAt: withdrawnAt.toISOString(),
      latestOn: dayInAmsterdam(new Date(withdrawnAt.getTime() + refundWithinMs)),
    },
  });
}

/** So long the law gives us. */
const refundWithinMs = 14 * 24 * 60 * 60 * 1000;

export async function tellRefunded(
  ctx: NotifyContext,
  { refundId }: { refundId: number },
): Promise<void> {
  const facts = await findRefundFacts(ctx, { refundId });
  if (!facts) return;
  const { userId, profileId, paymentId, plan, amountCents, reason, number } = facts;
  await tell(ctx, {
    ...{ userId, profileId, type: "payment_refunded", causeKey: `refund:${refundId}` },
    params: { plan, amountCents, reason, number },
    attached: { paymentId, refundId },
  });
}

export async function tellChargedBack(
  ctx: NotifyContext,
  { paymentId, hasEnded }: OfPayment & { hasEnded: boolean },
): Promise<void> {
  const facts = await findPaymentFacts(ctx, { paymentId });
  // The bank may have thought better of it.
  if (!facts || facts.chargedBackCents === 0) return;
  const { userId, profileId, plan, chargedBackCents: amountCents, paper } = facts;
  await tell(ctx, {
    ...{ userId, profileId, type: "payment_charged_back", causeKey: `charged-back:${paymentId}` },
    params: { plan, amountCents, hasEnded, ...(paper ? { number: paper.number } : {}) },
  });
}

/** Every morning: who stopped is reminded of the last day. Told once, however often it comes by. */
export async function remindOfEndings(ctx: Outside<NotifyContext & Context<"log">>): Promise<void> {
  await walkTable(ctx, endingSubscriptions);
}

export const endingSubscriptions: TableWalk<NotifyContext & Context<"log">> = {
  name: "notifications.subscription-endings",
  list: (ctx, page) => listEndingWithin(ctx, { days: endingDays, ...page }),
  act: (ctx, subscriptionId) =>
    ctx.inTransaction((step) => remindOfEnding(step, { subscriptionId })),
};

async function remindOfEnding(
  ctx: NotifyContext,
  { subscriptionId }: OfSubscription,
): Promise<void> {
  const facts = await findSubscriptionFacts(ctx, { subscriptionId });
  // What the clock gave up has a mail of its own.
  if (!facts?.isRunning || !facts.isCancelled || facts.isGivenUp) return;
  const { userId, profileId, plan, endOn } = facts;
  await tell(ctx, {
    ...{ userId, profileId, type: "subscription_ending", params: { plan, endOn } },
    causeKey: `subscription-ending:${subscriptionId}:${endOn}`,
  });
}
