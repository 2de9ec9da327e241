import { useEffect, useRef, useState } from "react";
import type { Pet } from "#contract/pets.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { pictureBlob } from "#web/lib/browser/picture.ts";
import { readDraft, removeDraft } from "#web/lib/forms/drafts.ts";
import { useForm } from "#web/lib/forms/use-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { fullPetBody, fullPetValues, readGrams } from "./pet-details.ts";
import { petDraftKey } from "./pet-values.ts";
import { usePictures } from "./use-pictures.ts";

const loadCalls = () => import("../pet-calls.ts");

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
      const { checkPet } = await loadCalls();
      const body = fullPetBody(values, today);
      const { weightGrams, ...found } = checkPet(body, locale);
      return {
        ...found,
        ...(!found.birthDate && body.birthDate > today ? { birthDate: t("futureDate") } : {}),
        ...(Number.isNaN(readGrams(values.weight)) ? { weight: t("weightUnreadable") } : {}),
        ...(found.hoursAlone ? { hoursAlone: t("hoursUnreadable") } : {}),
      };
    },
    async send(values) {
      const { savePetInFull } = await loadCalls();
      const controller = new AbortController();
      stop.current = controller;
      const blobs = pictures.chosen.map(({ url }) => pictureBlob(url));
      if (blobs.length > 0) setPercent(0);
      try {
        saved.current = await savePetInFull(pet, fullPetBody(values, today), {
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
    loadRules: loadCalls,
  };
}

/** Whether something of an earlier visit was put back. */
function useDraftOnArrival(key: string): boolean {
  const [hasDraft, setHasDraft] = useState(false);
  useEffect(() => {
    setHasDraft(readDraft(key) !== null || readDraft(`${key}-pictures`) !== null);
  }, [key]);
  return hasDraft;
}
