import { describe, expect, it } from "vitest";
import { asPaymentProblem } from "./payment-problem.ts";
import { PaymentProviderError } from "./payment-provider-error.ts";

describe("asPaymentProblem", () => {
  it.each([
    ["notConfigured", { status: 503, code: "paymentsNotSetUp" }],
    ["unavailable", { status: 503, code: "paymentsUnavailable", retryAfterSeconds: 30 }],
  ] as const)("tells a visitor that it is %s", (kind, problem) => {
    expect(asPaymentProblem(new PaymentProviderError(kind, "x"))).toMatchObject(problem);
  });

  it.each(["refused", "notFound", "notPossible"] as const)("leaves %s to who asked", (kind) => {
    const error = new PaymentProviderError(kind, "x");
    expect(asPaymentProblem(error)).toBe(error);
  });

  it("leaves other errors as they are", () => {
    const error = new Error("x");
    expect(asPaymentProblem(error)).toBe(error);
  });
});
