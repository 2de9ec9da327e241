import { useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import type { Pet } from "#contract/pets.ts";
import type { OwnRequest } from "#contract/requests.ts";
import type { RequestStep } from "#contract/urls/urls.ts";
import { checkValues, linesOfStep } from "#web/features/requests/editor/request-check.ts";
import {
  editDraftKey,
  pictureDraftKey,
  type RequestValues,
  valuesOf,
} from "#web/features/requests/editor/request-values.ts";
import { pictureBlob } from "#web/lib/browser/picture.ts";
import { removeDraft } from "#web/lib/forms/drafts.ts";
import { usePictureDraft } from "#web/lib/forms/picture-draft.ts";
import { useForm } from "#web/lib/forms/use-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { Button } from "#web/ui/button.tsx";
import { StepFrame } from "#web/ui/forms/step-frame.tsx";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { animalPictures } from "#web/ui/pictures/animal-pictures.ts";
import { StepFields } from "./step-fields.tsx";

const loadCalls = () => import("#web/features/requests/request-calls.ts");

export type EditRequestProps = {
  request: OwnRequest;
  pets: readonly Pet[];
  step: Exclude<RequestStep, "look">;
  today: string;
};

/** One part of a request that is there already. */
export function EditRequest({ request, pets, step, today }: EditRequestProps) {
  const { t } = useTranslation("requests");
  const urls = useUrls();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const key = editDraftKey(request.id, step);
  const { picture, choose, forget } = usePictureDraft(pictureDraftKey(key));
  /** Taken away from the form; the server hears of it when the rest is saved. */
  const [isRemoved, setRemoved] = useState(false);
  const form = useForm<RequestValues>({
    initial: valuesOf(request, pets),
    draft: { key },
    failed: t("wizard.failed"),
    async check(values, locale) {
      const kept = [request.startDate, request.endDate];
      return linesOfStep(await checkValues(values, locale, { t, today, kept }), step);
    },
    async send(values) {
      const { updateRequest } = await loadCalls();
      const { changeOf } = await import("#web/features/requests/editor/request-change.ts");
      const change = { ...changeOf(step, values), ...(isRemoved ? { image: "" as const } : {}) };
      await updateRequest(change, picture ? pictureBlob(picture) : null);
      forget();
    },
    async onSaved() {
      await revalidate();
      await navigate(urls.createRequest());
      showToast({ text: t("manage.changed") });
    },
  });
  const [animal] = request.animals;
  const stored = isRemoved ? undefined : request.image;
  const image = stored ?? pets.find(({ id }) => id === animal?.id)?.images[0];

  function cancel() {
    removeDraft(key);
    forget();
    void navigate(urls.createRequest());
  }

  return (
    <div className="mx-auto flex min-h-[calc(100dvh-var(--spacing)*15)] w-full max-w-form flex-col px-gutter pt-6 md:pt-10">
      <StepFrame
        heading={t(`steps.${step}.heading`)}
        intro={t(`steps.${step}.intro`)}
        form={form}
        onFocus={() => void loadCalls()}
        next={t("manage.save")}
        back={
          <Button variant="secondary" onClick={cancel}>
            {t("manage.cancel")}
          </Button>
        }
      >
        <StepFields
          step={step}
          form={form}
          pets={pets}
          today={today}
          picture={picture}
          onPicture={choose}
          current={image?.url ?? animalPictures[animal?.category ?? "dog"]}
          onRemoveStored={stored && (() => setRemoved(true))}
        />
      </StepFrame>
    </div>
  );
}
