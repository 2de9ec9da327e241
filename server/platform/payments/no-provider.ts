import type { PaymentProvider } from "./payment-provider.ts";
import { PaymentProviderError } from "./payment-provider-error.ts";

async function refuse(): Promise<never> {
  throw new PaymentProviderError("notConfigured", "MOLLIE_API_KEY is not set");
}

/** A site that takes no money: everything that needs none goes on as usual. */
export const noProvider: PaymentProvider = {
  createCustomer: refuse,
  createPayment: refuse,
  getPayment: refuse,
  cancelPayment: refuse,
  listPayments: refuse,
  listMandates: refuse,
  getMandate: refuse,
  revokeMandate: refuse,
  createRefund: refuse,
  listRefunds: refuse,
};
