import { animalCategories } from "#contract/shared/animals.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { ChipsField } from "#web/ui/choices/chips-field.tsx";
import { animalPictures } from "#web/ui/pictures/animal-pictures.ts";
import { PictureField } from "#web/ui/uploads/picture-field.tsx";
import { PetBasics } from "./pet-basics.tsx";
import type { PetForm } from "./use-pet-form.ts";

/** The fields of a pet in short form; whoever shows them has the button. */
export function PetFields({ form }: { form: PetForm }) {
  const { t } = useTranslation(["pets", "care"]);
  const { values, errors, change } = form;
  const { category } = values;
  const drawing = animalPictures[category ?? "dog"];

  return (
    <div className="grid grid-cols-1 gap-6">
      <ChipsField
        label={t("category")}
        single
        options={animalCategories.map((id) => ({
          id,
          label: t(`care:animals.${id}`),
          picture: animalPictures[id],
        }))}
        value={category ? [category] : []}
        error={errors.category}
        onChange={([chosen = null]) => change({ category: chosen, race: null })}
      />
      <PetBasics form={form} />
      <PictureField
        label={t("picture")}
        hint={t("pictureHint")}
        optional
        current={form.pet?.images[0]?.url ?? drawing}
        failed={t("pictureFailed")}
        value={form.picture}
        error={errors.images}
        onChange={form.choosePicture}
      />
    </div>
  );
}
