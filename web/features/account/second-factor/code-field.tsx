import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { TextField, type TextFieldProps } from "#web/ui/forms/text-field.tsx";

export type CodeFieldProps = Omit<TextFieldProps, "label" | "hint" | "autoComplete"> & {
  /** `either`: also a recovery code, so that the keyboard has letters. */
  kind: "app" | "recovery" | "either";
};

/** Phones offer the code of an app by `one-time-code`; a recovery code is on paper. */
export function CodeField({ kind, ...field }: CodeFieldProps) {
  const { t } = useTranslation("second-factor");
  return (
    <TextField
      {...field}
      label={t(`code.${kind}`)}
      hint={t(`code.${kind}Hint`)}
      autoComplete={kind === "recovery" ? "off" : "one-time-code"}
      inputMode={kind === "app" ? "numeric" : "text"}
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
