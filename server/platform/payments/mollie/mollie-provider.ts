import { randomUUID } from "node:crypto";
import type { Locale } from "#contract/shared/locale.ts";
import { writeAmount } from "../amounts.ts";
import type { NewPayment, PaymentProvider } from "../payment-provider.ts";
import { PaymentProviderError } from "../payment-provider-error.ts";
import { callMollie, callMollieForNothing, type MollieOptions } from "./mollie-call.ts";
import {
  mollieCustomer,
  mollieMandate,
  mollieMandates,
  molliePayment,
  molliePaymentInFull,
  molliePayments,
  mollieRefund,
  mollieRefunds,
} from "./mollie-shapes.ts";

const locales = { nl: "nl_NL", en: "en_GB" } as const satisfies Record<Locale, string>;

/** The most that it lists at once; a customer has two or three mandates, a payment as many refunds. */
const mostListed = "250";

/** Version 2 of Mollie's API, as it or our local stand-in speaks it. */
export function createMollieProvider(options: MollieOptions): PaymentProvider {
  const getPayment: PaymentProvider["getPayment"] = async (id) =>
    callMollie(
      options,
      { method: "GET", path: paymentPath(id), query: { embed: "chargebacks" } },
      molliePaymentInFull,
    );

  return {
    async createCustomer({ name, email, userRef }) {
      const { id } = await callMollie(
        options,
        {
          method: "POST",
          path: "/customers",
          body: { name, email, metadata: { userRef } },
          idempotencyKey: randomUUID(),
        },
        mollieCustomer,
      );
      return { id };
    },

    createPayment: async (payment) =>
      callMollie(
        options,
        {
          method: "POST",
          path: "/payments",
          body: writePayment(payment),
          idempotencyKey: payment.idempotencyKey,
        },
        molliePayment,
      ),

    getPayment,

    async cancelPayment(id) {
      try {
        return await callMollie(
          options,
          { method: "DELETE", path: paymentPath(id) },
          molliePayment,
        );
      } catch (error) {
        if (!isOfKind(error, "notPossible")) throw error;
        // Perhaps we did it already, and never heard.
        const payment = await getPayment(id);
        if (payment.status !== "cancelled") throw error;
        return payment;
      }
    },

    async listPayments({ from, limit }) {
      const { _embedded, _links } = await callMollie(
        options,
        { method: "GET", path: "/payments", query: { from, limit: String(limit) } },
        molliePayments,
      );
      const next = _links.next ? new URL(_links.next.href).searchParams.get("from") : null;
      return { payments: _embedded.payments, next };
    },

    async listMandates(customerId) {
      const { _embedded } = await callMollie(
        options,
        { method: "GET", path: mandatesPath(customerId), query: { limit: mostListed } },
        mollieMandates,
      );
      return _embedded.mandates;
    },

    getMandate: async (customerId, mandateId) =>
      callMollie(
        options,
        { method: "GET", path: `${mandatesPath(customerId)}/${step(mandateId)}` },
        mollieMandate,
      ),

    async revokeMandate(customerId, mandateId) {
      const path = `${mandatesPath(customerId)}/${step(mandateId)}`;
      try {
        await callMollieForNothing(options, { method: "DELETE", path });
      } catch (error) {
        // What is not there can't be used, which is all that was asked for.
        if (!isOfKind(error, "notFound")) throw error;
      }
    },

    createRefund: async (paymentId, { amountCents, description, idempotencyKey }) =>
      callMollie(
        options,
        {
          method: "POST",
          path: `${paymentPath(paymentId)}/refunds`,
          body: { amount: writeAmount(amountCents), description },
          idempotencyKey,
        },
        mollieRefund,
      ),

    async listRefunds(paymentId) {
      const { _embedded } = await callMollie(
        options,
        {
          method: "GET",
          path: `${paymentPath(paymentId)}/refunds`,
          query: { limit: mostListed },
        },
        mollieRefunds,
      );
      return _embedded.refunds;
    },
  };
}

function writePayment(payment: NewPayment): object {
  const { amountCents, description, webhookUrl, customerId, metadata, locale } = payment;
  return {
    amount: writeAmount(amountCents),
    description,
    webhookUrl,
    customerId,
    metadata,
    locale: locales[locale],
    sequenceType: payment.sequenceType,
    ...(payment.sequenceType === "recurring"
      ? { mandateId: payment.mandateId }
      : { redirectUrl: payment.redirectUrl, method: payment.method }),
  };
}

const paymentPath = (id: string) => `/payments/${step(id)}`;
const mandatesPath = (customerId: string) => `/customers/${step(customerId)}/mandates`;

/** Anybody can call the webhook with an id: one that leads to another path is nobody's. */
function step(id: string): string {
  if (/^[a-z]{2,4}_\w{1,64}$/.test(id)) return id;
  throw new PaymentProviderError("notFound", "not an id of the provider's");
}

function isOfKind(error: unknown, kind: PaymentProviderError["kind"]): boolean {
  return error instanceof PaymentProviderError && error.kind === kind;
}
