import { ApiError } from "#web/lib/api/api-error.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { useForm } from "#web/lib/forms/use-form.ts";
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
  const form = useForm({
    name: resetPasswordForm.name,
    initial: resetPasswordForm.initial,
    failed: t("resetPassword.failed"),
    async check(values, locale) {
      return (await loadRules()).checkForm("resetPassword", { ...values, token }, locale);
    },
    async send({ password, passwordConfirmation }) {
      try {
        const body = { token, password, passwordConfirmation };
        const { email } = await api.call("access.resetPassword", { body });
        onDone(email);
      } catch (error) {
        if (!(error instanceof ApiError && isDeadLink(error))) throw error;
        onDeadLink();
      }
    },
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
