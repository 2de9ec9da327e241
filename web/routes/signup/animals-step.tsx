import type { OwnProfile } from "#contract/profiles.ts";
import { AnimalsFields, useAnimalCards } from "#web/features/profiles/fields/animals-fields.tsx";
import { RacesField } from "#web/features/profiles/fields/races-field.tsx";
import { YesNoField } from "#web/features/profiles/fields/yes-no-field.tsx";
import { stepDraftKey } from "#web/features/signup/draft-keys.ts";
import { StepFrame, useWizard } from "#web/features/signup/step-frame.tsx";
import { stepForms } from "#web/features/signup/values/step-forms.ts";
import { useRaces } from "#web/lib/catalogue/use-catalogue.ts";
import { useForm } from "#web/lib/forms/use-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { ChipsField } from "#web/ui/choices/chips-field.tsx";
import {
  animalsErrors,
  animalsUpdate,
  type StepAnimals,
  stepAnimals,
} from "./animals-step-values.ts";

export function AnimalsStep({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation(["signup", "profiles"]);
  const { profileType, step, next, goOn } = useWizard();
  const allRaces = useRaces();
  const cards = useAnimalCards();
  const form = useForm<StepAnimals>({
    name: stepForms.animals,
    initial: stepAnimals(profile),
    draft: { key: stepDraftKey(profileType, step) },
    failed: t("failed"),
    prefix: "profile.",
    check: (values) => animalsErrors(values, (problem) => t(`profiles:animals.${problem}`)),
    async send(values, call) {
      await call("account.updateUser", { body: animalsUpdate(values, allRaces, next) });
    },
    onSaved: goOn,
  });
  const { values, errors, change } = form;

  return (
    <StepFrame heading={t("animals.heading")} intro={t("animals.intro")} form={form}>
      <AnimalsFields values={values} errors={errors} onChange={change} />
      <RacesField
        categories={values.categories}
        name="races"
        value={values.races}
        onChange={(races) => change({ races })}
      />
      <YesNoField
        label={t("profiles:animals.medication")}
        name="medication"
        yes={t("profiles:animals.medicationYes")}
        no={t("profiles:animals.medicationNo")}
        value={values.medication}
        error={errors.medication}
        onChange={(medication) => change({ medication })}
      />
      <ChipsField
        label={t("profiles:animals.own")}
        name="ownAnimals"
        hint={t("profiles:animals.ownHint")}
        optional
        options={cards}
        value={values.ownAnimals}
        onChange={(ownAnimals) => change({ ownAnimals })}
      />
    </StepFrame>
  );
}
