import { useEffect } from "react";
import { useNavigate } from "react-router";
import type { User } from "#contract/account.ts";
import type { Pet } from "#contract/pets.ts";
import { type RequestStep, requestSteps } from "#contract/urls/urls.ts";
import {
  checkValues,
  linesOfStep,
  loadRules,
} from "#web/features/requests/editor/request-check.ts";
import {
  pictureDraftKey,
  type RequestValues,
  requestBody,
  requestDraftKey,
  valuesOf,
} from "#web/features/requests/editor/request-values.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { pictureBlob } from "#web/lib/browser/picture.ts";
import { readDraft, removeDraft, usePictureDraft } from "#web/lib/forms/drafts.ts";
import { useForm } from "#web/lib/forms/use-form.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import type { FieldTexts } from "#web/lib/text/field-texts.ts";
import { joinWords } from "#web/lib/text/join-words.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";

export type WizardDefinition = {
  user: User;
  pets: readonly Pet[];
  step: RequestStep;
  today: string;
  onSaved: (isOn: boolean) => Promise<void>;
};

/** One form over all the steps: each step checks its own fields, the last one sends all of them. */
export function useRequestWizard({ user, pets, step, today, onSaved }: WizardDefinition) {
  const { t } = useTranslation("requests");
  const urls = useUrls();
  const locale = useLocale();
  const navigate = useNavigate();
  const { picture, choose, forget } = usePictureDraft(pictureDraftKey(requestDraftKey));
  const canTurnOn = user.emailVerifiedAt !== undefined && user.address !== undefined;
  let isOn = false;

  const form = useForm<RequestValues>({
    initial: valuesOf(null, pets),
    draft: { key: requestDraftKey },
    failed: t("wizard.failed"),
    check: (values, language) => checkValues(ownPets(values), language, { t, today }),
    async send(values, call) {
      const body = requestBody(ownPets(values));
      const files = { image: picture ? [pictureBlob(picture)] : [] };
      const { data: made } = await call("requests.create", { body }, { files });
      forget();
      if (!canTurnOn || made.missingToActivate.length > 0) return;
      // It is saved already; whatever keeps it from being shown is said on its own page.
      isOn = await call("requests.activate", { body: { isActivated: true } }).then(
        () => true,
        (error: unknown) => {
          if (error instanceof ApiError) return false;
          throw error;
        },
      );
    },
    onSaved: () => onSaved(isOn),
  });

  /** A draft may name an animal that has gone since. */
  function ownPets(values: RequestValues): RequestValues {
    const isOwn = (id: string) => pets.some((pet) => String(pet.id) === id);
    return { ...values, animals: values.animals.filter(isOwn) };
  }

  async function linesOf(values: RequestValues): Promise<FieldTexts> {
    return checkValues(ownPets(values), locale, { t, today });
  }

  const firstOpen = (lines: FieldTexts) =>
    requestSteps.find((each) => Object.keys(linesOfStep(lines, each)).length > 0);

  function suggestTitle() {
    if (form.values.title.trim() !== "") return;
    const chosen = pets.filter(({ id }) => form.values.animals.includes(String(id)));
    const names = joinWords(
      chosen.map(({ name }) => name),
      t("and"),
    );
    if (names) form.change({ title: t("steps.story.suggestedTitle", { names }).slice(0, 80) });
  }

  async function goOn() {
    const next = requestSteps[requestSteps.indexOf(step) + 1];
    if (!next) {
      const open = firstOpen(await linesOf(form.values));
      if (open) return navigate(urls.createRequest({ step: open }));
      return form.submit();
    }
    const lines = linesOfStep(await linesOf(form.values), step);
    form.refuse(lines);
    if (Object.keys(lines).length > 0) return;
    if (next === "story") suggestTitle();
    await navigate(urls.createRequest({ step: next }));
  }

  // Whoever opens a later step by its address begins with what is still open before it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival; from then on the buttons lead.
  useEffect(() => {
    if (step === "animals") return;
    const draft = readDraft(requestDraftKey);
    const values = draft ? { ...form.values, ...(draft as Partial<RequestValues>) } : form.values;
    void linesOf(values).then((lines) => {
      const open = firstOpen(lines);
      if (open && requestSteps.indexOf(open) < requestSteps.indexOf(step)) {
        void navigate(urls.createRequest({ step: open }), { replace: true });
      }
    });
  }, []);

  return {
    form,
    picture,
    choosePicture: choose,
    canTurnOn,
    goOn,
    loadRules: () => void loadRules(),
    forgetDraft() {
      removeDraft(requestDraftKey);
      forget();
    },
  };
}
