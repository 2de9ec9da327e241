import { pictureWishes, visitorRules } from "#contract/intake-forms/intake-sections.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { ChipsField } from "#web/ui/choices/chips-field.tsx";
import { TextAreaField } from "#web/ui/forms/text-area-field.tsx";
import type { PartProps } from "./contact-parts.tsx";
import { PartFrame } from "./part-frame.tsx";
import { useStayForm } from "./use-part-form.ts";

export function AgreementsPart({ context, way }: PartProps) {
  const { t } = useTranslation("intake-forms");
  const form = useStayForm("agreements", context);
  const { value: pictures, onChange: choosePictures, ...picturesField } = form.field("pictures");
  const { value: visitors, onChange: chooseVisitors, ...visitorsField } = form.field("visitors");
  return (
    <PartFrame form={form} {...way}>
      <ChipsField
        {...picturesField}
        label={t("agreements.pictures")}
        single
        options={pictureWishes.map((id) => ({ id, label: t(`agreements.pictureWishes.${id}`) }))}
        value={pictures ? [pictures] : []}
        onChange={([wish = null]) => choosePictures(wish)}
      />
      <ChipsField
        {...visitorsField}
        label={t("agreements.visitors", { name: context.reader })}
        single
        options={visitorRules.map((id) => ({ id, label: t(`agreements.visitorRules.${id}`) }))}
        value={visitors ? [visitors] : []}
        onChange={([rule = null]) => chooseVisitors(rule)}
      />
      <TextAreaField
        {...form.field("note")}
        label={t("agreements.note")}
        optional
        rows={3}
        maxLength={1_000}
      />
    </PartFrame>
  );
}

export function RemarksPart({ context, way }: PartProps) {
  const { t } = useTranslation("intake-forms");
  const form = useStayForm("remarks", context);
  return (
    <PartFrame form={form} {...way}>
      <TextAreaField
        {...form.field("text")}
        label={t("remarks.text")}
        hint={t("remarks.hint")}
        optional
        rows={5}
        maxLength={2_000}
      />
    </PartFrame>
  );
}
