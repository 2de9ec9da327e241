import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { ChipsField } from "#web/ui/choices/chips-field.tsx";

export type AnswerFieldProps<Id extends string> = {
  label: string;
  options: ReadonlyArray<{ id: Id; label: string }>;
  value: Id | null;
  error?: string;
  onChange: (value: Id | null) => void;
};

const unknown = "unknown";

/** A question with a few answers, one of which is that nobody knows; so an answer can be taken back. */
export function AnswerField<Id extends string>(props: AnswerFieldProps<Id>) {
  const { label, options, value, error, onChange } = props;
  const { t } = useTranslation("pets");
  return (
    <ChipsField<Id | typeof unknown>
      label={label}
      single
      options={[...options, { id: unknown, label: t("dontKnow") }]}
      value={[value ?? unknown]}
      error={error}
      onChange={([chosen = unknown]) => onChange(chosen === unknown ? null : chosen)}
    />
  );
}
