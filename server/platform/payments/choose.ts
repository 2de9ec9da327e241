import type { Config } from "../config/config.ts";
import { localApiKey } from "./local/local-address.ts";
import { createMollieProvider } from "./mollie/mollie-provider.ts";
import { noProvider } from "./no-provider.ts";
import type { PaymentProvider } from "./payment-provider.ts";

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
