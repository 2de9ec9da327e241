import { describe, expect, it } from "vitest";
import type { OwnRequest } from "#contract/requests.ts";
import { problemsOf, type RequestValues, requestBody, valuesOf } from "./request-values.ts";

const today = "2026-11-15";
const filled: RequestValues = {
  animals: ["3"],
  serviceTypes: ["dog_walking_service"],
  kind: "dates",
  startDate: "2026-12-20",
  endDate: "2026-12-27",
  weekdays: [{ weekday: "MONDAY", parts: ["morning"] }],
  startTime: "",
  endTime: "1830",
  title: "Lieve oppas gezocht voor Moos",
  description: "Moos wandelt graag.",
  budget: "14,50",
  budgetUnit: "",
};

describe("problemsOf", () => {
  it.each([
    ["nothing", {}, {}],
    ["no animal", { animals: [] }, { animals: "animals.need" }],
    ["no care", { serviceTypes: [] }, { serviceTypes: "care.need" }],
    ["no last day", { endDate: "" }, { startDate: "when.needDates" }],
    ["a day that has passed", { startDate: "2026-11-14" }, { startDate: "when.past" }],
    ["today", { startDate: today }, {}],
    ["no moment", { kind: "recurring", weekdays: [] }, { weekdays: "when.needMoment" }],
    ["no day to begin", { kind: "recurring", startDate: "" }, {}],
    ["a budget in words", { budget: "veertien" }, { budget: "story.priceUnreadable" }],
    ["a budget of next to nothing", { budget: "0,50" }, { budget: "story.priceLow" }],
    ["no budget", { budget: " " }, {}],
    ["a time in words", { startTime: "acht" }, { startTime: "when.timeUnreadable" }],
  ] as const)("%s", (_case, change, expected) => {
    expect(problemsOf({ ...filled, ...change } as RequestValues, { today })).toEqual(expected);
  });

  it("lets a day stand that was in it before", () => {
    const begun = { ...filled, startDate: "2026-11-10" };
    expect(problemsOf(begun, { today, kept: ["2026-11-10"] })).toEqual({});
  });
});

describe("requestBody", () => {
  it("sends numbers, and the unit that is usual", () => {
    expect(requestBody(filled)).toMatchObject({
      animals: [3],
      recurring: false,
      startDate: "2026-12-20",
      endDate: "2026-12-27",
      weekdays: [],
      startTime: "",
      endTime: "18:30",
      budgetCents: 1_450,
      budgetUnit: "walk",
    });
  });

  it("takes away what belongs to the other kind, and an amount that was emptied", () => {
    expect(requestBody({ ...filled, kind: "recurring", budget: "" })).toMatchObject({
      recurring: true,
      startDate: "2026-12-20",
      endDate: "",
      weekdays: filled.weekdays,
      budgetCents: "",
      budgetUnit: "",
    });
  });
});

it("fills in what was saved", () => {
  const saved: OwnRequest = {
    id: 1,
    title: "Oppas voor Moos",
    description: "Een rustige hond.",
    serviceTypes: ["house_visit"],
    animals: [{ id: 3, name: "Moos", category: "dog" }],
    startDate: "2026-12-20",
    recurring: false,
    weekdays: [],
    budgetCents: 2_000,
    budgetUnit: "day",
    isActivated: true,
    status: "active",
    missingToActivate: [],
    asksIfWanted: false,
  };
  expect(valuesOf(saved, [])).toMatchObject({
    animals: ["3"],
    kind: "dates",
    startDate: "2026-12-20",
    // One day: the range that is asked for begins and ends with it.
    endDate: "2026-12-20",
    budget: "20,00",
    budgetUnit: "day",
  });
  expect(valuesOf(null, [{ id: 3 }, { id: 4 }]).animals).toEqual(["3", "4"]);
});
