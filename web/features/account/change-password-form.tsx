import { useForm } from "#web/lib/forms/use-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { PasswordField } from "#web/ui/password/password-field.tsx";
import { loadRules } from "./load-rules.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { OneButtonForm } from "./one-button-form.tsx";

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
  const form = useForm<Values>({
    initial: { oldPassword: "", newPassword: "", newPasswordConfirmation: "" },
    failed: t("changePassword.failed"),
    async check(values, locale) {
      return (await loadRules()).checkForm("changePassword", toBody(values), locale);
    },
    explain: ({ code }) =>
      code === "invalidCredentials" ? { oldPassword: t("changePassword.oldWrong") } : null,
    async send(values) {
      const { changePassword } = await import("./access-calls.ts");
      await changePassword(toBody(values));
      await onDone();
    },
  });

  return (
    <OneButtonForm form={form} submitLabel={t("changePassword.submit")}>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...form.field("oldPassword")}
        label={t("changePassword.old")}
        hint={t("changePassword.oldHint")}
        autoComplete="current-password"
      />
      <NewPasswordFields
        password={form.field("newPassword")}
        repeat={form.field("newPasswordConfirmation")}
        minLength={minLength}
        ownWords={ownWords}
      />
    </OneButtonForm>
  );
}

/** An account that came by Google, Facebook or Apple has no old password to give. */
function toBody({ oldPassword, ...rest }: Values) {
  return oldPassword === "" ? rest : { oldPassword, ...rest };
}
