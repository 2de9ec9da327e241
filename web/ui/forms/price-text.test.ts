import { describe, expect, it } from "vitest";
import { priceProblem, priceText, toCents } from "./price-text.ts";

describe("toCents", () => {
  it.each([
    ["12,50", 1_250],
    ["12.50", 1_250],
    ["€ 12,5", 1_250],
    ["12", 1_200],
    ["14,35", 1_435],
    ["1.000", 100_000],
    ["0,99", 99],
    ["", null],
    [" ", null],
    ["veertien", Number.NaN],
    ["12,50 euro", Number.NaN],
  ])("%s: %s", (text, cents) => {
    expect(toCents(text)).toBe(cents);
  });
});

it.each([
  ["12,50", null],
  ["", "priceUnreadable"],
  ["veertien", "priceUnreadable"],
  ["0,99", "priceLow"],
  ["-5", "priceLow"],
  ["1.000", null],
  ["1.000,01", "priceHigh"],
])("a price of %s: %s", (text, problem) => {
  expect(priceProblem(text)).toBe(problem);
});

it("writes what it reads", () => {
  expect(priceText(1_250)).toBe("12,50");
  expect(toCents(priceText(123_456))).toBe(123_456);
});
