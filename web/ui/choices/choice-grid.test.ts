import { expect, it } from "vitest";
import { moveInGrid } from "./choice-grid.tsx";

const size = { row: 7, column: 4 };

it.each([
  ["ArrowDown", { row: 0, column: 1 }, { row: 1, column: 1 }],
  ["ArrowDown", { row: 6, column: 1 }, { row: 6, column: 1 }],
  ["ArrowUp", { row: 0, column: 1 }, { row: 0, column: 1 }],
  ["ArrowLeft", { row: 2, column: 0 }, { row: 2, column: 0 }],
  ["ArrowRight", { row: 2, column: 3 }, { row: 2, column: 3 }],
  ["ArrowRight", { row: 2, column: 0 }, { row: 2, column: 1 }],
  ["Home", { row: 2, column: 3 }, { row: 2, column: 0 }],
  ["End", { row: 2, column: 0 }, { row: 2, column: 3 }],
  ["Tab", { row: 2, column: 0 }, null],
])("%s from %j: %j", (key, from, to) => {
  expect(moveInGrid(key, from, size)).toEqual(to);
});
