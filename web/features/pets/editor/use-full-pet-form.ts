import { useEffect, useRef, useState } from "react";
import type { Pet } from "#contract/pets.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import type { Api } from "#web/lib/api/client.ts";
import type { OnProgress } from "#web/lib/api/transport.ts";
import { pictureBlob } from "#web/lib/browser/picture.ts";
import { readDraft, removeDraft } from "#web/lib/forms/drafts.ts";
import { useForm } from "#web/lib/forms/use-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { fullPetBody, fullPetValues, readGrams } from "./pet-details.ts";
import { petDraftKey } from "./pet-values.ts";
import { usePictures } from "./use-pictures.ts";

const loadRules = () => import("../pet-rules.ts");

export type FullPetForm = ReturnType<typeof useFullPetForm>;

export type FullPetFormOptions = {
  /** Null makes a new one. */
  pet: Pet | null;
  today: string;
  onSaved: (pet: Pet) => void | Promise<void>;
};

/** Everything about a pet, with its pictures. */
export function useFullPetForm({ pet, today, onSaved }: FullPetFormOptions) {
  const { t } = useTranslation("pets");
  const key = petDraftKey(pet);
  const pictures = usePictures(`${key}-pictures`);
  const [percent, setPercent] = useState<number | null>(null);
  const stop = useRef<AbortController | null>(null);
  const saved = useRef<Pet | null>(null);
  const hasDraft = useDraftOnArrival(key);

  const form = useForm({
    initial: fullPetValues(pet),
    draft: { key },
    failed: t("failed"),
    async check(values, locale) {
      const { checkPet } = await loadRules();
      const asked = { today, locale, future: t("futureDate") };
      const { weightGrams, ...found } = checkPet(fullPetBody(values, today), asked);
      return {
        ...found,
        ...(Number.isNaN(readGrams(values.weight)) ? { weight: t("weightUnreadable") } : {}),
        ...(found.hoursAlone ? { hoursAlone: t("hoursUnreadable") } : {}),
      };
    },
    async send(values, call) {
      const controller = new AbortController();
      stop.current = controller;
      const blobs = pictures.chosen.map(({ url }) => pictureBlob(url));
      if (blobs.length > 0) setPercent(0);
      try {
        saved.current = await savePet(call, pet, fullPetBody(values, today), {
          pictures: blobs,
          removedImages: values.removedImages,
          onProgress: setPercent,
          signal: controller.signal,
        });
      } catch (error) {
        if (controller.signal.aborted)
          throw new ApiError({ status: 499, messages: [t("stopped")] });
        throw error;
      } finally {
        setPercent(null);
      }
      pictures.forget();
    },
    onSaved: () => (saved.current ? onSaved(saved.current) : undefined),
  });

  return {
    ...form,
    pet,
    pictures,
    hasDraft,
    /** How much has left, while pictures are under way. */
    percent: form.pending ? percent : null,
    cancelSending: () => stop.current?.abort(),
    /** What was not saved is not wanted any more. */
    forgetDraft() {
      removeDraft(key);
      pictures.forget();
    },
    loadRules,
  };
}

type Sending = {
  pictures: readonly Blob[];
  removedImages: number[];
  onProgress: OnProgress;
  signal: AbortSignal;
};

async function savePet(
  call: Api["call"],
  pet: Pet | null,
  body: ReturnType<typeof fullPetBody>,
  { pictures, removedImages, onProgress, signal }: Sending,
): Promise<Pet> {
  const sending = { files: { images: pictures }, signal, onProgress };
  if (pet) {
    const params = { id: String(pet.id) };
    const update = { ...body, ...(removedImages.length > 0 ? { removedImages } : {}) };
    return (await call("pets.update", { params, body: update }, sending)).data;
  }
  const { category } = body;
  if (!category) throw new TypeError("a pet has a category");
  return (await call("pets.create", { body: { ...body, category } }, sending)).data;
}

/** Whether something of an earlier visit was put back. */
function useDraftOnArrival(key: string): boolean {
  const [hasDraft, setHasDraft] = useState(false);
  useEffect(() => {
    setHasDraft(readDraft(key) !== null || readDraft(`${key}-pictures`) !== null);
  }, [key]);
  return hasDraft;
}
