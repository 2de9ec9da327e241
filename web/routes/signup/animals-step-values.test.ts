import { expect, it } from "vitest";
import { animalsErrors, animalsUpdate, type StepAnimals } from "./animals-step-values.ts";

const values: StepAnimals = {
  categories: ["dog", "cat"],
  animalSizes: ["LARGE"],
  races: ["labrador", "siamese", "unknown-here"],
  medication: "no",
  ownAnimals: [],
};
const races = [
  { code: "labrador", category: "dog" as const, name: "Labrador" },
  { code: "siamese", category: "cat" as const, name: "Siamees" },
];

it.each([
  [{}, {}],
  [{ categories: [] }, { categories: "needOne" }],
  [{ animalSizes: [] }, { animalSizes: "needSize" }],
  [{ categories: ["cat" as const], animalSizes: [] }, {}],
  [{ medication: null }, { medication: "needAnswer" }],
])("%j: %j", (changed, errors) => {
  expect(animalsErrors({ ...values, ...changed }, (problem) => problem)).toEqual(errors);
});

it("saves of dogs alone how large, and no breed of an animal that is not welcome", () => {
  const cats = animalsUpdate({ ...values, categories: ["cat"] }, races, "availability");
  expect(cats).toMatchObject({
    profile: { animalSizes: [], races: ["siamese", "unknown-here"] },
    registrationStep: "availability",
  });
});
