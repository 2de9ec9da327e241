import { describe, expect, it } from "vitest";
import type { Payment } from "#contract/subscriptions/payments.ts";
import { outcomeOf } from "./payment-status.ts";

const payment: Payment = {
  id: 12,
  kind: "first",
  plan: "month",
  amountCents: 995,
  status: "open",
  refunds: [],
  createdAt: "2026-11-17T10:00:00Z",
};
const checkoutUrl = "https://pay.example/12";
const refund: Payment["refunds"][number] = {
  id: 1,
  amountCents: 995,
  reason: "paid_twice",
  status: "asked",
  createdAt: "2026-11-17T10:01:00Z",
};

describe("outcomeOf", () => {
  it.each([
    ["that is open", {}, {}, "open"],
    ["that is on its way", { status: "pending" }, {}, "open"],
    ["that takes long", { status: "authorized" }, { isLate: true }, "late"],
    ["that was ordered just now", { checkoutUrl }, { isOrdered: true }, "ordered"],
    ["that was ordered, and is paid by now", { status: "paid" }, { isOrdered: true }, "paid"],
    ["that can't be paid any more", {}, { isOrdered: true }, "open"],
    ["that failed", { status: "failed" }, { isLate: true }, "failed"],
    ["that was cancelled", { status: "cancelled" }, {}, "cancelled"],
    ["that expired", { status: "expired" }, {}, "expired"],
    ["that was one too many", { status: "paid", refunds: [refund] }, {}, "refunded"],
    [
      "of which a part came back",
      { status: "paid", refunds: [{ ...refund, reason: "goodwill" }] },
      {},
      "paid",
    ],
    ["that a bank took back", { status: "paid", chargedBackCents: 995 }, {}, "chargedBack"],
  ] as const)("a payment %s", (_case, part, waiting, expected) => {
    expect(outcomeOf({ ...payment, ...part } as Payment, waiting)).toBe(expected);
  });
});
