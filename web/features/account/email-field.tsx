import { useTranslation } from "react-i18next";
import { TextField } from "#web/ui/forms/text-field.tsx";

export type EmailFieldProps = {
  value: string;
  error: string | undefined;
  onChange: (email: string) => void;
  onBlur: () => void;
};

/** The address that somebody logs in with: the right keyboard, and filled in by the browser. */
export function EmailField(props: EmailFieldProps) {
  const { t } = useTranslation("account");
  return (
    <TextField
      {...props}
      label={t("login.email")}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
