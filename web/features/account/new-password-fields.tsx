import type { BoundField } from "#web/lib/forms/use-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { NewPasswordField } from "#web/ui/password/new-password-field.tsx";
import { PasswordField } from "#web/ui/password/password-field.tsx";

export type NewPasswordFieldsProps = {
  password: BoundField<string, string>;
  repeat: BoundField<string, string>;
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
