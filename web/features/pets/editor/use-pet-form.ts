import type { Pet } from "#contract/pets.ts";
import type { Api } from "#web/lib/api/client.ts";
import { pictureBlob } from "#web/lib/browser/picture.ts";
import { usePictureDraft } from "#web/lib/forms/drafts.ts";
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
    async send(values, call) {
      await savePet(call, pet, petBody(values, today), picture ? pictureBlob(picture) : null);
      forget();
    },
  });
  return { ...form, pet, picture, choosePicture: choose, loadRules };
}

type Body = ReturnType<typeof petBody>;

async function savePet(
  call: Api["call"],
  pet: Pet | null,
  body: Body,
  picture: Blob | null,
): Promise<void> {
  const files = { images: picture ? [picture] : [] };
  if (pet) {
    // The form has one picture: a new one takes the place of the old.
    const removedImages = picture ? pet.images.map(({ id }) => id) : [];
    const params = { id: String(pet.id) };
    const update = { ...body, ...(removedImages.length > 0 ? { removedImages } : {}) };
    await call("pets.update", { params, body: update }, { files });
    return;
  }
  const { category } = body;
  if (!category) throw new TypeError("a pet has a category");
  await call("pets.create", { body: { ...body, category } }, { files });
}
