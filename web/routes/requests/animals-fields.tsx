import { Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import type { Pet } from "#contract/pets.ts";
import { PetFields } from "#web/features/pets/editor/pet-fields.tsx";
import { petDraftKey } from "#web/features/pets/editor/pet-values.ts";
import { usePetForm } from "#web/features/pets/editor/use-pet-form.ts";
import { usePetFacts } from "#web/features/pets/pet-facts.ts";
import type { RequestFields } from "#web/features/requests/editor/request-fields.ts";
import { readDraft } from "#web/lib/forms/drafts.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import { useFocusFirstNegative } from "#web/ui/forms/field-focus.ts";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import { animalPictures } from "#web/ui/pictures/animal-pictures.ts";
import { PictureCards } from "#web/ui/pictures/picture-cards.tsx";

export type AnimalsFieldsProps = RequestFields & { pets: readonly Pet[]; today: string };

/** The owner's animals to choose from; one that isn't there yet is added on the spot. */
export function AnimalsFields({ form, pets, today }: AnimalsFieldsProps) {
  const { t } = useTranslation("requests");
  const { values, errors, change } = form;
  const factsOf = usePetFacts(today);
  const [isAdding, setAdding] = useState(pets.length === 0);
  const known = useRef(pets.map(({ id }) => id));

  // After hydration: an animal that was half filled in opens its form again.
  useEffect(() => {
    if (readDraft(petDraftKey(null))) setAdding(true);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the animals that have come in are of interest.
  useEffect(() => {
    const added = pets.filter(({ id }) => !known.current.includes(id));
    known.current = pets.map(({ id }) => id);
    if (added.length > 0) {
      change({ animals: [...values.animals, ...added.map(({ id }) => String(id))] });
    }
  }, [pets]);

  return (
    <>
      {pets.length > 0 && (
        <PictureCards
          label={t("steps.animals.label")}
          labelHidden
          shape="wide"
          options={pets.map((pet) => ({
            id: String(pet.id),
            label: pet.name,
            hint: factsOf(pet),
            picture:
              pet.images[0]?.sizes[1]?.url ?? pet.images[0]?.url ?? animalPictures[pet.category],
          }))}
          value={values.animals}
          error={errors.animals}
          onChange={(animals) => change({ animals })}
        />
      )}
      {isAdding ? (
        <NewPet today={today} isFirst={pets.length === 0} onClose={() => setAdding(false)} />
      ) : (
        <Button variant="secondary" className="justify-self-start" onClick={() => setAdding(true)}>
          <Plus className="size-5" />
          {t("steps.animals.addPet")}
        </Button>
      )}
    </>
  );
}

type NewPetProps = { today: string; isFirst: boolean; onClose: () => void };

/** In short: the rest of its story can be told later. */
function NewPet({ today, isFirst, onClose }: NewPetProps) {
  const { t } = useTranslation(["requests", "pets"]);
  const { revalidate } = useRevalidator();
  const form = usePetForm({ pet: null, today });
  const ref = useRef<HTMLElement>(null);
  useFocusFirstNegative(ref, form.refusal);

  async function save() {
    if (!(await form.submit())) return;
    await revalidate();
    onClose();
  }

  return (
    <section
      ref={ref}
      aria-labelledby="new-pet"
      onFocus={() => void form.loadRules()}
      className="grid grid-cols-1 gap-6 rounded-card border border-line p-4 sm:p-5"
    >
      <h2 id="new-pet" className="text-xl">
        {t(isFirst ? "pets:firstTitle" : "pets:newTitle")}
      </h2>
      <ErrorBanner lines={form.messages} />
      <PetFields form={form} />
      <div className="flex flex-wrap gap-2">
        <Button variant="soft" pending={form.pending} onClick={() => void save()}>
          {t("steps.animals.savePet")}
        </Button>
        {!isFirst && (
          <Button variant="ghost" onClick={onClose}>
            {t("steps.animals.cancelPet")}
          </Button>
        )}
      </div>
    </section>
  );
}
