import { useTranslation } from "react-i18next";
import { PasswordField } from "#web/ui/password/password-field.tsx";
import { FormFrame } from "./form-frame.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { useAccountForm } from "./use-account-form.ts";

type Values = Record<"oldPassword" | "newPassword" | "newPasswordConfirmation", string>;

export type ChangePasswordFormProps = {
  minLength: number;
  ownWords: readonly string[];
  /** For password managers, which file a password under its address. */
  email: string;
  onDone: () => void | Promise<void>;
};

export function ChangePasswordForm(props: ChangePasswordFormProps) {
  const { minLength, ownWords, email, onDone } = props;
  const { t } = useTranslation("account");
  const form = useAccountForm({
    rules: "changePassword",
    initial: { oldPassword: "", newPassword: "", newPasswordConfirmation: "" },
    toBody,
    failed: t("changePassword.failed"),
    explain: ({ code }) =>
      code === "invalidCredentials" ? { oldPassword: t("changePassword.oldWrong") } : null,
    async send(values) {
      const { changePassword } = await import("./access-calls.ts");
      await changePassword(toBody(values));
      await onDone();
    },
  });
  const field = (name: keyof Values) => ({
    name,
    value: form.values[name],
    error: form.errors[name],
    onChange: (text: string) => form.change(name, text),
    onBlur: () => void form.leave(name),
  });

  return (
    <FormFrame form={form} submitLabel={t("changePassword.submit")}>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...field("oldPassword")}
        label={t("changePassword.old")}
        hint={t("changePassword.oldHint")}
        autoComplete="current-password"
      />
      <NewPasswordFields
        password={field("newPassword")}
        repeat={field("newPasswordConfirmation")}
        minLength={minLength}
        ownWords={ownWords}
      />
    </FormFrame>
  );
}

/** An account that came by Google, Facebook or Apple has no old password to give. */
function toBody({ oldPassword, ...rest }: Values) {
  return oldPassword === "" ? rest : { oldPassword, ...rest };
}
