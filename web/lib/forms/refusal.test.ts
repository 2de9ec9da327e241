import { expect, it } from "vitest";
import { waitingTime } from "./refusal.ts";

it.each([
  [0, "seconds", 1],
  [1, "seconds", 1],
  [59, "seconds", 59],
  [60, "minutes", 1],
  [61, "minutes", 2],
  [900, "minutes", 15],
] as const)("%i s: %s %i", (seconds, unit, count) => {
  expect(waitingTime(seconds)).toEqual({ unit, count });
});
