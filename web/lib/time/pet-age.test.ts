import { expect, it } from "vitest";
import { petAge } from "./pet-age.ts";

it.each([
  ["2020-11-15", "years", 6],
  ["2020-11-16", "years", 5],
  ["2025-11-15", "years", 1],
  ["2025-11-16", "months", 11],
  ["2026-08-15", "months", 3],
  ["2026-08-16", "weeks", 13],
  ["2026-11-01", "weeks", 2],
  ["2026-11-15", "weeks", 0],
])("born %s: %s %i", (birthDate, unit, count) => {
  expect(petAge(birthDate, "2026-11-15")).toEqual({ unit, count });
});
