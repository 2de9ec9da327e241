import type { Pet } from "#contract/pets.ts";
import { pictureBlob } from "#web/lib/browser/picture.ts";
import { usePictureDraft } from "#web/lib/forms/picture-draft.ts";
import { useForm } from "#web/lib/forms/use-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { petBody, petDraftKey, petValues, readPet } from "./pet-values.ts";

const loadRules = () => import("../pet-rules.ts");

export type PetForm = ReturnType<typeof usePetForm>;

export type PetFormOptions = {
  /** Null makes a new one. */
  pet: Pet | null;
  today: string;
  /** By which the page's action knows it; without one it needs its script. */
  name?: string;
};

/** The short form of a pet. */
export function usePetForm({ pet, today, name }: PetFormOptions) {
  const { t } = useTranslation("pets");
  const key = petDraftKey(pet);
  const { picture, choose, forget } = usePictureDraft(`${key}-picture`);
  const form = useForm({
    ...(name ? { name } : {}),
    initial: petValues(pet),
    read: readPet,
    draft: { key },
    failed: t("failed"),
    async check(values, locale) {
      const { checkPet } = await loadRules();
      return checkPet(petBody(values, today), { today, locale, future: t("futureDate") });
    },
    async send(values) {
      const { savePet } = await import("../pet-calls.ts");
      await savePet(pet, petBody(values, today), picture ? pictureBlob(picture) : null);
      forget();
    },
  });
  return { ...form, pet, picture, choosePicture: choose, loadRules };
}
