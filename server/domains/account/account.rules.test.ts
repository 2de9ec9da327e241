import { describe, expect, it } from "vitest";
import { isAdult, isNewDevice } from "./account.rules.ts";

describe("isNewDevice", () => {
  it.each([
    ["the first log-in ever", "Firefox, Linux", [], false],
    ["a device that is logged in already", "Firefox, Linux", ["Firefox, Linux"], false],
    ["another device", "Safari, iPhone", ["Firefox, Linux"], true],
  ])("%s", (_case, device, known, expected) => {
    expect(isNewDevice(device, known)).toBe(expected);
  });
});

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
