import { describe, expect, it } from "vitest";
import { fullYears, yearsBefore } from "./today.ts";

it.each([
  ["2026-11-15", 3, "2023-11-15"],
  ["2028-02-29", 1, "2027-02-28"],
  ["2028-02-29", 4, "2024-02-29"],
])("%s, %i years earlier: %s", (today, years, day) => {
  expect(yearsBefore(today, years)).toBe(day);
});

describe("fullYears", () => {
  it.each([
    ["2008-11-15", "2026-11-15", 18],
    ["2008-11-16", "2026-11-15", 17],
    ["2026-11-15", "2026-11-15", 0],
    ["2008-02-29", "2026-02-28", 17],
    ["2008-02-29", "2026-03-01", 18],
  ])("from %s to %s: %i", (since, today, years) => {
    expect(fullYears(since, today)).toBe(years);
  });
});
