import { expect, it } from "vitest";
import { positionFor } from "./use-pictures.ts";

const list = (...ids: number[]) => ids.map((id) => ({ id }));

it.each([
  ["to the front", 3, list(3, 1, 2), list(1, 2, 3), 0],
  ["to the end", 1, list(2, 3, 1), list(1, 2, 3), 2],
  ["past one that is about to go", 1, list(3, 1, 4), list(1, 2, 3, 4), 2],
])("%s", (_, id, seen, stored, position) => {
  expect(positionFor(id, seen, stored)).toBe(position);
});
