import { describe, expect, it } from "vitest";
import { addDays, addMonths, daysFromTo, isDay, monthAround, weekAround } from "./calendar-days.ts";

it.each([
  ["2026-12-31", 1, "2027-01-01"],
  ["2028-02-28", 1, "2028-02-29"],
  // Over both changes of the clock.
  ["2026-03-28", 2, "2026-03-30"],
  ["2026-10-26", -2, "2026-10-24"],
])("%s and %i days is %s", (on, days, other) => {
  expect(addDays(on, days)).toBe(other);
});

it("counts both ends, and nothing backwards", () => {
  expect(daysFromTo("2026-12-30", "2027-01-01")).toEqual([
    "2026-12-30",
    "2026-12-31",
    "2027-01-01",
  ]);
  expect(daysFromTo("2026-12-02", "2026-12-01")).toEqual([]);
});

it.each([
  ["2026-12-14", "2026-12-14"],
  ["2026-12-17", "2026-12-14"],
  ["2026-12-20", "2026-12-14"],
])("the week of %s begins on %s", (on, monday) => {
  const week = weekAround(on);
  expect([week[0], week.length, week.at(-1)]).toEqual([monday, 7, addDays(monday, 6)]);
});

describe("a month", () => {
  it.each([
    ["2026-12-17", "2026-11-30", "2027-01-03", 5],
    // Exactly four weeks.
    ["2027-02-10", "2027-02-01", "2027-02-28", 4],
    ["2026-08-01", "2026-07-27", "2026-09-06", 6],
  ])("of %s runs from %s to %s in %i weeks", (on, first, last, count) => {
    const weeks = monthAround(on);
    expect([weeks[0]?.[0], weeks.at(-1)?.at(-1), weeks.length]).toEqual([first, last, count]);
  });

  it("comes after the one before", () => {
    expect([addMonths("2026-12", 1), addMonths("2026-01", -1)]).toEqual(["2027-01", "2025-12"]);
  });
});

it.each([
  ["2026-12-17", true],
  ["2026-02-30", false],
  ["2026-2-3", false],
  ["tomorrow", false],
  [null, false],
])("%s is a day: %s", (text, is) => {
  expect(isDay(text)).toBe(is);
});
