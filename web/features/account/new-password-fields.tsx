import { useTranslation } from "react-i18next";
import { NewPasswordField } from "#web/ui/password/new-password-field.tsx";
import { PasswordField } from "#web/ui/password/password-field.tsx";

type Field = {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
  onBlur: () => void;
};

export type NewPasswordFieldsProps = {
  password: Field;
  repeat: Field;
  minLength: number;
  ownWords?: readonly string[];
};

/** A new password, twice. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { password, repeat, minLength, ownWords } = props;
  const { t } = useTranslation("account");
  return (
    <>
      <NewPasswordField
        {...password}
        label={t("newPassword.label")}
        minLength={minLength}
        {...(ownWords ? { ownWords } : {})}
      />
      <PasswordField {...repeat} label={t("newPassword.repeat")} autoComplete="new-password" />
    </>
  );
}
