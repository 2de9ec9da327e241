import { useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import type { CallInput } from "#contract/endpoints.ts";
import type { Pet } from "#contract/pets.ts";
import type { OwnRequest } from "#contract/requests.ts";
import type { RequestStep } from "#contract/urls/urls.ts";
import {
  checkValues,
  linesOfStep,
  loadRules,
} from "#web/features/requests/editor/request-check.ts";
import {
  editDraftKey,
  pictureDraftKey,
  type RequestValues,
  requestBody,
  valuesOf,
} from "#web/features/requests/editor/request-values.ts";
import { pictureBlob } from "#web/lib/browser/picture.ts";
import { removeDraft, usePictureDraft } from "#web/lib/forms/drafts.ts";
import { useForm } from "#web/lib/forms/use-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { Button } from "#web/ui/button.tsx";
import { StepFrame } from "#web/ui/forms/step-frame.tsx";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { animalPictures } from "#web/ui/pictures/animal-pictures.ts";
import { StepFields } from "./step-fields.tsx";

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
    async send(values, call) {
      const body = { ...changeOf(step, values), ...(isRemoved ? { image: "" as const } : {}) };
      const files = { image: picture ? [pictureBlob(picture)] : [] };
      await call("requests.update", { body }, { files });
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
        onFocus={() => void loadRules()}
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

/** Only what this step asks: what another tab changed meanwhile in another part stays. */
function changeOf(
  step: Exclude<RequestStep, "look">,
  values: RequestValues,
): CallInput<"requests.update">["body"] {
  const body = requestBody(values);
  switch (step) {
    case "animals":
      return { animals: body.animals };
    case "care":
      return { serviceTypes: body.serviceTypes };
    case "when": {
      const { recurring, startDate, endDate, weekdays, startTime, endTime } = body;
      return { recurring, startDate, endDate, weekdays, startTime, endTime };
    }
    case "story": {
      const { title, description, budgetCents, budgetUnit } = body;
      return { title, description, budgetCents, budgetUnit };
    }
  }
}
