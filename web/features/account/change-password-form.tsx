import { logError } from "#web/lib/browser/log.ts";
import { useFormOf } from "#web/lib/forms/use-form-of.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { renewPush } from "#web/lib/live/push.ts";
import { PasswordField } from "#web/ui/password/password-field.tsx";
import { loadRules } from "./load-rules.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { OneButtonForm } from "./one-button-form.tsx";
import { changePasswordBody, changePasswordForm } from "./plain-forms.ts";

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
  const form = useFormOf(changePasswordForm, {
    async check(values, locale) {
      return (await loadRules()).checkForm("changePassword", changePasswordBody(values), locale);
    },
    async onDone() {
      await keepPush();
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

/** It ended for all browsers, and this one is still theirs. The password is changed, whatever comes of it. */
async function keepPush(): Promise<void> {
  try {
    await renewPush();
  } catch (error) {
    logError("push not renewed", error);
  }
}
