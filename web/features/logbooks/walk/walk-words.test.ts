import { expect, it } from "vitest";
import { walkedClock, walkedFar } from "./walk-words.ts";

it.each([
  [0, "0,0\u00a0km"],
  [49, "0,0\u00a0km"],
  [904, "0,9\u00a0km"],
  [1_380, "1,4\u00a0km"],
  [12_040, "12,0\u00a0km"],
])("says how far %d metres are", (metres, words) => {
  expect(walkedFar(metres)).toBe(words);
});

it.each([
  [0, "0:00"],
  [59_999, "0:59"],
  [848_000, "14:08"],
  [3_848_000, "1:04:08"],
])("says how long %d milliseconds are", (milliseconds, words) => {
  expect(walkedClock(milliseconds)).toBe(words);
});
