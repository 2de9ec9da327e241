import { describe, expect, test } from "vitest";
import { numberText, parseNumber } from "./number-text.ts";

describe("parseNumber", () => {
  test.each([
    ["14,50", 14.5],
    ["14.50", 14.5],
    ["14.5", 14.5],
    ["1.450", 1450],
    ["1.450,00", 1450],
    ["1,450.00", 1450],
    ["1.450.000", 1_450_000],
    ["14,500", 14.5],
    ["14,", 14],
    [",5", 0.5],
    ["€ 12", 12],
    ["1 450", 1450],
    ["-3", -3],
    ["−3", -3],
    ["0012", 12],
    ["", null],
    ["  ", null],
    ["veertien", Number.NaN],
    ["14 euro", Number.NaN],
    ["1.2.3", Number.NaN],
    ["12.34.567", Number.NaN],
    ["--3", Number.NaN],
    [",", Number.NaN],
    ["1e5", Number.NaN],
  ])("%j is %j", (text, expected) => {
    expect(parseNumber(text)).toBe(expected);
  });
});

describe("numberText", () => {
  test.each([
    [14.5, 2, true, "14,50"],
    [14.5, 2, false, "14,5"],
    [1450, 0, false, "1.450"],
    [1450, 2, true, "1.450,00"],
    [1450, 2, false, "1.450"],
  ])("%d with %d decimals", (value, decimals, fixed, expected) => {
    expect(numberText(value, decimals, fixed)).toBe(expected);
  });
});
