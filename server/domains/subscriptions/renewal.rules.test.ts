import { describe, expect, test } from "vitest";
import type { PaymentStatus } from "#contract/subscriptions/payments.ts";
import { paymentStatuses } from "#contract/subscriptions/payments.ts";
import { type Entry, firstPeriod, standingOf } from "./ledger.rules.ts";
import { canBecome, isUnfinished } from "./payment-status.rules.ts";
import { chargeOn, type RenewalStep, renewalStep } from "./renewal.rules.ts";

const entry: Entry = { kind: "bought", paymentId: 1, ...firstPeriod("month", "2026-12-12") };
const standing = standingOf([entry]);

const charge = (attempt: number): RenewalStep => ({ kind: "charge", attempt });
const announced = "2026-12-29";

// It ends on 12 January.
test.each<[string, string, string | null, PaymentStatus[], RenewalStep | null]>([
  ["too early", "2026-12-28", null, [], null],
  ["two weeks before the end", "2026-12-29", null, [], { kind: "announce" }],
  ["announced", "2026-12-30", announced, [], null],
  ["a week before the end", "2027-01-05", announced, [], charge(0)],
  ["announced today, late", "2027-01-05", "2027-01-05", [], null],
  ["charged", "2027-01-05", announced, ["open"], null],
  ["on its way, though it is over", "2027-01-14", announced, ["pending"], null],
  ["paid", "2027-01-06", announced, ["paid"], null],
  ["failed today", "2027-01-05", announced, ["failed"], null],
  ["failed a day ago", "2027-01-06", announced, ["failed"], charge(1)],
  ["failed twice, two days ago", "2027-01-07", announced, ["failed", "failed"], null],
  ["failed twice, three days ago", "2027-01-08", announced, ["failed", "expired"], charge(2)],
  ["a third time", "2027-01-10", announced, ["failed", "failed", "failed"], charge(3)],
  [
    "four times",
    "2027-01-10",
    announced,
    ["failed", "failed", "failed", "failed"],
    { kind: "giveUp" },
  ],
  ["failed, and over", "2027-01-13", announced, ["failed"], { kind: "giveUp" }],
  ["never charged, over for a week", "2027-01-19", announced, [], charge(0)],
  ["never charged, over for longer", "2027-01-20", announced, [], { kind: "giveUp" }],
  ["never announced, over for longer", "2027-01-20", null, [], { kind: "giveUp" }],
])("%s", (_name, today, announcedOn, charges, step) => {
  if (!standing) throw new Error("nothing was bought");
  expect(renewalStep({ standing, announcedOn, charges, today })).toEqual(step);
});

test("nothing is charged of what was cancelled", () => {
  const cancelled = standingOf([entry, { kind: "cancelled" }]);
  if (!cancelled) throw new Error("nothing was bought");
  const facts = { standing: cancelled, announcedOn: announced, charges: [], today: "2027-01-06" };
  expect(renewalStep(facts)).toBeNull();
});

test("all charges come before the end", () => {
  expect([0, 1, 2, 3].map((attempt) => chargeOn({ endOn: "2027-01-12" }, attempt))).toEqual([
    "2027-01-05",
    "2027-01-06",
    "2027-01-08",
    "2027-01-10",
  ]);
});

describe("what a payment can become", () => {
  const allowed = paymentStatuses.map((from) => [
    from,
    paymentStatuses.filter((to) => canBecome(from, to)).toSorted(),
  ]);
  test("follows the table", () => {
    expect(Object.fromEntries(allowed)).toEqual({
      open: ["authorized", "cancelled", "expired", "failed", "paid", "pending"],
      pending: ["cancelled", "expired", "failed", "paid"],
      authorized: ["cancelled", "expired", "failed", "paid"],
      ...{ paid: [], failed: [], expired: [], cancelled: [] },
    });
  });

  test("three are not the end", () => {
    expect(paymentStatuses.filter(isUnfinished)).toEqual(["open", "pending", "authorized"]);
  });
});
