import type { Pet } from "#contract/pets.ts";
import { pictureBlob } from "#web/lib/browser/picture.ts";
import { usePictureDraft } from "#web/lib/forms/picture-draft.ts";
import { useForm } from "#web/lib/forms/use-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { petBody, petDraftKey, petValues } from "./pet-values.ts";

const loadCalls = () => import("../pet-calls.ts");

export type PetForm = ReturnType<typeof usePetForm>;

/** The short form of a pet; null makes a new one. */
export function usePetForm({ pet, today }: { pet: Pet | null; today: string }) {
  const { t } = useTranslation("pets");
  const key = petDraftKey(pet);
  const { picture, choose, forget } = usePictureDraft(`${key}-picture`);
  const form = useForm({
    initial: petValues(pet),
    draft: { key },
    failed: t("failed"),
    async check(values, locale) {
      const { checkPet } = await loadCalls();
      const body = petBody(values, today);
      const found = checkPet(body, locale);
      if (found.birthDate || body.birthDate <= today) return found;
      return { ...found, birthDate: t("futureDate") };
    },
    async send(values) {
      const { savePet } = await loadCalls();
      await savePet(pet, petBody(values, today), picture ? pictureBlob(picture) : null);
      forget();
    },
  });
  return { ...form, pet, picture, choosePicture: choose, loadRules: loadCalls };
}
