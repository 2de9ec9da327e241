import { describe, expect, it } from "vitest";
import type { PaymentStatus, RefundStatus } from "#contract/subscriptions/payments.ts";
import { chargedBackCents, refundableCents } from "./money-left.rules.ts";

const refund = (amountCents: number, status: RefundStatus, providerId: string | null = null) => ({
  amountCents,
  status,
  providerId,
});
type Kind = "status" | "refunded" | "charged_back" | "chargeback_reversed";
const entry = (kind: Kind, amountCents: number, reference = "x") => ({
  kind,
  amountCents,
  reference,
});
const paid = entry("status", 995, "paid");

describe("what can be paid back", () => {
  it.each([
    ["all of it", [], [paid], 995],
    ["less what was asked for", [refund(300, "asked")], [paid], 695],
    [
      "less what was done",
      [refund(300, "done", "re_1")],
      [paid, entry("refunded", 300, "re_1")],
      695,
    ],
    ["with what failed", [refund(300, "failed", "re_1")], [paid], 995],
    ["less what somebody did by hand", [], [paid, entry("refunded", 400, "re_9")], 595],
    ["less what a bank took", [], [paid, entry("charged_back", 995)], 0],
    [
      "with what the bank gave again",
      [],
      [paid, entry("charged_back", 995), entry("chargeback_reversed", 995)],
      995,
    ],
    ["nothing below zero", [refund(995, "done", "re_1")], [paid, entry("charged_back", 995)], 0],
  ])("%s", (_case, refunds, entries, left) => {
    expect(refundableCents({ status: "paid", amountCents: 995 }, refunds, entries)).toBe(left);
  });

  it.each(["open", "pending", "authorized", "failed", "expired", "cancelled"] as PaymentStatus[])(
    "nothing of one that is %s",
    (status) => {
      expect(refundableCents({ status, amountCents: 995 }, [], [])).toBe(0);
    },
  );
});

it("a bank takes back, in parts and for a while", () => {
  expect(chargedBackCents([paid])).toBe(0);
  const parts = [entry("charged_back", 500, "chb_1"), entry("charged_back", 495, "chb_2")];
  expect(chargedBackCents(parts)).toBe(995);
  expect(chargedBackCents([...parts, entry("chargeback_reversed", 500, "chb_1")])).toBe(495);
});
