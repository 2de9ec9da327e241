import { expect, it } from "vitest";
import { layoutSizeOf } from "./layout-size.ts";

it.each([
  [320, 1],
  [599, 1],
  [600, 2],
  [1023, 2],
  [1024, 3],
  [1439, 3],
  [1440, 4],
  [1919, 4],
  [1920, 5],
  [3840, 5],
])("%d px wide is step %d", (width, step) => {
  expect(layoutSizeOf(width)).toBe(step);
});
