import { Plus } from "lucide-react";
import { useLocation } from "react-router";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { animalPictures } from "#web/ui/pictures/animal-pictures.ts";
import { PictureCards } from "#web/ui/pictures/picture-cards.tsx";
import type { PlanFields } from "../plan-fields.ts";

export function PetsFields({ pets, form }: PlanFields) {
  const { t } = useTranslation(["booking-plan", "care"]);
  const urls = useUrls();
  const { pathname, search } = useLocation();
  const { values, errors, change } = form;
  return (
    <>
      <PictureCards
        label={t("pets.label")}
        labelHidden
        shape="wide"
        options={pets.map((pet) => ({
          id: String(pet.id),
          label: pet.name,
          hint: t(`care:animals.${pet.category}`),
          picture:
            pet.images[0]?.sizes[1]?.url ?? pet.images[0]?.url ?? animalPictures[pet.category],
        }))}
        value={values.petIds}
        error={errors.petIds}
        onChange={(petIds) => change({ petIds })}
      />
      <LinkButton
        variant="secondary"
        className="justify-self-start"
        to={urls.addPet({ backTo: pathname + search })}
      >
        <Plus className="size-5" />
        {t("pets.add")}
      </LinkButton>
    </>
  );
}
