import type { NotificationType, SubscriptionNotificationType } from "#contract/notifications.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { urlsFor } from "#contract/urls/urls.ts";
import { findReader, type NotifyContext, notify } from "#server/domains/notify/notify.service.ts";
import type { Context, Outside } from "#server/platform/context.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import { type TableWalk, walkTable } from "#server/platform/jobs/table-walk.ts";
import { defineMail } from "#server/platform/mail/mail-kind.ts";
import type { MailReader, NoticeTable } from "#server/platform/notices.ts";
import {
  findPaymentFacts,
  findRefundFacts,
  findSubscriptionFacts,
  listEndingWithin,
} from "../facts/subscription-facts.service.ts";
import {
  chargedBack,
  chargeFailed,
  paymentPaid,
  purchaseWithdrawn,
  refundDone,
  renewalAnnounced,
  renewalGivenUp,
} from "../subscriptions.events.ts";
import { type SubscriptionNoticeParams, subscriptionWordsOf } from "./subscription-words.ts";

export type SubscriptionMailData = {
  type: SubscriptionNotificationType;
  params: SubscriptionNoticeParams;
  /** Where the button leads. */
  path: string;
  /** Where a purchase is undone. */
  withdrawalPath?: string;
  /** Which paper goes along; it is drawn when the mail is written. */
  attached?: { paymentId: number; refundId: number | null };
};

/*
  What somebody is told of their subscription. Where money moved, will move or could not be moved, and
  where what they paid for ends, they are told in any case: a receipt, an announced charge and the
  confirmation of a withdrawal are owed to them. That something ends which they stopped themselves is a
  reminder, which they can do without, and say so.
*/
export const subscriptionNotices = {
  entries: {
    subscription_bought: { kind: "payments", isMailed: true },
    subscription_renewed: { kind: "payments", isMailed: true },
    renewal_announced: { kind: "payments", isMailed: true },
    charge_failed: { kind: "payments", isMailed: true },
    subscription_given_up: { kind: "payments", isMailed: true },
    subscription_ending: { kind: "reminders", isMailed: true },
    purchase_withdrawn: { kind: "payments", isMailed: true },
    payment_refunded: { kind: "payments", isMailed: true },
    payment_charged_back: { kind: "payments", isMailed: true },
  },
  words: subscriptionWordsOf,
  mail: defineMail<MailReader & SubscriptionMailData>("notifications.subscription"),
} satisfies NoticeTable<SubscriptionNotificationType, SubscriptionMailData>;

export function subscribeSubscriptionNotices({ on, again, work }: DomainEntries<object>): void {
  on(paymentPaid, "notifications.tell-paid", notifyPaid);
  on(renewalAnnounced, "notifications.tell-renewal-announced", notifyRenewalAnnounced);
  on(chargeFailed, "notifications.tell-charge-failed", notifyChargeFailed);
  on(renewalGivenUp, "notifications.tell-given-up", notifyGivenUp);
  on(purchaseWithdrawn, "notifications.tell-withdrawn", notifyWithdrawn);
  on(refundDone, "notifications.tell-refunded", notifyRefunded);
  on(chargedBack, "notifications.tell-charged-back", notifyChargedBack);
  again(endingSubscriptions);
  work(endingsJob, remindOfEndings, "20 9 * * *");
}

/** What is about money leads to the list of payments, the rest to the subscription. */
const aboutMoney: readonly NotificationType[] = [
  "purchase_withdrawn",
  "payment_refunded",
  "payment_charged_back",
];

type SubscriptionNotice = Pick<SubscriptionMailData, "type" | "params" | "attached"> & {
  userId: number;
  profileId: number | null;
  causeKey: string;
  /** What the link in a receipt opens. */
  withdrawalToken?: string | undefined;
};

async function notifyBuyer(ctx: NotifyContext, notice: SubscriptionNotice): Promise<void> {
  const { userId, profileId, type, params, causeKey, attached, withdrawalToken } = notice;
  const reader = await findReader(ctx, userId);
  if (!reader) return;
  const urls = urlsFor(reader.locale);
  const path = aboutMoney.includes(type) ? urls.payments() : urls.subscriptions();
  await notify(ctx, {
    table: subscriptionNotices,
    type,
    userId,
    profileId,
    otherProfileId: null,
    params,
    path,
    causeKey,
    mail: {
      type,
      params,
      path,
      ...(attached ? { attached } : {}),
      ...(withdrawalToken ? { withdrawalPath: urls.withdrawal(withdrawalToken) } : {}),
    },
    push: { tag: causeKey },
  });
}

type OfPayment = { paymentId: number };
type OfSubscription = { subscriptionId: number };

/** A receipt, with its invoice; of a purchase also with the way to undo it. */
async function notifyPaid(ctx: NotifyContext, { paymentId }: OfPayment): Promise<void> {
  const facts = await findPaymentFacts(ctx, { paymentId });
  if (!facts?.paper) return;
  const { userId, profileId, kind, plan, amountCents, paper, withdrawal } = facts;
  const { number, vatCents, startOn, endOn } = paper;
  await notifyBuyer(ctx, {
    userId,
    profileId,
    causeKey: `payment:${paymentId}`,
    type: kind === "first" ? "subscription_bought" : "subscription_renewed",
    params: {
      plan,
      amountCents,
      vatCents,
      number,
      startOn,
      endOn,
      ...(withdrawal ? { until: withdrawal.until } : {}),
    },
    attached: { paymentId, refundId: null },
    withdrawalToken: withdrawal?.token,
  });
}

