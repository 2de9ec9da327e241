import { useEffect, useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import type { User } from "#contract/account.ts";
import type { Pet } from "#contract/pets.ts";
import { type RequestStep, requestSteps } from "#contract/urls/urls.ts";
import { previewOf } from "#web/features/requests/editor/preview.ts";
import {
  type RequestValues,
  requestDraftKey,
} from "#web/features/requests/editor/request-values.ts";
import { LookOver } from "#web/features/requests/look-over.tsx";
import { NeedsList } from "#web/features/requests/needs-list.tsx";
import { RequestFace, type ShownRequest, titleLook } from "#web/features/requests/request-card.tsx";
import { readDraft } from "#web/lib/forms/drafts.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { StepFrame } from "#web/ui/forms/step-frame.tsx";
import { Stepper } from "#web/ui/forms/stepper.tsx";
import { useFocusOnStep } from "#web/ui/forms/use-focus-on-step.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { Banner } from "#web/ui/page/banner.tsx";
import { StreetSide } from "#web/ui/page/street-side.tsx";
import { animalPictures } from "#web/ui/pictures/animal-pictures.ts";
import { StepFields } from "./step-fields.tsx";
import { useRequestWizard } from "./use-request-wizard.ts";

export type CreateRequestProps = {
  user: User;
  pets: readonly Pet[];
  step: RequestStep;
  today: string;
};

/** One question at a time, and beside it the card that comes of it. */
export function CreateRequest(props: CreateRequestProps) {
  /** A request that begins anew is another form. */
  const [turn, setTurn] = useState(0);
  return <Wizard key={turn} {...props} onStartOver={() => setTurn(turn + 1)} />;
}

function Wizard(props: CreateRequestProps & { onStartOver: () => void }) {
  const { user, pets, step, today, onStartOver } = props;
  const { t } = useTranslation("requests");
  const urls = useUrls();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const ref = useFocusOnStep(step);
  const wizard = useRequestWizard({
    user,
    pets,
    step,
    today,
    async onSaved(isOn) {
      await revalidate();
      await navigate(urls.createRequest(), { replace: true });
      showToast({ text: t(isOn ? "manage.savedOn" : "manage.savedOff") });
    },
  });
  const { form, picture, choosePicture, canTurnOn } = wizard;
  const draft = useDraftNotice(step);
  const at = requestSteps.indexOf(step);
  const previous = requestSteps[at - 1];
  const next = requestSteps[at + 1];
  const { city, neighborhood } = user.address ?? {};
  const place = { city: city || t("wizard.noPlace"), neighborhood };
  const preview = previewOf(form.values, pets, place);
  const drawing = animalPictures[preview.animals[0]?.category ?? "dog"];

  async function startOver() {
    wizard.forgetDraft();
    await navigate(urls.createRequest(), { replace: true });
    onStartOver();
  }

  return (
    <div className="md:grid md:grid-cols-[1fr_40%]">
      <div
        ref={ref}
        className="mx-auto flex min-h-[calc(100dvh-var(--spacing)*15)] w-full max-w-form flex-col px-gutter pt-6 md:pt-10"
      >
        <Stepper
          className="mb-6"
          steps={requestSteps.map((each) => t(`steps.${each}.name`))}
          current={at + 1}
        />
        <StepFrame
          heading={t(`steps.${step}.heading`)}
          intro={t(
            step === "animals" && pets.length === 0
              ? "steps.animals.introNone"
              : `steps.${step}.intro`,
          )}
          form={{ ...form, submit: wizard.goOn }}
          onFocus={wizard.loadRules}
          next={
            next
              ? t("wizard.next", { step: t(`steps.${next}.to`) })
              : t(canTurnOn ? "steps.look.save" : "steps.look.saveOnly")
          }
          back={
            <LinkButton
              to={previous ? urls.createRequest({ step: previous }) : urls.profile()}
              variant="secondary"
            >
              {t(previous ? "wizard.back" : "wizard.stop")}
            </LinkButton>
          }
        >
          {draft && (
            <Banner
              action={
                <Button
                  variant="ghost"
                  size="sm"
                  className="-ml-3.5 md:ml-0"
                  onClick={() => void startOver()}
                >
                  {t("wizard.startOver")}
                </Button>
              }
            >
              {t("wizard.draftBack")}
            </Banner>
          )}
          {step === "look" ? (
            <LookStep user={user} values={form.values} pets={pets} src={picture} today={today} />
          ) : (
            <StepFields
              step={step}
              form={form}
              pets={pets}
              today={today}
              picture={picture}
              onPicture={choosePicture}
              current={preview.picture?.url ?? drawing}
            />
          )}
        </StepFrame>
      </div>
      <PreviewPanel title={form.values.title} request={preview} src={picture} today={today} />
    </div>
  );
}

/** Says on arrival, and no longer, that what was filled in earlier is there again. */
function useDraftNotice(step: RequestStep): boolean {
  const [arrivedAt, setArrivedAt] = useState<RequestStep | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: where they arrived, not where they go.
  useEffect(() => {
    if (readDraft(requestDraftKey) !== null) setArrivedAt(step);
  }, []);
  return arrivedAt === step;
}

export type LookStepProps = {
  user: User;
  values: RequestValues;
  pets: readonly Pet[];
  /** The picture that was chosen. */
  src: string | null;
  today: string;
};

/** All of it once more, and what keeps it from being shown yet. */
export function LookStep({ user, values, pets, src, today }: LookStepProps) {
  const { t } = useTranslation("requests");
  const urls = useUrls();
  const { city = "", neighborhood } = user.address ?? {};
  const { animals, ...shown } = previewOf(values, pets, { city, neighborhood });
  const needs = [
    ...(user.emailVerifiedAt ? [] : (["confirmedEmail"] as const)),
    ...(user.address ? [] : (["address"] as const)),
  ];
  return (
    <>
      <LookOver
        request={{
          ...shown,
          firstName: user.firstName,
          title: values.title,
          description: values.description,
          serviceTypes: values.serviceTypes,
          animals: animals.map((animal) => ({
            ...animal,
            image: pets.find(({ id }) => id === animal.id)?.images[0],
          })),
        }}
        today={today}
        src={src}
        linkTo={(step) => urls.createRequest({ step })}
      />
      {needs.length > 0 && (
        <Card edged>
          <p className="font-semibold">{t("steps.look.cannotYet")}</p>
          <NeedsList needs={needs} email={user.email} />
        </Card>
      )}
    </>
  );
}

export type PreviewPanelProps = {
  title: string;
  request: ShownRequest;
  /** The picture that was chosen and not saved yet. */
  src: string | null;
  today: string;
};

/** Beside the form, where there is room: the card as sitters will find it. */
export function PreviewPanel({ title, request, src, today }: PreviewPanelProps) {
  const { t } = useTranslation("requests");
  return (
    <StreetSide>
      <p className="font-semibold">{t("wizard.preview")}</p>
      <div className="w-full rounded-card shadow-lift">
        <RequestFace
          request={request}
          today={today}
          src={src ?? undefined}
          heading={
            <p className={`font-head font-bold break-words sm:pr-0 ${titleLook}`}>
              {title || t("wizard.noTitle")}
            </p>
          }
        />
      </div>
    </StreetSide>
  );
}
