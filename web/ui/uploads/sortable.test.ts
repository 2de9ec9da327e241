import { expect, it } from "vitest";
import { moved } from "./sortable.tsx";

it.each([
  [0, 2, "bca"],
  [2, 0, "cab"],
  [1, 1, "abc"],
  [7, 0, "abc"],
])("from %i to %i: %s", (from, to, expected) => {
  expect(moved([..."abc"], from, to).join("")).toBe(expected);
});
