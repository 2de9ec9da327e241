import { useState } from "react";
import { type AnimalCategory, animalCategories } from "#contract/shared/animals.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { animalPictures } from "#web/ui/pictures/animal-pictures.ts";
import { PictureCards } from "#web/ui/pictures/picture-cards.tsx";

export type CategoryFieldProps = {
  isNew: boolean;
  value: AnimalCategory | null;
  error?: string;
  onChange: (value: AnimalCategory) => void;
};

/** The first question; about a pet that is known it has been answered, and steps back. */
export function CategoryField({ isNew, value, error, onChange }: CategoryFieldProps) {
  const { t } = useTranslation(["pets", "care"]);
  const [isOpen, setOpen] = useState(isNew);

  if (value && !isOpen) {
    return (
      <Card className="flex items-center gap-4 md:py-4">
        <img
          src={animalPictures[value]}
          alt=""
          width={240}
          height={240}
          className="size-14 shrink-0 rounded-full"
        />
        <p className="min-w-0 flex-1 font-head text-lg font-bold">{t(`care:animals.${value}`)}</p>
        <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
          {t("otherCategory")}
        </Button>
      </Card>
    );
  }
  return (
    <PictureCards
      label={t("category")}
      name="pet-category"
      single
      options={animalCategories.map((id) => ({
        id,
        label: t(`care:animals.${id}`),
        picture: animalPictures[id],
      }))}
      value={value ? [value] : []}
      error={error}
      onChange={([chosen]) => chosen && onChange(chosen)}
      className="mb-2"
    />
  );
}
