import { expect, it } from "vitest";
import { animalCategories } from "#contract/shared/animals.ts";
import { findRaceCategory } from "#server/domains/profiles/catalogue/catalogue.service.ts";
import { listBreeds } from "./breeds.ts";
import { petNames } from "./pet-names.ts";

it.each(animalCategories)("the breeds of a %s are in the catalogue", (category) => {
  const strange = listBreeds(category).filter((code) => findRaceCategory(code) !== category);
  expect(strange).toEqual([]);
});

it.each(animalCategories)("there are names for four of a %s", (category) => {
  expect(new Set(petNames[category]).size).toBe(petNames[category].length);
  expect(petNames[category].length).toBeGreaterThan(4);
});
