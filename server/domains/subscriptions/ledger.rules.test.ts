import { parseDate } from "@internationalized/date";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { PaymentStatus } from "#contract/subscriptions/payments.ts";
import { type Plan, planMonths, plans, vatIn } from "#contract/subscriptions/plans.ts";
import { addDays } from "./days.rules.ts";
import {
  type Entry,
  firstPeriod,
  isRunning,
  nextPeriod,
  type Period,
  standingOf,
  stateOf,
  withdrawalTerms,
} from "./ledger.rules.ts";
import { renewalStep } from "./renewals/renewal.rules.ts";

function bought(plan: Plan, on: string): Entry {
  return { kind: "bought", paymentId: 1, ...firstPeriod(plan, on) };
}

function renewed(entries: readonly Entry[], paidOn: string): Entry {
  const standing = standingOf(entries);
  if (!standing) throw new Error("nothing was bought");
  const period = nextPeriod(standing, standing.nextPlan, paidOn);
  return { kind: "renewed", paymentId: entries.length + 1, ...period };
}

describe("prices", () => {
  test.each([
    [995, 173],
    [1995, 346],
    [4995, 867],
    [0, 0],
    [1, 0],
    [3, 1],
  ])("in %i cents are %i cents of tax", (total, vat) => {
    expect(vatIn(total, 21)).toBe(vat);
  });
});

describe("periods", () => {
  test.each([
    ["month", "2026-12-12", "2027-01-12"],
    ["quarter", "2026-12-12", "2027-03-12"],
    ["year", "2028-02-29", "2029-02-28"],
    ["month", "2027-01-31", "2027-02-28"],
    ["month", "2028-01-31", "2028-02-29"],
    ["month", "2027-03-28", "2027-04-28"],
  ] as const)("a %s from %s ends on %s", (plan, on, endOn) => {
    expect(firstPeriod(plan, on)).toEqual({ plan, startOn: on, endOn });
  });

  test("a short month doesn't make the ones after it shorter", () => {
    const entries: Entry[] = [bought("month", "2027-01-31")];
    const ends = [1, 2, 3, 4].map(() => {
      const entry = renewed(entries, standingOf(entries)?.endOn ?? "");
      entries.push(entry);
      return standingOf(entries)?.endOn;
    });
    expect(ends).toEqual(["2027-03-31", "2027-04-30", "2027-05-31", "2027-06-30"]);
  });

  test("who pays after the end gets whole days, from then on", () => {
    const entries = [bought("month", "2026-12-12")];
    expect(renewed(entries, "2027-01-13")).toMatchObject({
      startOn: "2027-01-13",
      endOn: "2027-02-12",
    });
    expect(renewed(entries, "2027-01-16")).toMatchObject({
      startOn: "2027-01-16",
      endOn: "2027-02-16",
    });
  });
});

describe("states", () => {
  const purchase = bought("month", "2026-12-12");
  test.each<[string, Entry[], string, string]>([
    ["nothing", [], "2026-12-12", "inactive"],
    ["bought", [purchase], "2026-12-12", "active"],
    ["its last day", [purchase], "2027-01-12", "active"],
    ["the day after", [purchase], "2027-01-13", "inactive"],
    ["cancelled", [purchase, { kind: "cancelled" }], "2027-01-12", "cancelled"],
    ["cancelled and over", [purchase, { kind: "cancelled" }], "2027-01-13", "inactive"],
    ["resumed", [purchase, { kind: "cancelled" }, { kind: "resumed" }], "2027-01-12", "active"],
    ["given up", [purchase, { kind: "given_up" }], "2027-01-12", "cancelled"],
    [
      "withdrawn",
      [purchase, { kind: "withdrawn", startOn: "2026-12-12" }],
      "2026-12-12",
      "inactive",
    ],
    [
      "charged back",
      [purchase, { kind: "charged_back", startOn: "2026-12-20" }],
      "2026-12-20",
      "inactive",
    ],
    [
      "bought again",
      [purchase, { kind: "refunded", startOn: "2026-12-20" }, bought("year", "2026-12-21")],
      "2027-12-21",
      "active",
    ],
  ])("%s", (_name, entries, today, state) => {
    expect(stateOf(standingOf(entries), today)).toBe(state);
  });

  test("nothing comes before a purchase", () => {
    expect(() => standingOf([{ kind: "resumed" }])).toThrow("begins with");
  });
});

