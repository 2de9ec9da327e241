import { describe, expect, it } from "vitest";
import {
  activationProblem,
  lastDayOf,
  type Period,
  type PeriodProblems,
  periodProblems,
  requestStatusOf,
  tidyBudget,
  tidyWeek,
} from "./requests.rules.ts";

const today = "2026-11-15";
const period = (change: Partial<Period>): Period => ({
  recurring: false,
  startOn: null,
  endOn: null,
  ...change,
});

describe("requestStatusOf", () => {
  it.each([
    ["no request", null, "absent"],
    ["activated with an animal", { isActivated: true, animals: [1] }, "active"],
    ["activated without animals", { isActivated: true, animals: [] }, "disabled"],
    ["not activated", { isActivated: false, animals: [1] }, "disabled"],
  ] as const)("%s", (_case, request, expected) => {
    expect(requestStatusOf(request)).toBe(expected);
  });
});

describe("lastDayOf", () => {
  it.each([
    ["its end", { startOn: "2026-12-01", endOn: "2026-12-05" }, "2026-12-05"],
    ["a single day", { startOn: "2026-12-01" }, "2026-12-01"],
    ["on and on", { recurring: true, startOn: "2026-12-01" }, null],
    ["recurring until", { recurring: true, endOn: "2027-06-30" }, "2027-06-30"],
  ])("%s", (_case, change, expected) => {
    expect(lastDayOf(period(change))).toBe(expected);
  });
});

describe("periodProblems", () => {
  it.each<[string, Partial<Period>, PeriodProblems]>([
    ["today", { startOn: today, endOn: today }, {}],
    ["no first day", { endOn: "2026-12-01" }, { startDate: "required" }],
    ["recurring without a first day", { recurring: true }, {}],
    [
      "the end before the start",
      { startOn: "2026-12-05", endOn: "2026-12-04" },
      { endDate: "endBeforeStart" },
    ],
    [
      "yesterday",
      { startOn: "2026-11-14", endOn: "2026-11-14" },
      { startDate: "datePast", endDate: "datePast" },
    ],
    ["begun yesterday", { startOn: "2026-11-14", endOn: today }, { startDate: "datePast" }],
  ])("new: %s", (_case, change, expected) => {
    expect(periodProblems(period(change), null, today)).toEqual(expected);
  });

  it("leaves days alone that were in it already", () => {
    const before = period({ startOn: "2026-11-01", endOn: "2026-11-10" });
    expect(periodProblems(before, before, today)).toEqual({});
    const longer = { ...before, endOn: "2026-11-20" };
    expect(periodProblems(longer, before, today)).toEqual({});
    const earlier = { ...before, startOn: "2026-10-31" };
    expect(periodProblems(earlier, before, today)).toEqual({ startDate: "datePast" });
  });
});

describe("activationProblem", () => {
  const good = { animals: [1], lastDay: today };
  it.each([
    ["all is well", good, true, null],
    ["it goes on and on", { ...good, lastDay: null }, true, null],
    ["the address is not confirmed", good, false, "emailNotVerified"],
    ["it has no animals", { ...good, animals: [] }, true, "requestIncomplete"],
    ["its last day has passed", { ...good, lastDay: "2026-11-14" }, true, "requestPast"],
  ])("%s", (_case, request, isEmailVerified, expected) => {
    expect(activationProblem(request, { isEmailVerified, today })).toBe(expected);
  });
});

it("tidyWeek puts days and parts in order, each once", () => {
  expect(
    tidyWeek([
      { weekday: "FRIDAY", parts: ["evening", "morning", "evening"] },
      { weekday: "MONDAY", parts: ["night"] },
      { weekday: "FRIDAY", parts: ["morning"] },
    ]),
  ).toEqual([
    { weekday: "MONDAY", parts: ["night"] },
    { weekday: "FRIDAY", parts: ["morning", "evening"] },
  ]);
});

describe("tidyBudget", () => {
  it.each([
    ["none", null, "day", { budgetCents: null, budgetUnit: null }],
    ["with its unit", 2_000, "day", { budgetCents: 2_000, budgetUnit: "day" }],
    ["without a unit", 2_000, null, { budgetCents: 2_000, budgetUnit: "visit" }],
  ] as const)("%s", (_case, budgetCents, budgetUnit, expected) => {
    expect(tidyBudget({ budgetCents, budgetUnit }, ["house_visit"])).toEqual(expected);
  });
});
