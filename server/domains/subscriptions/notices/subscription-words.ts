import * as z from "zod";
import type { SubscriptionNotificationType } from "#contract/notifications.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { refundReasons } from "#contract/subscriptions/payments.ts";
import { type Plan, plan } from "#contract/subscriptions/plans.ts";
import en from "#messages/en/subscription-notices.json" with { type: "json" };
import nl from "#messages/nl/subscription-notices.json" with { type: "json" };
import type { NoticeWords, StoredNotice } from "#server/platform/notices.ts";
import { createTexts } from "#server/platform/texts.ts";
import { dayInWords, daysInWords, moneyInWords } from "#server/platform/words/in-words.ts";

const text = createTexts({ nl, en });

/** What is stored of a subscription for the words about it. */
const subscriptionNoticeParams = z.object({
  plan,
  /** What was paid, will be, could not be, or comes back. */
  amountCents: z.int().optional(),
  vatCents: z.int().optional(),
  /** What had been paid, where only a part of it comes back. */
  paidCents: z.int().optional(),
  /** Of an invoice or a credit note. */
  number: z.string().optional(),
  startOn: z.iso.date().optional(),
  /** The last day. */
  endOn: z.iso.date().optional(),
  /** When it will be charged, or is tried again. */
  chargeOn: z.iso.date().optional(),
  /** Until when a purchase can be undone. */
  until: z.iso.date().optional(),
  withdrawnAt: z.iso.datetime().optional(),
  /** When the money is back at the latest. */
  latestOn: z.iso.date().optional(),
  reason: z.enum(refundReasons).optional(),
  hasEnded: z.boolean().optional(),
});
export type SubscriptionNoticeParams = z.infer<typeof subscriptionNoticeParams>;

export function subscriptionWordsOf(
  { type, params }: Omit<StoredNotice<SubscriptionNotificationType>, "name">,
  locale: Locale,
  today: string,
): NoticeWords {
  const { amountCents, startOn, endOn, chargeOn, ...told } = subscriptionNoticeParams.parse(params);
  const words = {
    amount: moneyInWords(amountCents ?? 0),
    days: startOn && endOn ? daysInWords({ startOn, endOn }, locale, today) : "",
    end: endOn ? dayInWords(endOn, locale, today) : "",
    charge: chargeOn ? dayInWords(chargeOn, locale, today) : "",
  };
  const say = (key: Parameters<typeof text>[1]) => text(locale, key, words);
  const title = say(`${type}.title`);
  switch (type) {
    case "charge_failed": {
      const isSoon = chargeOn !== undefined && chargeOn <= today;
      return { title, text: say(isSoon ? `${type}.soon` : `${type}.text`) };
    }
    case "subscription_given_up":
      return { title, text: say(told.hasEnded ? `${type}.over` : `${type}.text`) };
    case "payment_refunded":
      return { title, text: say(`${type}.${told.reason ?? "goodwill"}`) };
    case "payment_charged_back":
      return { title, text: say(told.hasEnded ? `${type}.text` : `${type}.over`) };
    default:
      return { title, text: say(`${type}.text`) };
  }
}

export function planInWords(plan: Plan, locale: Locale): string {
  return text(locale, `plans.${plan}`);
}
