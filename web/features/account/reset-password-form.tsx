import { ApiError } from "#web/lib/api/api-error.ts";
import { orThrow } from "#web/lib/api/false-on-failure.ts";
import { useForm } from "#web/lib/forms/use-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { isDeadLink } from "./link-state.ts";
import { loadRules } from "./load-rules.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { OneButtonForm } from "./one-button-form.tsx";

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
    initial: { password: "", passwordConfirmation: "" },
    failed: t("resetPassword.failed"),
    async check(values, locale) {
      return (await loadRules()).checkForm("resetPassword", { ...values, token }, locale);
    },
    async send({ password, passwordConfirmation }) {
      const { resetPassword } = await import("./access-calls.ts");
      try {
        const body = { token, password, passwordConfirmation };
        const { email } = await orThrow((hear) => resetPassword(body, hear));
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
