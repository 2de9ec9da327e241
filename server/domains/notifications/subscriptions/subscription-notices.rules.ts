import type { SubscriptionNotificationType, ToldKind } from "#contract/notifications.ts";

/*
  What somebody is told of their subscription. Where money moved, will move or could not be moved, and
  where what they paid for ends, they are told in any case: a receipt, an announced charge and the
  confirmation of a withdrawal are owed to them. That something ends which they stopped themselves is a
  reminder, which they can do without, and say so.
*/
export function kindOf(type: SubscriptionNotificationType): ToldKind {
  return type === "subscription_ending" ? "reminders" : "payments";
}

/** So many days before the last one it is said that something ends which was stopped long ago. */
export const endingDays = 3;

/** What is about money leads to the list of payments, the rest to the subscription. */
const aboutMoney: readonly SubscriptionNotificationType[] = [
  "purchase_withdrawn",
  "payment_refunded",
  "payment_charged_back",
];

export function isAboutMoney(type: SubscriptionNotificationType): boolean {
  return aboutMoney.includes(type);
}
