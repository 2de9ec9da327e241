import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Form } from "#web/ui/forms/form.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import { PasswordField } from "#web/ui/password/password-field.tsx";
import { type ProofProps, useDeletionForm } from "./use-deletion-form.ts";

export function PasswordProof({ email, ...proof }: ProofProps & { email: string }) {
  const { t } = useTranslation("settings");
  const form = useDeletionForm({
    ...proof,
    field: "password",
    explain: ({ code }) =>
      code === "invalidCredentials" ? { proof: t("delete.wrongPassword") } : null,
  });
  return (
    <Form id={proof.formId} form={form} onFocus={form.loadRules} className="grid gap-5">
      <ErrorBanner lines={form.messages} />
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t("delete.password")}
        hint={t("delete.passwordHint")}
        name="password"
        autoComplete="current-password"
        value={form.values.proof}
        error={form.errors.proof}
        onChange={(password) => form.change({ proof: password })}
      />
    </Form>
  );
}
