import type { Race } from "#contract/catalogue.ts";
import type { OwnProfile, RegistrationStep } from "#contract/profiles.ts";
import type { AnimalCategory } from "#contract/shared/animals.ts";
import {
  type AnimalsProblem,
  type AnimalsValues,
  animalsProblems,
  welcomeRaces,
} from "#web/features/profiles/fields/animals-values.ts";
import { type Answer, answerOf } from "#web/features/profiles/fields/answer.ts";
import { type FieldTexts, inWords } from "#web/lib/text/field-texts.ts";

export type StepAnimals = AnimalsValues & {
  races: string[];
  medication: Answer;
  ownAnimals: AnimalCategory[];
};

export function stepAnimals(profile: OwnProfile): StepAnimals {
  return {
    categories: profile.animalCategories,
    animalSizes: profile.animalSizes,
    races: profile.races,
    medication: answerOf(profile.experienceWithMedication),
    ownAnimals: profile.ownAnimals,
  };
}

/** What is wrong with the answers, in the reader's words. */
export function animalsErrors(
  values: StepAnimals,
  say: (problem: AnimalsProblem | "needAnswer") => string,
): FieldTexts {
  const errors = inWords(animalsProblems(values), say);
  return values.medication === null ? { ...errors, medication: say("needAnswer") } : errors;
}

/** What is saved: only of dogs is it said how large, and a breed goes with its animal. */
export function animalsUpdate(values: StepAnimals, races: readonly Race[], next: RegistrationStep) {
  const { categories, animalSizes, medication, ownAnimals } = values;
  return {
    profile: {
      animalCategories: categories,
      animalSizes: categories.includes("dog") ? animalSizes : [],
      races: welcomeRaces(values.races, categories, races),
      experienceWithMedication: medication === "yes",
      ownAnimals,
    },
    registrationStep: next,
  };
}
