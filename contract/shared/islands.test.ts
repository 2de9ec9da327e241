import { expect, it } from "vitest";
import { isIsland } from "./islands.ts";

it.each([
  ["Schiermonnikoog", true],
  ["Texel", true],
  ["Utrecht", false],
  // Villages: in Nes, in West-Terschelling.
  ["Nes", false],
  ["West-Terschelling", false],
])("%s is an island: %s", (place, expected) => {
  expect(isIsland(place)).toBe(expected);
});
