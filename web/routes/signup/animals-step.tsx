import type { OwnProfile } from "#contract/profiles.ts";
import type { AnimalCategory } from "#contract/shared/animals.ts";
import {
  AnimalsFields,
  type AnimalsValues,
  animalsProblems,
  useAnimalCards,
} from "#web/features/profiles/fields/animals-fields.tsx";
import { RacesField, welcomeRaces } from "#web/features/profiles/fields/races-field.tsx";
import { type Answer, answerOf, YesNoField } from "#web/features/profiles/fields/yes-no-field.tsx";
import { stepDraftKey } from "#web/features/signup/draft-keys.ts";
import { StepFrame } from "#web/features/signup/step-frame.tsx";
import { useWizard } from "#web/features/signup/wizard-context.ts";
import { useRaces } from "#web/lib/catalogue/use-catalogue.ts";
import { useForm } from "#web/lib/forms/use-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import type { FieldTexts } from "#web/lib/text/field-texts.ts";
import { ChipsField } from "#web/ui/choices/chips-field.tsx";

type Values = AnimalsValues & {
  races: string[];
  medication: Answer;
  ownAnimals: AnimalCategory[];
};

export function AnimalsStep({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation(["signup", "profiles"]);
  const { profileType, step, next, goOn } = useWizard();
  const allRaces = useRaces();
  const cards = useAnimalCards();
  const form = useForm<Values>({
    initial: {
      categories: profile.animalCategories,
      animalSizes: profile.animalSizes,
      races: profile.races,
      medication: answerOf(profile.experienceWithMedication),
      ownAnimals: profile.ownAnimals,
    },
    draft: { key: stepDraftKey(profileType, step) },
    failed: t("failed"),
    prefix: "profile.",
    check(values) {
      const errors: FieldTexts = Object.fromEntries(
        Object.entries(animalsProblems(values)).map(([field, problem]) => [
          field,
          t(`profiles:animals.${problem}`),
        ]),
      );
      if (values.medication === null) errors.medication = t("profiles:animals.needAnswer");
      return errors;
    },
    async send({ categories, animalSizes, races, medication, ownAnimals }) {
      const { saveUser } = await import("#web/features/signup/signup-calls.ts");
      await saveUser({
        profile: {
          animalCategories: categories,
          animalSizes: categories.includes("dog") ? animalSizes : [],
          races: welcomeRaces(races, categories, allRaces),
          experienceWithMedication: medication === "yes",
          ownAnimals,
        },
        registrationStep: next,
      });
    },
    onSaved: goOn,
  });
  const { values, errors, change } = form;

  return (
    <StepFrame heading={t("animals.heading")} intro={t("animals.intro")} form={form}>
      <AnimalsFields values={values} errors={errors} onChange={change} />
      <RacesField
        categories={values.categories}
        value={values.races}
        onChange={(races) => change({ races })}
      />
      <YesNoField
        label={t("profiles:animals.medication")}
        yes={t("profiles:animals.medicationYes")}
        no={t("profiles:animals.medicationNo")}
        value={values.medication}
        error={errors.medication}
        onChange={(medication) => change({ medication })}
      />
      <ChipsField
        label={t("profiles:animals.own")}
        hint={t("profiles:animals.ownHint")}
        optional
        options={cards}
        value={values.ownAnimals}
        onChange={(ownAnimals) => change({ ownAnimals })}
      />
    </StepFrame>
  );
}
