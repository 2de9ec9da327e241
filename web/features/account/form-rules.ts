import type * as z from "zod";
import { changePasswordForm, emailForm, loginForm, resetPasswordForm } from "#contract/account.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { schemaErrors } from "#web/lib/forms/schema-errors.ts";
import type { FieldTexts } from "#web/lib/text/field-texts.ts";

const forms = {
  login: loginForm,
  email: emailForm,
  // The token comes from the address, not from a field.
  resetPassword: resetPasswordForm,
  changePassword: changePasswordForm,
} satisfies Record<string, z.ZodType>;

export function checkForm(name: keyof typeof forms, values: unknown, locale: Locale): FieldTexts {
  return schemaErrors(forms[name], values, locale);
}
