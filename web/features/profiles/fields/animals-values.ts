import type { Race } from "#contract/catalogue.ts";
import type { AnimalCategory, Size } from "#contract/shared/animals.ts";

export type AnimalsValues = { categories: AnimalCategory[]; animalSizes: Size[] };

export type AnimalsProblem = "needOne" | "needSize";

export function animalsProblems({ categories, animalSizes }: AnimalsValues) {
  const problems: Partial<Record<keyof AnimalsValues, AnimalsProblem>> = {};
  if (categories.length === 0) problems.categories = "needOne";
  if (categories.includes("dog") && animalSizes.length === 0) problems.animalSizes = "needSize";
  return problems;
}

/** A breed of an animal that is no longer welcome goes with it; one we don't know is the server's. */
export function welcomeRaces(
  codes: readonly string[],
  categories: readonly AnimalCategory[],
  races: readonly Race[],
): string[] {
  return codes.filter((code) => {
    const race = races.find((each) => each.code === code);
    return !race || categories.includes(race.category);
  });
}
