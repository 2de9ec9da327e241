import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import { useForm } from "#web/lib/forms/use-form.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { PasswordField } from "#web/ui/password/password-field.tsx";
import { SettingsForm } from "./settings-form.tsx";

const loadRules = () => import("./form-rules.ts");

export type EmailChangeFormProps = {
  /** The one in use; for password managers, which file a password under its address. */
  email: string;
  hasPassword: boolean;
  onClose: () => void;
};

export function EmailChangeForm({ email: inUse, hasPassword, onClose }: EmailChangeFormProps) {
  const { t } = useTranslation("settings");
  const { revalidate } = useRevalidator();
  const form = useForm({
    initial: { email: "", password: "" },
    failed: t("email.failed"),
    async check(values, locale) {
      const { checkForm } = await loadRules();
      return hasPassword
        ? checkForm("emailAndPassword", values, locale)
        : checkForm("email", { email: values.email }, locale);
    },
    explain: ({ code }) =>
      code === "invalidCredentials" ? { password: t("email.wrongPassword") } : null,
    async send({ email, password }) {
      const { changeEmail } = await import("./care-calls.ts");
      await changeEmail({ email: email.trim(), ...(hasPassword ? { password } : {}) });
    },
    async onSaved() {
      await revalidate();
      onClose();
    },
  });

  return (
    <SettingsForm form={form} onFocus={() => void loadRules()}>
      <TextField
        label={t("email.new")}
        hint={t("email.newHint")}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        value={form.values.email}
        error={form.errors.email}
        onChange={(email) => form.change({ email })}
        onBlur={() => void form.leave("email")}
      />
      {hasPassword && (
        <>
          <input
            type="text"
            name="username"
            autoComplete="username"
            value={inUse}
            readOnly
            hidden
          />
          <PasswordField
            label={t("email.password")}
            name="password"
            autoComplete="current-password"
            value={form.values.password}
            error={form.errors.password}
            onChange={(password) => form.change({ password })}
            onBlur={() => void form.leave("password")}
          />
        </>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="secondary" pending={form.pending}>
          {t("email.submit")}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {t("email.keep")}
        </Button>
      </div>
    </SettingsForm>
  );
}
