import { describe, expect, it } from "vitest";
import { dayInAmsterdam, isAdult } from "./profiles.rules.ts";

describe("isAdult", () => {
  it.each([
    ["2008-11-15", "2026-11-15", true],
    ["2008-11-16", "2026-11-15", false],
    ["1950-01-01", "2026-11-15", true],
    ["2008-02-29", "2026-02-28", false],
    ["2008-02-29", "2026-03-01", true],
    ["2030-01-01", "2026-11-15", false],
  ])("born on %s, on %s: %s", (bornOn, today, expected) => {
    expect(isAdult(bornOn, today)).toBe(expected);
  });
});

describe("dayInAmsterdam", () => {
  it.each([
    ["2026-11-15T22:59:59Z", "2026-11-15"],
    ["2026-11-15T23:00:00Z", "2026-11-16"],
    ["2026-06-15T22:00:00Z", "2026-06-16"],
  ])("%s is %s", (instant, day) => {
    expect(dayInAmsterdam(new Date(instant))).toBe(day);
  });
});
