import {
  type AnimalCategory,
  animalCategories,
  type Size,
  sizes,
} from "#contract/shared/animals.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import type { FieldTexts } from "#web/lib/text/field-texts.ts";
import { ChipsField } from "#web/ui/choices/chips-field.tsx";
import { animalPictures } from "#web/ui/pictures/animal-pictures.ts";
import { PictureCards } from "#web/ui/pictures/picture-cards.tsx";

/** The animals by name and picture, as a choice. */
export function useAnimalCards() {
  const { t } = useTranslation("care");
  return animalCategories.map((id) => ({
    id,
    label: t(`animals.${id}`),
    picture: animalPictures[id],
  }));
}

export type AnimalsValues = { categories: AnimalCategory[]; animalSizes: Size[] };

export type AnimalsFieldsProps = {
  values: AnimalsValues;
  errors: FieldTexts;
  onChange: (changed: Partial<AnimalsValues>) => void;
};

/** Which animals are welcome, and of dogs how large. */
export function AnimalsFields({ values, errors, onChange }: AnimalsFieldsProps) {
  const { t } = useTranslation(["profiles", "care"]);
  const cards = useAnimalCards();
  return (
    <>
      <PictureCards
        label={t("animals.categories")}
        labelHidden
        options={cards}
        value={values.categories}
        error={errors.categories}
        onChange={(categories) => onChange({ categories })}
      />
      {values.categories.includes("dog") && (
        <ChipsField
          label={t("animals.sizes")}
          options={sizes.map((id) => ({
            id,
            label: t(`care:sizes.${id}`),
            hint: t(`care:sizeHints.${id}`),
          }))}
          value={values.animalSizes}
          error={errors.animalSizes}
          onChange={(animalSizes) => onChange({ animalSizes })}
        />
      )}
    </>
  );
}

export type AnimalsProblem = "needOne" | "needSize";

export function animalsProblems({ categories, animalSizes }: AnimalsValues) {
  const problems: Partial<Record<keyof AnimalsValues, AnimalsProblem>> = {};
  if (categories.length === 0) problems.categories = "needOne";
  if (categories.includes("dog") && animalSizes.length === 0) problems.animalSizes = "needSize";
  return problems;
}
