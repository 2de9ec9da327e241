import type { Config } from "../config/config.ts";
import { localApiKey } from "./local/local-address.ts";
import { createMollieProvider } from "./mollie/mollie-provider.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import { PaymentProviderError } from "./payment-provider-error.ts";

/** For a demo and for development only: where nothing real is sold. */
export function hasLocalPayments(config: Config, isDemo: boolean): boolean {
  return !config.MOLLIE_API_KEY && (isDemo || config.NODE_ENV === "development");
}

export function createPayments(
  config: Config,
  local: { isOn: boolean; url(): string },
): PaymentProvider {
  const { MOLLIE_API_KEY, MOLLIE_API_URL } = config;
  if (MOLLIE_API_KEY) {
    const url = MOLLIE_API_URL.replace(/\/+$/, "");
    return createMollieProvider({ apiKey: MOLLIE_API_KEY, url: () => url });
  }
  return local.isOn ? createMollieProvider({ apiKey: localApiKey, url: local.url }) : noProvider;
}

async function refuse(): Promise<never> {
  throw new PaymentProviderError("notConfigured", "MOLLIE_API_KEY is not set");
}

/** A site that takes no money: everything that needs none goes on as usual. */
const noProvider: PaymentProvider = {
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
