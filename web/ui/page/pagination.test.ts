import { expect, test } from "vitest";
import { pageWindow } from "./pagination.tsx";

test.each([
  [1, 0, ""],
  [1, 1, "1"],
  [3, 7, "1 2 3 4 5 6 7"],
  [1, 8, "1 2 3 4 5 … 8"],
  [4, 8, "1 2 3 4 5 … 8"],
  [5, 8, "1 … 4 5 6 7 8"],
  [5, 9, "1 … 4 5 6 … 9"],
  [8, 8, "1 … 4 5 6 7 8"],
  [50, 100, "1 … 49 50 51 … 100"],
  [97, 100, "1 … 96 97 98 99 100"],
])("page %d of %d", (current, pages, expected) => {
  const steps = pageWindow(current, pages);
  expect(steps.map((step) => (typeof step === "number" ? step : "…")).join(" ")).toBe(expected);
});

test("the current page is always there and no page twice", () => {
  for (let pages = 1; pages <= 30; pages += 1) {
    for (let current = 1; current <= pages; current += 1) {
      const steps = pageWindow(current, pages);
      expect(steps).toContain(current);
      expect(new Set(steps).size).toBe(steps.length);
    }
  }
});
