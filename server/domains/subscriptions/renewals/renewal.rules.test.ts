import { describe, expect, test } from "vitest";
import type { PaymentStatus } from "#contract/subscriptions/payments.ts";
import { paymentStatuses } from "#contract/subscriptions/payments.ts";
import { type Entry, firstPeriod, standingOf } from "../ledger.rules.ts";
import { canBecome, isUnfinished } from "../payment-status.rules.ts";
import { chargeOn, type RenewalStep, renewalStep, retryOn } from "./renewal.rules.ts";

const entry: Entry = { kind: "bought", paymentId: 1, ...firstPeriod("month", "2026-12-12") };
const standing = standingOf([entry]);

const charge = (attempt: number): RenewalStep => ({ kind: "charge", attempt });
const announced = "2026-12-29";
type Tries = [PaymentStatus, string][];
const failed = (...days: string[]): Tries => days.map((on) => ["failed", on]);

// It ends on 12 January.
test.each<[string, string, string | null, Tries, RenewalStep | null]>([
  ["too early", "2026-12-28", null, [], null],
  ["two weeks before the end", "2026-12-29", null, [], { kind: "announce" }],
  ["announced", "2026-12-30", announced, [], null],
  ["a week before the end", "2027-01-05", announced, [], charge(0)],
  ["announced today, late", "2027-01-05", "2027-01-05", [], null],
  ["charged", "2027-01-05", announced, [["open", "2027-01-05"]], null],
  ["on its way, though it is over", "2027-01-14", announced, [["pending", "2027-01-05"]], null],
  ["failed today", "2027-01-05", announced, [["failed", "2027-01-05"]], null],
  ["failed a day ago", "2027-01-06", announced, failed("2027-01-05"), charge(1)],
  ["twice, two days ago", "2027-01-07", announced, failed("2027-01-05", "2027-01-06"), null],
  ["twice, three days ago", "2027-01-08", announced, failed("2027-01-05", "2027-01-06"), charge(2)],
  [
    "a third time",
    "2027-01-10",
    announced,
    failed("2027-01-05", "2027-01-06", "2027-01-08"),
    charge(3),
  ],
  [
    "four times",
    "2027-01-10",
    announced,
    failed("2027-01-05", "2027-01-06", "2027-01-08", "2027-01-10"),
    { kind: "giveUp" },
  ],
  ["late, and failed at once", "2027-01-09", announced, failed("2027-01-09"), null],
  ["late, the day after", "2027-01-10", announced, failed("2027-01-09"), charge(1)],
  ["late, a second time", "2027-01-11", announced, failed("2027-01-09", "2027-01-10"), null],
  ["late, on the last day", "2027-01-12", announced, failed("2027-01-09", "2027-01-10"), charge(2)],
  [
    "paid when it was stopped, given back, and going on again",
    "2027-01-08",
    announced,
    [["paid", "2027-01-05"]],
    charge(1),
  ],
  ["failed, and over", "2027-01-13", announced, failed("2027-01-05"), { kind: "giveUp" }],
  ["never charged, over for a week", "2027-01-19", announced, [], charge(0)],
  ["never charged, over for longer", "2027-01-20", announced, [], { kind: "giveUp" }],
  ["never announced, over for longer", "2027-01-20", null, [], { kind: "giveUp" }],
])("%s", (_name, today, announcedOn, tries, step) => {
  if (!standing) throw new Error("nothing was bought");
  const charges = tries.map(([status, on]) => ({ status, on }));
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
      paid: [],
      failed: [],
      expired: [],
      cancelled: [],
    });
  });

  test("three are not the end", () => {
    expect(paymentStatuses.filter(isUnfinished)).toEqual(["open", "pending", "authorized"]);
  });
});

// Again 12 January.
test.each<[string, number, string, string, string | null]>([
  ["the first, at once", 0, "2027-01-05", "2027-01-05", "2027-01-06"],
  ["the first, heard of late", 0, "2027-01-05", "2027-01-08", "2027-01-08"],
  ["the first, which came late", 0, "2027-01-08", "2027-01-08", "2027-01-09"],
  ["the second", 1, "2027-01-06", "2027-01-06", "2027-01-08"],
  ["the third", 2, "2027-01-08", "2027-01-08", "2027-01-10"],
  ["the last", 3, "2027-01-10", "2027-01-10", null],
  ["the first, when it is over", 0, "2027-01-05", "2027-01-13", null],
])("is tried again after %s", (_case, attempt, triedOn, today, on) => {
  expect(retryOn({ endOn: "2027-01-12" }, { attempt, triedOn, today })).toBe(on);
});
