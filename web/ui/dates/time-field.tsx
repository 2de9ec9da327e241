import { TextField, type TextFieldProps } from "#web/ui/forms/text-field.tsx";
import { parseTime } from "./time-text.ts";

export type TimeFieldProps = Omit<TextFieldProps, "type" | "inputMode" | "value" | "onChange"> & {
  /** As typed; `parseTime` reads it. */
  value: string;
  onChange: (value: string) => void;
};

/** A time of day. On leaving it, what was typed is written out in full. */
export function TimeField({ value, onChange, onBlur, ...rest }: TimeFieldProps) {
  return (
    <TextField
      {...rest}
      placeholder="08:30"
      inputMode="numeric"
      autoComplete="off"
      value={value}
      onChange={onChange}
      onBlur={() => {
        const time = parseTime(value);
        if (time && time !== value) onChange(time);
        onBlur?.();
      }}
    />
  );
}
