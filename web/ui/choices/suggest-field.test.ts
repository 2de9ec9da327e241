import { expect, it } from "vitest";
import { stepIn } from "./suggest-field.tsx";

it.each([
  [3, -1, 1, 0],
  [3, 0, 1, 1],
  [3, 2, 1, -1],
  [3, -1, -1, 2],
  [3, 0, -1, -1],
  [0, -1, 1, -1],
] as const)("of %i, from %i by %i: %i", (length, from, by, to) => {
  expect(stepIn(length, from, by)).toBe(to);
});
