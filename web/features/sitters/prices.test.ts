import { expect, it } from "vitest";
import { lengthOf, lowestPrice } from "./prices.ts";

it("starts from the cheapest", () => {
  const night = {
    serviceType: "day_and_night_at_sitter_home",
    priceCents: 3800,
    unit: "night",
  } as const;
  const walk = { serviceType: "dog_walking_service", priceCents: 1250, unit: "walk" } as const;
  expect(lowestPrice([night, walk])).toBe(walk);
  expect(lowestPrice([])).toBeUndefined();
});

it.each([
  [30, { unit: "minutes", minutes: 30 }],
  [60, { unit: "hour" }],
  [75, { unit: "minutes", minutes: 75 }],
  [90, { unit: "hours", hours: 1.5 }],
  [600, { unit: "hours", hours: 10 }],
])("says %i minutes as %j", (minutes, words) => {
  expect(lengthOf(minutes)).toEqual(words);
});