describe("withdrawing", () => {
  const standing = standingOf([bought("quarter", "2026-12-12")]);
  test.each([
    ["2026-12-12", 1995],
    ["2026-12-16", 1906],
    ["2026-12-26", 1685],
  ])("on %s brings %i cents back", (today, refundCents) => {
    expect(withdrawalTerms(standing, 1995, today)).toEqual({ until: "2026-12-26", refundCents });
  });

  test("is over after fourteen days, and after a renewal", () => {
    expect(withdrawalTerms(standing, 1995, "2026-12-27")).toBeNull();
    const entries = [bought("month", "2026-12-12")];
    const again = standingOf([...entries, renewed(entries, "2026-12-13")]);
    expect(withdrawalTerms(again, 995, "2026-12-14")).toBeNull();
  });
});

/** Three years of days on which the clock asks, or doesn't, and charges end well, badly or late. */
const years = fc.record({
  start: fc.integer({ min: 0, max: 1500 }).map((days) => addDays("2026-01-01", days)),
  plan: fc.constantFrom(...plans),
  days: fc.array(
    fc.record({
      later: fc.integer({ min: 1, max: 4 }),
      asks: fc.integer({ min: 0, max: 9 }).map((dice) => dice > 0),
      times: fc.integer({ min: 1, max: 3 }),
      charge: fc.constantFrom<PaymentStatus[]>("paid", "paid", "paid", "failed", "pending"),
      choice: fc.constantFrom("none", "none", "none", "none", "cancel", "resume", "plan"),
      chosen: fc.constantFrom(...plans),
    }),
    { minLength: 440, maxLength: 440 },
  ),
});

function monthNumber(on: string): number {
  const { year, month } = parseDate(on);
  return year * 12 + month;
}

test("over three years no day is charged twice, none is free, and periods follow each other", () => {
  fc.assert(
    fc.property(years, ({ start, plan, days }) => {
      const entries: Entry[] = [bought(plan, start)];
      let charges: { status: PaymentStatus; plan: Plan; on: string }[] = [];
      let announcedOn: string | null = null;
      let today = start;
      for (const day of days) {
        today = addDays(today, day.later);
        const standing = standingOf(entries);
        if (!standing) throw new Error("nothing was bought");
        if (isRunning(standing, today)) {
          if (day.choice === "cancel" && !standing.isCancelled) entries.push({ kind: "cancelled" });
          if (day.choice === "resume" && standing.isCancelled) entries.push({ kind: "resumed" });
          if (day.choice === "plan") entries.push({ kind: "plan_chosen", plan: day.chosen });
        }
        for (let time = 0; day.asks && time < day.times; time += 1) {
          const now = standingOf(entries);
          if (!now) throw new Error("nothing was bought");
          const step = renewalStep({ standing: now, announcedOn, charges, today });
          if (step?.kind === "announce") announcedOn = today;
          if (step?.kind === "giveUp") entries.push({ kind: "given_up" });
          if (step?.kind === "charge")
            charges.push({ status: "pending", plan: now.nextPlan, on: today });
        }
        const last = charges.at(-1);
        const isNew = last?.status === "pending";
        if (isNew) last.status = day.charge;
        const now = standingOf(entries);
        // Of one who has stopped it goes back.
        if (isNew && last.status === "paid" && now && !now.isCancelled) {
          const paymentId = entries.length + 1;
          entries.push({ kind: "renewed", paymentId, ...nextPeriod(now, last.plan, today) });
          charges = [];
          announcedOn = null;
        }
      }
      let anchorOn = start;
      let before: Period | undefined;
      for (const period of entries.filter((entry) => "endOn" in entry)) {
        if (before) expect(period.startOn > before.endOn).toBe(true);
        const followed = before && period.startOn === addDays(before.endOn, 1) ? before : null;
        if (!followed) anchorOn = period.startOn;
        const end = parseDate(period.endOn);
        // Whole months from the end before it, on the day of the month on which it all began, or
        // that month's last.
        const months = monthNumber(period.endOn) - monthNumber(followed?.endOn ?? anchorOn);
        expect(months).toBe(planMonths[period.plan]);
        expect(end.day).toBe(Math.min(parseDate(anchorOn).day, end.calendar.getDaysInMonth(end)));
        before = period;
      }
    }),
    { numRuns: 50 },
  );
});
