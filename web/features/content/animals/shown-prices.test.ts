import { expect, it } from "vitest";
import type { ServiceType } from "#contract/shared/care.ts";
import { shownPrices } from "./shown-prices.ts";

const prices = (
  [
    "house_visit",
    "dog_walking_service",
    "sitter_at_owner_home",
    "daycare_at_sitter_home",
    "day_and_night_at_sitter_home",
  ] as const
).map((serviceType) => ({
  serviceType,
  unit: "visit" as const,
  count: 1,
  lowestCents: 1_000,
  middleCents: 1_200,
  highestCents: 1_500,
}));
const shown = (about: Parameters<typeof shownPrices>[0]): ServiceType[] =>
  shownPrices(about, prices).map(({ serviceType }) => serviceType);

it("has what most offer for a dog, and no walks for other animals", () => {
  expect(shown({ animalCategories: ["dog"] })).toEqual([
    "house_visit",
    "dog_walking_service",
    "sitter_at_owner_home",
    "daycare_at_sitter_home",
  ]);
  expect(shown({ animalCategories: ["cat"] })).not.toContain("dog_walking_service");
});

it("has the services alone where a page is about some", () => {
  expect(
    shown({ animalCategories: ["dog"], serviceTypes: ["day_and_night_at_sitter_home"] }),
  ).toEqual(["day_and_night_at_sitter_home"]);
});
