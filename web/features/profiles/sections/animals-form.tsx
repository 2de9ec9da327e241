import type { OwnProfile } from "#contract/profiles.ts";
import { type Level, levels } from "#contract/shared/animals.ts";
import { useRaces } from "#web/lib/catalogue/use-catalogue.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { ChipsField } from "#web/ui/choices/chips-field.tsx";
import { NumberField } from "#web/ui/forms/number-field.tsx";
import { AnimalsFields } from "../fields/animals-fields.tsx";
import { type AnimalsValues, animalsProblems, welcomeRaces } from "../fields/animals-values.ts";
import { SectionForm, useInlineSection } from "../section-form.tsx";
import { useSectionForm } from "../use-section-form.ts";

type Values = AnimalsValues & { energyLevels: Level[]; maxAnimals: number | null };

export function AnimalsForm({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation("profiles");
  const races = useRaces();
  const { ends, cancel } = useInlineSection(profile.id, "animals");
  const form = useSectionForm<Values>({
    ...ends,
    initial: {
      categories: profile.animalCategories,
      animalSizes: profile.animalSizes,
      energyLevels: profile.energyLevels,
      maxAnimals: profile.maxAnimals ?? null,
    },
    check: (values) =>
      Object.fromEntries(
        Object.entries(animalsProblems(values)).map(([field, problem]) => [
          field,
          t(`animals.${problem}`),
        ]),
      ),
    change: ({ categories, animalSizes, energyLevels, maxAnimals }) => ({
      profile: {
        animalCategories: categories,
        animalSizes: categories.includes("dog") ? animalSizes : [],
        races: welcomeRaces(profile.races, categories, races),
        energyLevels,
        maxAnimals: maxAnimals ?? "",
      },
    }),
  });
  const { values, errors, change } = form;

  return (
    <SectionForm form={form} onCancel={cancel}>
      <AnimalsFields values={values} errors={errors} onChange={change} />
      <ChipsField
        label={t("animals.energy")}
        optional
        options={levels.map((id) => ({ id, label: t(`levels.${id}`) }))}
        value={values.energyLevels}
        onChange={(energyLevels) => change({ energyLevels })}
      />
      <NumberField
        label={t("animals.most")}
        optional
        name="maxAnimals"
        min={1}
        max={50}
        stepper
        value={values.maxAnimals}
        error={errors.maxAnimals}
        onChange={(maxAnimals) => change({ maxAnimals })}
        className="max-w-list"
      />
    </SectionForm>
  );
}
