import { describe, expect, it } from "vitest";
import type { WeekdayParts } from "#contract/shared/care.ts";
import { type Availability, monthAfter, monthWeeks, stateOf } from "./month-days.ts";

const week: WeekdayParts[] = [
  { weekday: "MONDAY", parts: ["morning", "afternoon", "evening"] },
  { weekday: "TUESDAY", parts: ["evening"] },
];
const availability: Availability = {
  week,
  periods: [
    { kind: "available", startDate: "2026-12-20", endDate: "2027-01-03" },
    { kind: "away", startDate: "2026-12-25", endDate: "2026-12-26" },
    { kind: "away", startDate: "2026-11-23", endDate: "2026-11-23" },
  ],
  today: "2026-11-15",
};

it.each([
  ["2026-11-14", "past"],
  ["2026-11-16", "free"],
  ["2026-11-17", "partly"],
  ["2026-11-18", "none"],
  ["2026-11-23", "away"],
  ["2026-12-23", "free"],
  ["2026-12-25", "away"],
  ["2026-12-26", "away"],
  ["2026-12-27", "free"],
])("%s is %s", (date, state) => {
  expect(stateOf(date, availability)).toBe(state);
});

describe("a month", () => {
  it("starts on Monday and keeps to itself", () => {
    const weeks = monthWeeks("2026-11", availability);
    expect(weeks).toHaveLength(6);
    expect(weeks[0]?.map((day) => day?.day ?? 0)).toEqual([0, 0, 0, 0, 0, 0, 1]);
    expect(weeks[5]?.map((day) => day?.day ?? 0)).toEqual([30, 0, 0, 0, 0, 0, 0]);
  });

  it("knows a leap year, and the change of clocks", () => {
    expect(monthWeeks("2028-02", availability).flat().filter(Boolean)).toHaveLength(29);
    expect(monthWeeks("2027-03", availability).flat().filter(Boolean)).toHaveLength(31);
  });

  it.each([
    ["2026-12", 1, "2027-01"],
    ["2026-01", -1, "2025-12"],
  ])("%s and %i is %s", (month, by, expected) => {
    expect(monthAfter(month, by)).toBe(expected);
  });
});
