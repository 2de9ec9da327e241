import { ChipsField } from "#web/ui/choices/chips-field.tsx";

export type Answer = "yes" | "no" | null;

export function answerOf(value: boolean | undefined): Answer {
  if (value === undefined) return null;
  return value ? "yes" : "no";
}

/** As the server takes it: nothing for a question that nobody answered. */
export function answerValue(answer: Answer): boolean | "" {
  return answer === null ? "" : answer === "yes";
}

export type YesNoFieldProps = {
  label: string;
  yes: string;
  no: string;
  value: Answer;
  error?: string | undefined;
  optional?: boolean;
  onChange: (answer: Answer) => void;
};

export function YesNoField({ yes, no, value, onChange, ...field }: YesNoFieldProps) {
  return (
    <ChipsField
      {...field}
      single
      options={[
        { id: "yes", label: yes },
        { id: "no", label: no },
      ]}
      value={value ? [value] : []}
      onChange={([answer = null]) => onChange(answer)}
    />
  );
}
