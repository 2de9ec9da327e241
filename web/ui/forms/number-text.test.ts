import { describe, expect, test } from "vitest";
import { formatNumber, parseNumber } from "./number-text.ts";

describe("parseNumber", () => {
  test.each([
    ["14,50", "nl-NL", 14.5],
    ["14.50", "nl-NL", 14.5],
    ["14.5", "nl-NL", 14.5],
    ["1.450", "nl-NL", 1450],
    ["1.450,00", "nl-NL", 1450],
    ["1,450.00", "nl-NL", 1450],
    ["1.450.000", "nl-NL", 1_450_000],
    ["14,500", "nl-NL", 14.5],
    ["14,", "nl-NL", 14],
    [",5", "nl-NL", 0.5],
    ["€ 12", "nl-NL", 12],
    ["1 450", "nl-NL", 1450],
    ["-3", "nl-NL", -3],
    ["−3", "nl-NL", -3],
    ["0012", "nl-NL", 12],
    ["14.50", "en-US", 14.5],
    ["14,50", "en-US", 14.5],
    ["1,450", "en-US", 1450],
    ["1.450", "en-US", 1.45],
    ["", "nl-NL", null],
    ["  ", "nl-NL", null],
    ["veertien", "nl-NL", Number.NaN],
    ["14 euro", "nl-NL", Number.NaN],
    ["1.2.3", "nl-NL", Number.NaN],
    ["12.34.567", "nl-NL", Number.NaN],
    ["--3", "nl-NL", Number.NaN],
    [",", "nl-NL", Number.NaN],
    ["1e5", "nl-NL", Number.NaN],
  ])("%j in %s is %j", (text, locale, expected) => {
    expect(parseNumber(text, locale)).toBe(expected);
  });
});

describe("formatNumber", () => {
  test.each([
    [14.5, "nl-NL", 2, true, "14,50"],
    [14.5, "nl-NL", 2, false, "14,5"],
    [1450, "nl-NL", 0, false, "1.450"],
    [1450, "en-US", 2, true, "1,450.00"],
  ])("%d in %s", (value, locale, decimals, fixed, expected) => {
    expect(formatNumber(value, locale, decimals, fixed)).toBe(expected);
  });
});