/** Not to who stopped meanwhile. */
async function notifyRenewalAnnounced(
  ctx: NotifyContext,
  { subscriptionId }: OfSubscription,
): Promise<void> {
  const facts = await findSubscriptionFacts(ctx, { subscriptionId });
  if (!facts || facts.isCancelled) return;
  const { userId, profileId, endOn, next } = facts;
  await notifyBuyer(ctx, {
    userId,
    profileId,
    type: "renewal_announced",
    params: { ...next, endOn },
    causeKey: `renewal-announced:${subscriptionId}:${endOn}`,
  });
}

/** Each try, with the day of the next one. Of the last it is told what follows: that it ends. */
async function notifyChargeFailed(ctx: NotifyContext, { paymentId }: OfPayment): Promise<void> {
  const facts = await findPaymentFacts(ctx, { paymentId });
  if (!facts?.nextTryOn || !facts.renewsEndOn) return;
  const { userId, profileId, plan, amountCents, nextTryOn, renewsEndOn: endOn } = facts;
  await notifyBuyer(ctx, {
    userId,
    profileId,
    type: "charge_failed",
    causeKey: `charge-failed:${paymentId}`,
    params: { plan, amountCents, chargeOn: nextTryOn, endOn },
  });
}

async function notifyGivenUp(
  ctx: NotifyContext,
  { subscriptionId }: OfSubscription,
): Promise<void> {
  const facts = await findSubscriptionFacts(ctx, { subscriptionId });
  // Bought anew before this came round.
  if (!facts?.isGivenUp) return;
  const { userId, profileId, plan, endOn } = facts;
  await notifyBuyer(ctx, {
    userId,
    profileId,
    type: "subscription_given_up",
    params: { plan, endOn, hasEnded: !facts.isRunning },
    causeKey: `given-up:${subscriptionId}:${endOn}`,
  });
}

/** By law on something that stays: what was undone, when that was said, and what comes back. */
async function notifyWithdrawn(
  ctx: NotifyContext,
  { paymentId, refundCents, withdrawnAt }: OfPayment & { refundCents: number; withdrawnAt: Date },
): Promise<void> {
  const facts = await findPaymentFacts(ctx, { paymentId });
  if (!facts) return;
  const { userId, profileId, plan, amountCents: paidCents } = facts;
  await notifyBuyer(ctx, {
    userId,
    profileId,
    type: "purchase_withdrawn",
    causeKey: `withdrawn:${paymentId}`,
    params: {
      plan,
      paidCents,
      amountCents: refundCents,
      withdrawnAt: withdrawnAt.toISOString(),
      latestOn: dayInAmsterdam(new Date(withdrawnAt.getTime() + refundWithinMs)),
    },
  });
}

/** So long the law gives us. */
const refundWithinMs = 14 * 24 * 60 * 60 * 1000;

async function notifyRefunded(
  ctx: NotifyContext,
  { refundId }: { refundId: number },
): Promise<void> {
  const facts = await findRefundFacts(ctx, { refundId });
  if (!facts) return;
  const { userId, profileId, paymentId, plan, amountCents, reason, number } = facts;
  await notifyBuyer(ctx, {
    userId,
    profileId,
    type: "payment_refunded",
    causeKey: `refund:${refundId}`,
    params: { plan, amountCents, reason, number },
    attached: { paymentId, refundId },
  });
}

async function notifyChargedBack(
  ctx: NotifyContext,
  { paymentId, hasEnded }: OfPayment & { hasEnded: boolean },
): Promise<void> {
  const facts = await findPaymentFacts(ctx, { paymentId });
  // The bank may have thought better of it.
  if (!facts || facts.chargedBackCents === 0) return;
  const { userId, profileId, plan, chargedBackCents: amountCents, paper } = facts;
  await notifyBuyer(ctx, {
    userId,
    profileId,
    type: "payment_charged_back",
    causeKey: `charged-back:${paymentId}`,
    params: { plan, amountCents, hasEnded, ...(paper ? { number: paper.number } : {}) },
  });
}

const endingsJob = defineJob<Record<string, never>>("notifications.subscription-endings");

/** So many days before the last one it is said that something ends which was stopped long ago. */
const endingDays = 3;

/** Every morning: who stopped is reminded of the last day. Told once, however often it comes by. */
export async function remindOfEndings(ctx: Outside<NotifyContext & Context<"log">>): Promise<void> {
  await walkTable(ctx, endingSubscriptions);
}

const endingSubscriptions: TableWalk<NotifyContext & Context<"log">> = {
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
  await notifyBuyer(ctx, {
    userId,
    profileId,
    type: "subscription_ending",
    params: { plan, endOn },
    causeKey: `subscription-ending:${subscriptionId}:${endOn}`,
  });
}
