import { useFormOf } from "#web/lib/forms/use-form-of.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { isDeadLink } from "./link-state.ts";
import { loadRules } from "./load-rules.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { OneButtonForm } from "./one-button-form.tsx";
import { resetPasswordForm } from "./plain-forms.ts";

export type ResetPasswordFormProps = {
  token: string;
  minLength: number;
  onDone: (email: string) => void;
  onDeadLink: () => void;
};

export function ResetPasswordForm(props: ResetPasswordFormProps) {
  const { token, minLength, onDone, onDeadLink } = props;
  const { t } = useTranslation("account");
  const form = useFormOf(resetPasswordForm, {
    begin: { token },
    check: async (values, locale) => (await loadRules()).checkForm("resetPassword", values, locale),
    explain(error) {
      if (!isDeadLink(error)) return null;
      onDeadLink();
      return {};
    },
    onDone: ({ email }) => onDone(email),
  });

  return (
    <OneButtonForm form={form} submitLabel={t("resetPassword.submit")}>
      <NewPasswordFields
        password={form.field("password")}
        repeat={form.field("passwordConfirmation")}
        minLength={minLength}
      />
    </OneButtonForm>
  );
}
