import { TextField, type TextFieldProps } from "./text-field.tsx";

export type EmailFieldProps = Omit<
  TextFieldProps,
  "type" | "inputMode" | "autoCapitalize" | "spellCheck"
>;

/** An e-mail address: the right keyboard, nothing corrected, and filled in by the browser. */
export function EmailField(props: EmailFieldProps) {
  return (
    <TextField
      autoComplete="email"
      {...props}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
