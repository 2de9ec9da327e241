import { Trash2 } from "lucide-react";
import { requestDescriptionMaxLength, requestTitleMaxLength } from "#contract/requests.ts";
import { type PriceUnit, priceUnits } from "#contract/shared/care.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import { ChipsField } from "#web/ui/choices/chips-field.tsx";
import { TextAreaField } from "#web/ui/forms/text-area-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { PictureField } from "#web/ui/uploads/picture-field.tsx";
import type { RequestFields } from "./request-fields.ts";
import { budgetUnitOf } from "./request-values.ts";

export type StoryFieldsProps = RequestFields & {
  /** A data URL of what was chosen. */
  picture: string | null;
  onPicture: (picture: string | null) => void;
  /** What is shown as long as nothing is chosen. */
  current: string;
  /** For a picture that was saved earlier. */
  onRemoveStored?: (() => void) | undefined;
};

export function StoryFields(props: StoryFieldsProps) {
  const { form, picture, onPicture, current, onRemoveStored } = props;
  const { t } = useTranslation(["requests", "care"]);
  const { values, errors, change } = form;
  return (
    <>
      <TextField
        label={t("steps.story.title")}
        hint={t("steps.story.titleHint")}
        maxLength={requestTitleMaxLength}
        {...form.field("title")}
      />
      <TextAreaField
        label={t("steps.story.description")}
        hint={t("steps.story.descriptionHint")}
        rows={7}
        maxLength={requestDescriptionMaxLength}
        {...form.field("description")}
      />
      <div className="grid gap-3">
        <TextField
          label={t("steps.story.budget")}
          hint={t("steps.story.budgetHint")}
          optional
          name="budget"
          lead="€"
          inputMode="decimal"
          autoComplete="off"
          value={values.budget}
          error={errors.budget ?? errors.budgetCents}
          onChange={(budget) => change({ budget }, ["budget", "budgetCents"])}
          onBlur={() => void form.leave("budget")}
          className="sm:max-w-list"
        />
        {values.budget.trim() !== "" && (
          <ChipsField
            label={t("steps.story.unit")}
            labelHidden
            single
            options={priceUnits.map((id) => ({ id, label: t(`care:units.${id}`) }))}
            value={[budgetUnitOf(values)]}
            onChange={([unit]: PriceUnit[]) => change({ budgetUnit: unit ?? "" })}
          />
        )}
      </div>
      <PictureField
        label={t("steps.story.picture")}
        hint={t("steps.story.pictureHint")}
        optional
        current={current}
        failed={t("steps.story.pictureFailed")}
        value={picture}
        error={errors.image}
        onChange={onPicture}
      />
      {onRemoveStored && picture === null && (
        <Button
          variant="ghost"
          size="sm"
          className="-mt-4 -ml-3.5 justify-self-start"
          onClick={onRemoveStored}
        >
          <Trash2 className="size-5" />
          {t("steps.story.pictureRemove")}
        </Button>
      )}
    </>
  );
}
