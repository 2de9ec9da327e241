import type { BoundField } from "#web/lib/forms/use-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import { TextAreaField } from "#web/ui/forms/text-area-field.tsx";
import { type Addressee, type Opening, useOpenings } from "./use-openings.ts";

export type MessageFieldProps = {
  field: BoundField<"message", string>;
  to: Addressee;
  rows: number;
  maxLength: number;
};

/**
 * The first words, and a few ways to begin until somebody types words of their own. One that is chosen
 * doesn't take them away: the button that sends would come up under the finger.
 */
export function MessageField({ field, to, rows, maxLength }: MessageFieldProps) {
  const { t } = useTranslation("contact");
  const openings = useOpenings(to);
  const isUntyped = field.value.trim() === "" || openings.some(({ text }) => text === field.value);
  return (
    <>
      <TextAreaField
        label={t("message", { name: to.name })}
        hint={t("messageHint")}
        rows={rows}
        maxLength={maxLength}
        {...field}
      />
      {isUntyped && <Openings openings={openings} onChoose={field.onChange} />}
    </>
  );
}

type OpeningsProps = {
  openings: readonly Opening[];
  onChoose: (message: string) => void;
};

/** Three ways to begin, for who looks at an empty field. */
function Openings({ openings, onChoose }: OpeningsProps) {
  const { t } = useTranslation("contact");
  return (
    <fieldset className="-mt-2 grid noscript:hidden justify-items-start gap-2">
      <legend className="mb-2 text-sm text-ink-soft">{t("openings.label")}</legend>
      {openings.map(({ key, button, text }) => (
        <Button key={key} variant="secondary" size="sm" onClick={() => onChoose(text)}>
          {button}
        </Button>
      ))}
    </fieldset>
  );
}
