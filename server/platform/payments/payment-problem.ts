import { Problem } from "../http/problem.ts";
import { PaymentProviderError } from "./payment-provider-error.ts";

/**
 * What a visitor hears when nothing can be paid just now, or ever, here. The other kinds depend on what
 * was asked for, and are left to whoever asked.
 */
export function asPaymentProblem(error: unknown): unknown {
  if (!(error instanceof PaymentProviderError)) return error;
  if (error.kind === "notConfigured") return new Problem(503, "paymentsNotSetUp");
  if (error.kind !== "unavailable") return error;
  return new Problem(503, "paymentsUnavailable", { retryAfterSeconds: 30 });
}
