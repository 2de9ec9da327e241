import type { OwnProfile } from "#contract/profiles.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { NumberField } from "#web/ui/forms/number-field.tsx";
import { RacesField } from "../fields/races-field.tsx";
import { type Answer, answerOf, YesNoField } from "../fields/yes-no-field.tsx";
import { SectionForm } from "../section-form.tsx";
import { useSectionForm } from "../use-section-form.ts";

export type TabFormProps = {
  profile: OwnProfile;
  onUnsaved: (isUnsaved: boolean) => void;
  onSaved: () => void | Promise<void>;
  onCancel: () => void;
};

type Values = { experienceYears: number | null; medication: Answer; races: string[] };

export function ExperienceForm({ profile, onUnsaved, onSaved, onCancel }: TabFormProps) {
  const { t } = useTranslation("profiles");
  const form = useSectionForm<Values>({
    profileId: profile.id,
    section: "experience",
    onUnsaved,
    onSaved,
    initial: {
      experienceYears: profile.experienceYears ?? null,
      medication: answerOf(profile.experienceWithMedication),
      races: profile.races,
    },
    change: ({ experienceYears, medication, races }) => ({
      profile: {
        experienceYears: experienceYears ?? "",
        races,
        // There is no way back to 'not answered': a question left open is not sent.
        ...(medication ? { experienceWithMedication: medication === "yes" } : {}),
      },
    }),
  });
  const { values, errors, change } = form;
  return (
    <SectionForm isPage form={form} onCancel={onCancel}>
      <NumberField
        label={t("experience.years")}
        hint={t("experience.yearsHint")}
        name="experienceYears"
        min={0}
        max={80}
        stepper
        value={values.experienceYears}
        error={errors.experienceYears}
        onChange={(experienceYears) => change({ experienceYears })}
        className="max-w-list"
      />
      <YesNoField
        label={t("animals.medication")}
        yes={t("animals.medicationYes")}
        no={t("animals.medicationNo")}
        value={values.medication}
        onChange={(medication) => change({ medication })}
      />
      <RacesField
        categories={profile.animalCategories}
        value={values.races}
        error={errors.races}
        onChange={(races) => change({ races })}
      />
    </SectionForm>
  );
}
