import { useTranslation } from "react-i18next";
import { ApiError } from "#web/lib/api/api-error.ts";
import { orThrow } from "#web/lib/api/false-on-failure.ts";
import { FormFrame } from "./form-frame.tsx";
import { isDeadLink } from "./link-state.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { useAccountForm } from "./use-account-form.ts";

export type ResetPasswordFormProps = {
  token: string;
  minLength: number;
  onDone: (email: string) => void;
  onDeadLink: () => void;
};

export function ResetPasswordForm(props: ResetPasswordFormProps) {
  const { token, minLength, onDone, onDeadLink } = props;
  const { t } = useTranslation("account");
  const form = useAccountForm({
    rules: "resetPassword",
    initial: { password: "", passwordConfirmation: "" },
    toBody: (values) => ({ ...values, token }),
    failed: t("resetPassword.failed"),
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
  const field = (name: "password" | "passwordConfirmation") => ({
    name,
    value: form.values[name],
    error: form.errors[name],
    onChange: (text: string) => form.change(name, text),
    onBlur: () => void form.leave(name),
  });

  return (
    <FormFrame form={form} submitLabel={t("resetPassword.submit")}>
      <NewPasswordFields
        password={field("password")}
        repeat={field("passwordConfirmation")}
        minLength={minLength}
      />
    </FormFrame>
  );
}
