import { expect, it } from "vitest";
import { cyclingMinutes, extraProblem } from "./prices.ts";

it.each([
  ["", null],
  ["0", null],
  ["3,00", null],
  ["drie", "priceUnreadable"],
  ["-1", "priceUnreadable"],
  ["2000", "priceHigh"],
])("for an extra animal %s: %s", (text, problem) => {
  expect(extraProblem(text)).toBe(problem);
});

it.each([
  [1, 5],
  [3, 10],
  [10, 40],
  [15, 55],
  [16, null],
])("%i km by bike: %s minutes", (km, minutes) => {
  expect(cyclingMinutes(km)).toBe(minutes);
});
