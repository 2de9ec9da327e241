import { entries, erased, secret, until } from "./entries.ts";

/** Article 52 of the general act on state taxes (AWR): seven years, counted from the end of the year. */
const sevenYears = erased(
  "seven years after the last year in which the subscription was used",
  "subscriptions.erase-old-books",
);
const books = { why: "books", keep: sevenYears, leaving: { stays: "invoices" } } as const;
const ofPayment = {
  ...books,
  people: { buyer: { through: "paymentId", table: "payments", as: "buyer" } },
} as const;
const ofSubscription = {
  ...books,
  people: { buyer: { through: "subscriptionId", table: "subscriptions", as: "buyer" } },
} as const;
const closed = { why: "money", leaving: { becomes: "null" } } as const;

export const moneyEntries = entries({
  subscriptions: {
    row: "a subscription of a profile",
    ...books,
    people: { buyer: { user: "userId" } },
    theirs: "profileType plan nextPlan endOn isCancelled",
    plain: "announcedEndOn announcedOn announcedPlan announcedCents",
    but: { "customerId mandateId": secret("buyer", closed) },
  },
  payments: {
    row: "a try to pay",
    ...ofSubscription,
    theirs: "kind plan amountCents orderedMethod providerId status method",
    plain: "vatPercent key renewsEndOn attempt backTo askedAt",
    but: { checkoutUrl: secret("buyer", closed) },
  },
  paymentEntries: {
    row: "how a payment went",
    ...ofPayment,
    theirs: "kind reference amountCents",
    plain: "createdAt",
  },
  subscriptionEntries: {
    row: "what became of a subscription",
    ...ofSubscription,
    theirs: "kind plan startOn endOn",
  },
  refunds: {
    row: "money that is given back",
    ...ofPayment,
    theirs: "amountCents reason text providerId status",
    plain: "key sentAt",
  },
  invoices: {
    row: "an invoice or a credit note",
    ...ofPayment,
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
