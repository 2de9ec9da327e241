import { describe, expect, it } from "vitest";
import {
  lastDayOf,
  missingToActivate,
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

describe("missingToActivate", () => {
  it.each([
    ["all there", ["Moos"], null, true, []],
    ["until today", ["Moos"], "2026-11-15", true, []],
    ["until yesterday", ["Moos"], "2026-11-14", true, ["dates"]],
    ["without animals", [], null, true, ["animals"]],
    ["without a confirmed address", ["Moos"], null, false, ["confirmedEmail"]],
    ["without anything", [], "2026-11-14", false, ["confirmedEmail", "animals", "dates"]],
  ] as const)("%s", (_case, animals, lastDay, isEmailVerified, expected) => {
    const now = { isEmailVerified, today: "2026-11-15" };
    expect(missingToActivate({ animals, lastDay }, now)).toEqual(expected);
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
