import type { Locale } from "#contract/shared/locale.ts";

/** Mollie's ids. What somebody paid with may be another one that was switched on there. */
export const paymentMethods = ["ideal", "creditcard", "bancontact", "directdebit"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const paymentStatuses = [
  "open",
  "pending",
  "authorized",
  "paid",
  "cancelled",
  "expired",
  "failed",
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** `first` asks for a mandate as well, `recurring` uses one without anybody at the screen. */
export const sequenceTypes = ["first", "recurring", "oneoff"] as const;
export type SequenceType = (typeof sequenceTypes)[number];

/** What comes back with a payment as it was given: references, never personal data. */
export type PaymentMetadata = Record<string, string>;

export type NewCustomer = { name: string; email: string; userRef: string };
export type ProviderCustomer = { id: string };

type NewPaymentParts = {
  amountCents: number;
  /** On the statement of their bank. */
  description: string;
  webhookUrl: string;
  customerId: string;
  metadata: PaymentMetadata;
  locale: Locale;
  /** The same key again is the same payment: to be stored before the first call. */
  idempotencyKey: string;
};
export type NewPayment = NewPaymentParts &
  (
    | { sequenceType: "first" | "oneoff"; redirectUrl: string; method?: PaymentMethod }
    | {
        sequenceType: "recurring";
        /** Absent: the provider takes a valid one of the customer. */
        mandateId?: string;
      }
  );

export type ProviderPayment = {
  id: string;
  status: PaymentStatus;
  amountCents: number;
  description: string;
  method: string | null;
  sequenceType: SequenceType;
  customerId: string | null;
  mandateId: string | null;
  metadata: PaymentMetadata;
  /** Where somebody pays, as long as they can. */
  checkoutUrl: string | null;
  isCancellable: boolean;
  createdAt: Date;
  expiresAt: Date | null;
  authorizedAt: Date | null;
  paidAt: Date | null;
  cancelledAt: Date | null;
  expiredAt: Date | null;
  failedAt: Date | null;
  /** A code such as `insufficient_funds` or a bank's `AM04`. */
  failureReason: string | null;
  amountRefundedCents: number;
  /** Without what was reversed. */
  amountChargedBackCents: number;
};

export type ProviderChargeback = {
  id: string;
  amountCents: number;
  reason: string | null;
  createdAt: Date;
  /** The money came back after all. */
  reversedAt: Date | null;
};

export type ProviderPaymentInFull = ProviderPayment & { chargebacks: ProviderChargeback[] };

export type ProviderMandate = {
  id: string;
  status: "valid" | "pending" | "invalid";
  method: string;
  createdAt: Date;
};

export type NewRefund = { amountCents: number; description: string; idempotencyKey: string };
export type ProviderRefund = {
  id: string;
  status: "queued" | "pending" | "processing" | "refunded" | "failed" | "cancelled";
  amountCents: number;
  description: string;
  createdAt: Date;
};

/** The newest first; `next` is the `from` of the following page. */
export type PaymentPage = { payments: ProviderPayment[]; next: string | null };

/**
 * Who takes the money. Every call may throw a `PaymentProviderError`, and none may be made while a
 * transaction is open. Numbers of cards and bank accounts never come through here.
 */
export type PaymentProvider = {
  createCustomer(customer: NewCustomer): Promise<ProviderCustomer>;
  createPayment(payment: NewPayment): Promise<ProviderPayment>;
  getPayment(paymentId: string): Promise<ProviderPaymentInFull>;
  /** One that is cancelled already stays so; `notPossible` once somebody paid. */
  cancelPayment(paymentId: string): Promise<ProviderPayment>;
  listPayments(page: { from?: string; limit: number }): Promise<PaymentPage>;
  listMandates(customerId: string): Promise<ProviderMandate[]>;
  getMandate(customerId: string, mandateId: string): Promise<ProviderMandate>;
  /** Afterwards there is no such mandate, also when there was none. */
  revokeMandate(customerId: string, mandateId: string): Promise<void>;
  createRefund(paymentId: string, refund: NewRefund): Promise<ProviderRefund>;
  listRefunds(paymentId: string): Promise<ProviderRefund[]>;
};

/** All of them go over the network. */
export const paymentCalls = [
  "createCustomer",
  "createPayment",
  "getPayment",
  "cancelPayment",
  "listPayments",
  "listMandates",
  "getMandate",
  "revokeMandate",
  "createRefund",
  "listRefunds",
] as const satisfies readonly (keyof PaymentProvider)[];
