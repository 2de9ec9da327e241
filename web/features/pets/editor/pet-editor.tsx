import { type ReactNode, useState } from "react";
import type { Pet } from "#contract/pets.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Form } from "#web/ui/forms/form.tsx";
import { TextAreaField } from "#web/ui/forms/text-area-field.tsx";
import { Banner } from "#web/ui/page/banner.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import { CategoryField } from "./category-field.tsx";
import { CharacterSection } from "./character-section.tsx";
import { fieldsOf } from "./fields-of.ts";
import { HealthSection } from "./health-section.tsx";
import { PetBasics } from "./pet-basics.tsx";
import { longTextMax } from "./pet-details.ts";
import { PetPictures } from "./pet-pictures.tsx";
import { PetSection } from "./pet-section.tsx";
import { type FullPetForm, useFullPetForm } from "./use-full-pet-form.ts";

export type PetEditorProps = {
  /** Null makes a new one. */
  pet: Pet | null;
  today: string;
  onSaved: (pet: Pet) => void | Promise<void>;
  onCancel: () => void;
};

/** Everything about one pet: first what it is, then only what fits that. */
export function PetEditor(props: PetEditorProps) {
  /** A form that begins anew is another form. */
  const [turn, setTurn] = useState(0);
  return <Editor key={turn} {...props} onStartOver={() => setTurn(turn + 1)} />;
}

function Editor(props: PetEditorProps & { onStartOver: () => void }) {
  const { pet, today, onSaved, onCancel, onStartOver } = props;
  const { t } = useTranslation("pets");
  const form = useFullPetForm({ pet, today, onSaved });
  const { values, errors, change } = form;
  const stored = pet?.images.filter(({ id }) => !values.removedImages.includes(id)) ?? [];

  function startOver() {
    form.forgetDraft();
    onStartOver();
  }

  function cancel() {
    form.forgetDraft();
    onCancel();
  }

  return (
    <Form form={form} onFocus={() => void form.loadRules()}>
      {/* A field that gets the focus stays clear of the bar that sticks to the lower edge. */}
      <div className="grid grid-cols-1 gap-4 **:scroll-mb-28">
        {form.hasDraft && (
          <Banner
            action={
              <Button variant="ghost" size="sm" className="-ml-3.5 md:ml-0" onClick={startOver}>
                {t("startOver")}
              </Button>
            }
          >
            {t("draftBack")}
          </Banner>
        )}
        <CategoryField
          isNew={pet === null}
          value={values.category}
          error={errors.category}
          onChange={(category) =>
            change({ category, ...(category === values.category ? {} : { race: null }) })
          }
        />
        {values.category && (
          <div className="grid animate-fade-in grid-cols-1 gap-4">
            <Card className="grid grid-cols-1 gap-6">
              <PetBasics form={form} />
              <PetPictures
                stored={stored}
                onRemoveStored={(id) => change({ removedImages: [...values.removedImages, id] })}
                pictures={form.pictures}
              />
            </Card>
            <CharacterSection form={form} />
            <CareSection form={form} />
            <HealthSection form={form} />
          </div>
        )}
      </div>
      <EditorFoot>
        <ErrorBanner lines={form.messages} className="basis-full" />
        {form.percent !== null && <SendingBar percent={form.percent} onStop={form.cancelSending} />}
        <Button variant="secondary" onClick={cancel}>
          {t("cancel")}
        </Button>
        <Button
          type="submit"
          pending={form.pending || form.pictures.busy > 0}
          className="min-w-0 flex-1 md:flex-none"
        >
          <span className="truncate">
            {values.name.trim() ? t("save", { name: values.name.trim() }) : t("saveUnnamed")}
          </span>
        </Button>
      </EditorFoot>
    </Form>
  );
}

/** Sticks to the lower edge of a phone, with what went wrong; stands under the form where there is room. */
function EditorFoot({ children }: { children: ReactNode }) {
  return (
    <div
      data-foot
      className="sticky bottom-0 z-10 -mx-gutter mt-6 flex flex-wrap gap-3 border-t border-line bg-surface px-gutter pt-3 pb-safe md:static md:mx-0 md:justify-between md:border-t-0 md:bg-transparent md:px-0 md:pb-0"
    >
      {children}
    </div>
  );
}

type SendingBarProps = { percent: number; onStop: () => void };

/** How far the pictures are, and a way to stop. */
function SendingBar({ percent, onStop }: SendingBarProps) {
  const { t } = useTranslation("pets");
  return (
    <div className="flex basis-full items-center gap-4">
      <div className="min-w-0 flex-1">
        <p className="tabular text-sm text-ink-soft">{t("sending", { percent })}</p>
        <div
          role="progressbar"
          aria-label={t("sendingLabel")}
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
          className="mt-1 h-2 overflow-hidden rounded-full bg-sunken"
        >
          <div
            className="h-full rounded-full bg-brand transition-all"
            style={{ width: `${percent}%` }}
          />
        </div>
      </div>
      <Button variant="ghost" size="sm" onClick={onStop}>
        {t("stop")}
      </Button>
    </div>
  );
}

/** How a cat goes out is not how a dog does. */
const walkingWords = { dog: "dog", cat: "cat", horse: "horse" } as const;

/** What a sitter does from day to day. */
function CareSection({ form }: { form: FullPetForm }) {
  const { t } = useTranslation("pets");
  const { values, errors, change } = form;
  const { category } = values;
  const isWalked = fieldsOf(category).has("walking");
  const words = walkingWords[category as keyof typeof walkingWords] ?? walkingWords.dog;
  return (
    <PetSection
      heading={t("care.heading")}
      text={isWalked ? t(`care.text.${words}`) : t("care.text.other")}
      fields={{
        feeding: values.feeding !== "",
        ...(isWalked ? { walking: values.walking !== "" } : {}),
      }}
      errors={errors}
    >
      <TextAreaField
        label={t("feeding")}
        hint={t("feedingHint")}
        name="pet-feeding"
        maxLength={longTextMax}
        value={values.feeding}
        error={errors.feeding}
        onChange={(feeding) => change({ feeding })}
        onBlur={() => void form.leave("feeding")}
      />
      {isWalked && (
        <TextAreaField
          label={t(`walking.${words}.label`)}
          hint={t(`walking.${words}.hint`)}
          name="pet-walking"
          maxLength={longTextMax}
          value={values.walking}
          error={errors.walking}
          onChange={(walking) => change({ walking })}
          onBlur={() => void form.leave("walking")}
        />
      )}
    </PetSection>
  );
}
