import { type WrittenAmount, writeAmount } from "../amounts.ts";
import type {
  LocalChargeback,
  LocalCustomer,
  LocalMandate,
  LocalPayment,
  LocalRefund,
} from "./books.ts";
import type { LocalBank } from "./local-bank.ts";

const link = (href: string, type = "application/hal+json") => ({ href, type });

/** The entries as Mollie's API shows them, with all that it tells and we don't want to hear. */
export function createLocalAnswers(bank: LocalBank, url: () => string) {
  function toPayment(payment: LocalPayment, { withChargebacks = false } = {}) {
    const { id, status, changedAt } = payment;
    const { refunded, chargedBack, remaining } = bank.totals(payment);
    return {
      resource: "payment",
      id,
      mode: "test",
      createdAt: payment.createdAt,
      amount: writeAmount(payment.cents),
      description: payment.description,
      method: payment.method,
      metadata: payment.metadata,
      status,
      locale: payment.locale,
      profileId: "pfl_local",
      sequenceType: payment.sequenceType,
      redirectUrl: payment.redirectUrl,
      webhookUrl: payment.webhookUrl,
      ...(payment.customerId ? { customerId: payment.customerId } : {}),
      ...(payment.mandateId ? { mandateId: payment.mandateId } : {}),
      ...(status === "open" ? { isCancelable: true, expiresAt: payment.next?.at } : {}),
      ...(status === "paid"
        ? {
            paidAt: changedAt,
            amountRefunded: writeAmount(refunded),
            amountRemaining: writeAmount(Math.max(0, remaining)),
          }
        : {}),
      ...(status === "canceled" ? { canceledAt: changedAt } : {}),
      ...(status === "expired" ? { expiredAt: changedAt } : {}),
      ...(status === "failed" ? { failedAt: changedAt } : {}),
      ...(chargedBack > 0 ? { amountChargedBack: writeAmount(chargedBack) } : {}),
      details: detailsOf(payment),
      ...(withChargebacks
        ? { _embedded: { chargebacks: bank.chargebacksOf(id).map(toChargeback) } }
        : {}),
      _links: {
        self: link(`${url()}/v2/payments/${id}`),
        ...(status === "open" ? { checkout: link(`${url()}/checkout/${id}`, "text/html") } : {}),
        ...(status === "pending" || status === "paid"
          ? { changePaymentState: link(`${url()}/checkout/${id}`, "text/html") }
          : {}),
      },
    };
  }

  const toChargeback = ({ id, paymentId, cents, createdAt }: LocalChargeback) => ({
    resource: "chargeback",
    id,
    amount: writeAmount(cents),
    reason: { code: "MD06", description: "Return of funds requested by end customer" },
    paymentId,
    createdAt,
    reversedAt: null,
    _links: { self: link(`${url()}/v2/payments/${paymentId}/chargebacks/${id}`) },
  });

  const toCustomer = ({ id, name, email, metadata, createdAt }: LocalCustomer) => ({
    resource: "customer",
    id,
    mode: "test",
    name,
    email,
    locale: null,
    metadata,
    createdAt,
    _links: { self: link(`${url()}/v2/customers/${id}`) },
  });

  const toMandate = ({ id, customerId, method, createdAt }: LocalMandate) => ({
    resource: "mandate",
    id,
    mode: "test",
    status: "valid",
    method,
    details: method === "creditcard" ? cardDetails : accountDetails,
    mandateReference: null,
    signatureDate: createdAt.slice(0, 10),
    createdAt,
    _links: { self: link(`${url()}/v2/customers/${customerId}/mandates/${id}`) },
  });

  const toRefund = ({ id, paymentId, status, cents, description, createdAt }: LocalRefund) => ({
    resource: "refund",
    id,
    mode: "test",
    amount: writeAmount(cents),
    status,
    description,
    metadata: null,
    paymentId,
    createdAt,
    _links: { self: link(`${url()}/v2/payments/${paymentId}/refunds/${id}`) },
  });

  function toList(name: string, items: readonly object[], next: string | null = null) {
    return {
      count: items.length,
      _embedded: { [name]: items },
      _links: {
        self: link(`${url()}/v2/${name}`),
        previous: null,
        next: next === null ? null : link(`${url()}/v2/${name}?${next}`),
      },
    };
  }

  return { toPayment, toCustomer, toMandate, toRefund, toList };
}

/** Nobody's, and still of the kind that must not leave the adapter. */
export const localDetails = {
  consumerName: "T. Test",
  consumerAccount: "NL55INGB0000000000",
  cardNumber: "1234",
};
const accountDetails = {
  consumerName: localDetails.consumerName,
  consumerAccount: localDetails.consumerAccount,
  consumerBic: "INGBNL2A",
};
const cardDetails = {
  cardHolder: localDetails.consumerName,
  cardNumber: localDetails.cardNumber,
  cardLabel: "Mastercard",
  cardExpiryDate: "2030-12-31",
};

function detailsOf({ status, method }: LocalPayment): object | null {
  if (status !== "paid" && status !== "failed") return null;
  const hasFailed = status === "failed";
  if (method === "creditcard") {
    return { ...cardDetails, ...(hasFailed ? { failureReason: "insufficient_funds" } : {}) };
  }
  const isDebit = hasFailed && method === "directdebit";
  return {
    ...accountDetails,
    ...(isDebit ? { bankReasonCode: "AM04", bankReason: "Insufficient funds" } : {}),
  };
}

/** Answers that are none of ours: what a broken provider, or somebody in between, might say. */
export const nonsense = {
  html: "<!doctype html><html><body><h1>Onderhoud</h1></body></html>",
  otherShape: { features: [] },
  otherCurrency: {
    resource: "payment",
    id: "tr_dollars",
    status: "paid",
    amount: { currency: "USD", value: "9.95" } satisfies WrittenAmount,
    description: "",
    createdAt: "2026-11-15T09:30:00+00:00",
    _links: {},
  },
};
