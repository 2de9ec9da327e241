import type { BoundField } from "#web/lib/forms/use-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { TextAreaField } from "#web/ui/forms/text-area-field.tsx";
import { Openings } from "./openings.tsx";
import { type Addressee, useOpenings } from "./use-openings.ts";

export type MessageFieldProps = {
  field: BoundField<"message", string>;
  to: Addressee;
  rows: number;
  maxLength: number;
};

/** The first words, and while there are none, a few ways to begin. */
export function MessageField({ field, to, rows, maxLength }: MessageFieldProps) {
  const { t } = useTranslation("contact");
  const openings = useOpenings(to);
  return (
    <>
      <TextAreaField
        label={t("message", { name: to.name })}
        hint={t("messageHint")}
        rows={rows}
        maxLength={maxLength}
        {...field}
      />
      {field.value.trim() === "" && <Openings openings={openings} onChoose={field.onChange} />}
    </>
  );
}
