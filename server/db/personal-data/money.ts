import { type Keep, personal, plain, type Register, secret, until } from "./entries.ts";

/** Article 52 of the general act on state taxes (AWR): seven years, counted from the end of the year. */
const sevenYears: Keep = {
  as: "erased",
  period: "seven years after the last year in which the subscription was used",
  job: "subscriptions.erase-old-books",
};
const stays = { leaving: { stays: "invoices" } } as const;
const ofPayment = { buyer: { through: "paymentId", table: "payments", as: "buyer" } } as const;
const ofSubscription = {
  buyer: { through: "subscriptionId", table: "subscriptions", as: "buyer" },
} as const;

export const moneyEntries = {
  subscriptions: {
    row: "a subscription of a profile",
    why: "books",
    keep: sevenYears,
    people: { buyer: { user: "userId" } },
    columns: {
      id: plain,
      profileId: plain,
      userId: plain,
      profileType: personal("buyer", stays),
      customerId: secret("buyer", { why: "money", leaving: { becomes: "null" } }),
      mandateId: secret("buyer", { why: "money", leaving: { becomes: "null" } }),
      announcedEndOn: plain,
      announcedOn: plain,
      announcedPlan: plain,
      announcedCents: plain,
      plan: personal("buyer", stays),
      nextPlan: personal("buyer", stays),
      endOn: personal("buyer", stays),
      isCancelled: personal("buyer", stays),
      createdAt: personal("buyer", stays),
    },
  },
  payments: {
    row: "a try to pay",
    why: "books",
    keep: sevenYears,
    people: ofSubscription,
    columns: {
      id: plain,
      subscriptionId: plain,
      kind: personal("buyer", stays),
      plan: personal("buyer", stays),
      amountCents: personal("buyer", stays),
      vatPercent: plain,
      key: plain,
      renewsEndOn: plain,
      attempt: plain,
      orderedMethod: personal("buyer", stays),
      backTo: plain,
      providerId: personal("buyer", stays),
      checkoutUrl: secret("buyer", { why: "money", leaving: { becomes: "null" } }),
      status: personal("buyer", stays),
      method: personal("buyer", stays),
      paidAt: personal("buyer", stays),
      askedAt: plain,
      createdAt: personal("buyer", stays),
    },
  },
  paymentEntries: {
    row: "how a payment went",
    why: "books",
    keep: sevenYears,
    people: ofPayment,
    columns: {
      paymentId: plain,
      kind: personal("buyer", stays),
      reference: personal("buyer", stays),
      amountCents: personal("buyer", stays),
      happenedAt: personal("buyer", stays),
      createdAt: plain,
    },
  },
  subscriptionEntries: {
    row: "what became of a subscription",
    why: "books",
    keep: sevenYears,
    people: ofSubscription,
    columns: {
      id: plain,
      subscriptionId: plain,
      kind: personal("buyer", stays),
      paymentId: plain,
      plan: personal("buyer", stays),
      startOn: personal("buyer", stays),
      endOn: personal("buyer", stays),
      createdAt: personal("buyer", stays),
    },
  },
  refunds: {
    row: "money that is given back",
    why: "books",
    keep: sevenYears,
    people: ofPayment,
    columns: {
      id: plain,
      paymentId: plain,
      amountCents: personal("buyer", stays),
      reason: personal("buyer", stays),
      text: personal("buyer", stays),
      key: plain,
      providerId: personal("buyer", stays),
      status: personal("buyer", stays),
      sentAt: plain,
      createdAt: personal("buyer", stays),
    },
  },
  invoices: {
    row: "an invoice or a credit note",
    why: "books",
    keep: sevenYears,
    people: ofPayment,
    columns: {
      id: plain,
      year: plain,
      number: personal("buyer", stays),
      paymentId: plain,
      refundId: plain,
      cancelsId: plain,
      issuedOn: personal("buyer", stays),
      totalCents: personal("buyer", stays),
      vatPercent: plain,
      vatCents: personal("buyer", stays),
      line: personal("buyer", stays),
      seller: plain,
      buyer: personal("buyer", stays),
      createdAt: plain,
    },
  },
  invoiceSeries: {
    row: "the last number of a year's invoices",
    why: "books",
    keep: until("never: it says nothing about anybody, and keeps numbers from being given twice"),
    people: {},
    columns: { year: plain, lastNumber: plain },
  },
} as const satisfies Pick<
  Register,
  | "subscriptions"
  | "payments"
  | "paymentEntries"
  | "subscriptionEntries"
  | "refunds"
  | "invoices"
  | "invoiceSeries"
>;
