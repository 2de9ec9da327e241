import { describe, expect, it } from "vitest";
import type { AlertFilters, AlertType } from "#contract/notices/alerts.ts";
import { filtersOfType, isOver, mayMakeAnother, newSinceOf } from "./alerts.rules.ts";

it.each([
  [0, true],
  [4, true],
  [5, false],
  [6, false],
])("with %i there may be another: %s", (count, expected) => {
  expect(mayMakeAnother(count)).toBe(expected);
});

describe("an alert has the wishes that its search knows", () => {
  const all: AlertFilters = {
    animalCategories: ["dog"],
    serviceTypes: [],
    gender: "FEMALE",
    vacations: ["2026-12-20/2027-01-03"],
    from: "2026-12-01",
    to: "2026-12-20",
  };
  it.each<[AlertType, AlertFilters]>([
    [
      "NEW_PETSITTERS_IN_AREA",
      { animalCategories: ["dog"], gender: "FEMALE", vacations: ["2026-12-20/2027-01-03"] },
    ],
    ["NEW_JOBS_IN_AREA", { animalCategories: ["dog"], from: "2026-12-01", to: "2026-12-20" }],
  ])("%s", (type, expected) => {
    expect(filtersOfType(type, all)).toEqual(expected);
  });
});

it.each<[AlertFilters, boolean]>([
  [{}, false],
  [{ from: "2026-11-01" }, false],
  [{ to: "2026-11-14" }, true],
  [{ to: "2026-11-15" }, false],
  [{ vacations: ["2026-11-01/2026-11-14"] }, true],
  [{ vacations: ["2026-11-01/2026-11-15"] }, false],
  [{ vacations: ["2026-11-01/2026-11-14", "2026-12-01/2026-12-02"] }, false],
])("on 15 November %j is over: %s", (filters, expected) => {
  expect(isOver(filters, "2026-11-15")).toBe(expected);
});

it.each([
  ["2026-11-10T12:00:00Z", "2026-11-10T12:00:00.000Z"],
  ["2026-01-01T12:00:00Z", "2026-10-16T16:00:00.000Z"],
])("what came after %s is new, though not for longer than 30 days", (since, expected) => {
  const newSince = newSinceOf({ newSince: new Date(since) }, new Date("2026-11-15T16:00:00Z"));
  expect(newSince.toISOString()).toBe(expected);
});
