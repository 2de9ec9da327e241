import type { Locale } from "#contract/shared/locale.ts";
import type { Form } from "#web/lib/forms/use-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import type { FieldTexts } from "#web/lib/text/field-texts.ts";
import { PasswordField } from "#web/ui/password/password-field.tsx";
import { CodeField } from "./code-field.tsx";
import type { ProofValues } from "./plain-forms.ts";

export const loadRules = () => import("./second-factor-rules.ts");

export type Owner = {
  /** For password managers, which file a password under its address. */
  email: string;
  hasPassword: boolean;
};

/** That it is really them: by the password, or, for an account that has none, by a code. */
export function ProofField({ form, owner }: { form: Form<ProofValues>; owner: Owner }) {
  const { t } = useTranslation("second-factor");
  if (!owner.hasPassword) return <CodeField kind="either" {...form.field("code")} />;
  return (
    <>
      <input
        type="text"
        name="username"
        autoComplete="username"
        value={owner.email}
        readOnly
        hidden
      />
      <PasswordField
        label={t("password")}
        autoComplete="current-password"
        {...form.field("password")}
      />
    </>
  );
}

export async function checkProof(
  { hasPassword }: Owner,
  { password, code }: ProofValues,
  locale: Locale,
): Promise<FieldTexts> {
  const { checkForm } = await loadRules();
  return hasPassword
    ? checkForm("password", { password }, locale)
    : checkForm("code", { code }, locale);
}
