import { expect, it } from "vitest";
import { labelledParts, niceTop } from "./plot.tsx";

it.each([
  [0, 2],
  [1, 2],
  [3, 4],
  [7, 8],
  [10, 10],
  [49, 60],
  [138, 200],
  [1_278, 2_000],
])("has an axis for %i go up to %i", (highest, top) => {
  expect(niceTop(highest)).toBe(top);
});

it("goes up to what it is told at least", () => {
  expect([0, 200, 250].map((highest) => niceTop(highest, 200))).toEqual([200, 200, 400]);
});

it("always fits the highest, and has a whole number in the middle", () => {
  for (let highest = 0; highest < 5_000; highest += 1) {
    const top = niceTop(highest);
    expect(top).toBeGreaterThanOrEqual(highest);
    expect(Number.isInteger(top / 2)).toBe(true);
  }
});

it("labels the first, the last, and some between", () => {
  expect(labelledParts(3)).toEqual([0, 1, 2]);
  expect(labelledParts(7)).toEqual([0, 2, 3, 5, 6]);
  expect(labelledParts(28)).toEqual([0, 7, 14, 20, 27]);
});
