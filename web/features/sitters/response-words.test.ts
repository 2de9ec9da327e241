import { expect, it } from "vitest";
import { responseTime } from "./response-words.ts";
import { responseShare } from "./trust-list.tsx";

it.each([
  [1, "hour", 1],
  [60, "hour", 1],
  [61, "hour", 2],
  [12 * 60, "hour", 12],
  [12 * 60 + 1, "day", 1],
  [24 * 60, "day", 1],
  [25 * 60, "day", 2],
  [10 * 24 * 60, "day", 10],
] as const)("%i minutes are said in whole hours or days", (minutes, unit, count) => {
  expect(responseTime(minutes)).toEqual({ unit, count });
});

it.each([
  [1, "all", 10],
  [0.99, "most", 9],
  [0.9, "most", 9],
  [0.89, "some", 9],
  [0.44, "some", 4],
  [0.01, "some", 1],
] as const)("a rate of %d is said in words", (rate, kind, tenths) => {
  expect(responseShare(rate)).toEqual({ kind, tenths });
});
