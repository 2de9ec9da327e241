import { ChipsField } from "#web/ui/choices/chips-field.tsx";
import type { Answer } from "./answer.ts";

export type YesNoFieldProps = {
  label: string;
  name?: string;
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
