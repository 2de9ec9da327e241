import { entries, erased, secret, until } from "./entries.ts";

/** Article 52 of the general act on state taxes (AWR): seven years, counted from the end of the year. */
const sevenYears = erased(
  "seven years after the last year in which the subscription was used",
  "subscriptions.erase-old-books",
);
const ofPayment = { buyer: { through: "paymentId", table: "payments", as: "buyer" } } as const;
const ofSubscription = {
  buyer: { through: "subscriptionId", table: "subscriptions", as: "buyer" },
} as const;

export const moneyEntries = entries({
  subscriptions: {
    row: "a subscription of a profile",
    why: "books",
    keep: sevenYears,
    people: { buyer: { user: "userId" } },
    leaving: { stays: "invoices" },
    theirs: "profileType plan nextPlan endOn isCancelled",
    plain: "announcedEndOn announcedOn announcedPlan announcedCents",
    but: {
      "customerId mandateId": secret("buyer", { why: "money", leaving: { becomes: "null" } }),
    },
  },
  payments: {
    row: "a try to pay",
    why: "books",
    keep: sevenYears,
    people: ofSubscription,
    leaving: { stays: "invoices" },
    theirs: "kind plan amountCents orderedMethod providerId status method",
    plain: "vatPercent key renewsEndOn attempt backTo askedAt",
    but: {
      checkoutUrl: secret("buyer", { why: "money", leaving: { becomes: "null" } }),
    },
  },
  paymentEntries: {
    row: "how a payment went",
    why: "books",
    keep: sevenYears,
    people: ofPayment,
    leaving: { stays: "invoices" },
    theirs: "kind reference amountCents",
    plain: "createdAt",
  },
  subscriptionEntries: {
    row: "what became of a subscription",
    why: "books",
    keep: sevenYears,
    people: ofSubscription,
    leaving: { stays: "invoices" },
    theirs: "kind plan startOn endOn",
  },
  refunds: {
    row: "money that is given back",
    why: "books",
    keep: sevenYears,
    people: ofPayment,
    leaving: { stays: "invoices" },
    theirs: "amountCents reason text providerId status",
    plain: "key sentAt",
  },
  invoices: {
    row: "an invoice or a credit note",
    why: "books",
    keep: sevenYears,
    people: ofPayment,
    leaving: { stays: "invoices" },
    theirs: "number issuedOn totalCents vatCents line buyer",
    plain: "year vatPercent seller createdAt",
  },
  invoiceSeries: {
    row: "the last number of a year's invoices",
    why: "books",
    keep: until("never: it says nothing about anybody, and keeps numbers from being given twice"),
    people: {},
    plain: "year lastNumber",
  },
});
