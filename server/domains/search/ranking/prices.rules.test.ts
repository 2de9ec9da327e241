import { expect, it } from "vitest";
import type { ServiceType } from "#contract/shared/care.ts";
import { serviceTypes } from "#contract/shared/care.ts";
import { isAffordable, notOffered, placesOf, pricesEach } from "./prices.rules.ts";

/** Two sitters: nothing for the first, a visit for 12 and a walk for 15 euros for the second. */
const row = [
  ...serviceTypes.map(() => notOffered),
  ...serviceTypes.map(
    (type) => ({ house_visit: 1_200, dog_walking_service: 1_500 })[type as string] ?? notOffered,
  ),
];

it.each<[ServiceType[] | undefined, number, boolean]>([
  [undefined, 1_200, true],
  [undefined, 1_199, false],
  [[], 1_200, true],
  [["house_visit"], 1_200, true],
  [["dog_walking_service"], 1_499, false],
  [["dog_walking_service"], 1_500, true],
  [["dog_walking_service", "house_visit"], 1_300, true],
  [["daycare_at_sitter_home"], 100_000, false],
])("%j for at most %i cents: %s", (services, most, expected) => {
  const wish = { places: placesOf(services), most };
  expect(isAffordable(row, pricesEach, wish)).toBe(expected);
  expect(isAffordable(row, 0, wish)).toBe(false);
});
