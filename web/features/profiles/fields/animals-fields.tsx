import { animalCategories, sizes } from "#contract/shared/animals.ts";
import { useHydrated } from "#web/lib/browser/use-hydrated.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import type { FieldTexts } from "#web/lib/text/field-texts.ts";
import { ChipsField } from "#web/ui/choices/chips-field.tsx";
import { animalPictures } from "#web/ui/pictures/animal-pictures.ts";
import { PictureCards } from "#web/ui/pictures/picture-cards.tsx";
import type { AnimalsValues } from "./animals-values.ts";

/** The animals by name and picture, as a choice. */
export function useAnimalCards() {
  const { t } = useTranslation("care");
  return animalCategories.map((id) => ({
    id,
    label: t(`animals.${id}`),
    picture: animalPictures[id],
  }));
}

export type AnimalsFieldsProps = {
  values: AnimalsValues;
  errors: FieldTexts;
  onChange: (changed: Partial<AnimalsValues>) => void;
};

/** Which animals are welcome, and of dogs how large. */
export function AnimalsFields({ values, errors, onChange }: AnimalsFieldsProps) {
  const { t } = useTranslation(["profiles", "care"]);
  const cards = useAnimalCards();
  const isHydrated = useHydrated();
  return (
    <div className="group/animals contents">
      <PictureCards
        label={t("animals.categories")}
        labelHidden
        name="categories"
        options={cards}
        value={values.categories}
        error={errors.categories}
        onChange={(categories) => onChange({ categories })}
      />
      {/* Before the script is there, ticking the dog can only show what stands on the page already. */}
      {(values.categories.includes("dog") || !isHydrated) && (
        <div className="hidden group-has-[[value=dog]:checked]/animals:block">
          <ChipsField
            label={t("animals.sizes")}
            name="animalSizes"
            options={sizes.map((id) => ({
              id,
              label: t(`care:sizes.${id}`),
              hint: t(`care:sizeHints.${id}`),
            }))}
            value={values.animalSizes}
            error={errors.animalSizes}
            onChange={(animalSizes) => onChange({ animalSizes })}
          />
        </div>
      )}
    </div>
  );
}
